//! Facedown's page. [`app`] is every page, with the games; it also runs in a worker, where bots think. [`scanner`] is a
//! program for a worker only, and reads QR codes.

// Only the two programs are public: `pub` here means visible to other modules.
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
