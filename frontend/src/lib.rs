//! Facedown's page, which is two bundles. [`landing`] is the home page alone, small, so that it is
//! there at once; [`app`] is every page, with the games. The app also runs in a worker, where a bot
//! thinks. [`scanner`] is a third one for a worker alone, which reads QR codes.

// Only the two bundles are seen from outside: `pub` says what is for the other modules.
#![allow(unreachable_pub)]

pub mod app;
mod components;
mod device;
mod draft;
mod games;
mod hooks;
pub mod landing;
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
