//! What holds of the page's files as they are written. Here rather than beside the crate: for a test there the page would be
//! compiled a second time.

mod alike;
mod home;
mod layers;
mod leaks;
mod pages;
mod phones;
mod rules;
mod styles;
