//! Facedown's page, which is two programs. The [`door`] is the home page alone, small, so that it is
//! there at once; the [`house`] is every page, with the games. The house also runs in a worker, as a
//! bot's head.

// Only the two programs are seen from outside: `pub` says what is for the other modules.
#![allow(unreachable_pub)]

mod app;
mod components;
mod device;
pub mod door;
mod games;
mod hooks;
pub mod house;
mod pages;
mod playback;
mod route;
mod services;
mod session;
mod words;
