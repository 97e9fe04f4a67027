//! Dual Duel in words.

pub mod board;
pub mod cards;
mod events;
mod rules;

pub use events::{action, event, refusal, result, saved_standing, standing, telling, to_do};
pub use rules::rules;

#[cfg(test)]
mod tests;
