//! Heads Up Duel in words.

mod about;
mod actions;
pub mod board;
pub mod cards;
mod coach;
mod decided;
mod events;
mod frames;
mod goal;
pub mod highlights;
mod legend;
mod lessons;
pub mod market;
pub mod reference;
mod standing;
mod trading;

use crate::words::options::OptionText;

pub use about::{ABOUT, LINKS, ORIGIN};
pub use actions::{action, lots, public_action, public_action_of_all, refusal};
pub use decided::decided;
pub use events::event;
pub use frames::{at_once, lines, narrate};
pub use goal::{came_after, goal};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};
pub use standing::{chapter, duel_name, gains, holds, result, saved_standing, standing, to_do};
pub use trading::before_visits;

/// An option by its id; `None` if the game lacks it.
pub fn option(id: &str) -> Option<OptionText> {
    OptionText::of(crate::words::messages::heads_up_duel::options::by_key, id)
}

#[cfg(test)]
mod tests;
