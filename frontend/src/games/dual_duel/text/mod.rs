//! Dual Duel in words.

mod about;
pub mod board;
pub mod cards;
mod coach;
mod decided;
mod events;
mod hands;
pub mod help;
pub mod highlights;
mod legend;
mod lessons;

use crate::words::options::OptionText;

pub use about::{ABOUT, LINKS, ORIGIN};
pub use decided::decided;
pub use events::{
    action, at_once, chapter, holds, lines, narrate, refusal, result, saved_standing, standing,
    to_do,
};
pub use hands::{callers, hands};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};

/// An option by its id; `None` if the game lacks it.
pub fn option(id: &str) -> Option<OptionText> {
    OptionText::of(crate::words::messages::dual_duel::options::by_key, id)
}

#[cfg(test)]
mod tests;
