//! The rules, FG-1 to FG-22.

mod duel;
mod legal;
mod play;
mod round;
mod scoring;

pub(super) use legal::{check, legal_actions, turn};
pub(super) use play::{deal, decide};
pub use scoring::{points, points_of};
