//! Gold Rush Shoot Out in words.

pub mod board;
pub mod cards;
mod events;
mod rules;
mod said;

pub use events::{event, telling};
pub use rules::rules;
pub use said::{action, refusal, result, saved_standing, standing};

#[cfg(test)]
mod tests;
