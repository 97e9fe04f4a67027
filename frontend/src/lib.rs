//! Facedown's page. [`app`] is every page, with the games. It also runs in a worker, where a bot thinks. [`scanner`] is a
//! program for a worker alone, which reads QR codes.

// Only the two programs are seen from outside: `pub` says what is for the other modules.
#![allow(unreachable_pub)]

pub mod app;
mod components;
mod device;
mod draft;
mod games;
mod hooks;
mod pages;
mod playback;
mod route;
pub mod scanner;
mod services;
mod session;
mod words;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
