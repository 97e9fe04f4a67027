//! The rules, FG-1 to FG-22.

mod duel;
mod legal;
mod play;
mod round;
mod scoring;

pub use scoring::{points, points_of};
