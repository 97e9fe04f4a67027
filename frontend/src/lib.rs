//! The page's two programs. [`app`] is every page, with the games; in a worker it computes the moves of bots, hints and
//! reviews. [`scanner`] reads QR codes, always in a worker.

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
