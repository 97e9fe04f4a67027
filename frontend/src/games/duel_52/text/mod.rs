//! Duel 52 in words.

mod about;
mod actions;
pub mod board;
pub mod cards;
mod coach;
mod decided;
mod events;
pub mod highlights;
mod legend;
mod lessons;
mod names;
mod refusals;
mod standing;

use crate::words::options::OptionText;

pub use about::{ABOUT, LINKS, ORIGIN};
pub use actions::action;
pub use decided::decided;
#[cfg(test)]
use events::event;
pub use events::{lines, narrate};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};
pub use names::CardNames;
pub use refusals::refusal;
pub use standing::{chapter, end_phase, holds, result, saved_standing, standing, to_do, turn_name};

/// An option by its id; `None` if the game lacks it.
pub fn option(id: &str) -> Option<OptionText> {
    OptionText::of(crate::words::messages::duel_52::options::by_key, id)
}

#[cfg(test)]
mod tests;
