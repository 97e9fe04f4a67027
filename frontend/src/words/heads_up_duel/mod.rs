//! Heads Up Duel in words.

mod actions;
pub mod board;
pub mod cards;
mod events;
pub mod market;
pub mod reference;
mod rules;
mod rulings;
mod standing;

pub use actions::{action, refusal};
pub use events::{event, telling};
pub use rules::rules;
pub use standing::{duel_name, result, saved_standing, standing, to_do};

#[cfg(test)]
mod tests;
