//! Gold Rush Shoot Out in words.

mod about;
pub mod board;
pub mod cards;
mod events;
mod options;
mod rules;
mod said;

pub use about::{ABOUT, ORIGIN};
pub use events::{event, several};
pub use options::option;
pub use rules::rules;
pub use said::{action, refusal, result, saved_standing, standing};

#[cfg(test)]
mod tests;
