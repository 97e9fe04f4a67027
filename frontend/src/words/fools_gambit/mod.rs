//! Fools Gambit in words.

pub mod board;
mod events;
mod rules;

pub use events::{action, event, refusal, result, saved_standing, standing, telling, to_do};
pub use rules::rules;

#[cfg(test)]
mod tests;
