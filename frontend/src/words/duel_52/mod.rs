//! Duel 52 in words.

mod actions;
pub mod board;
pub mod cards;
mod events;
mod expansion;
mod names;
mod refusals;
mod rules;
mod standing;

pub use actions::{action, action_on};
#[cfg(test)]
use events::event_on;
pub use events::{event, lines, telling, telling_on};
pub use names::Names;
pub use refusals::refusal;
pub use rules::rules;
pub use standing::{end_phase, result, saved_standing, standing, to_do};

#[cfg(test)]
mod tests;
