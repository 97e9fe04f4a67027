//! Fools Gambit in words.

mod about;
pub mod board;
mod coach;
mod events;
pub mod highlights;
mod legend;
mod lessons;

use engine::options::Values;
use engine::seat::Seat;

use crate::words::messages::fools_gambit::setup;
use crate::words::options::OptionText;
use crate::words::text::Text;

pub use about::{ABOUT, LINKS, ORIGIN};
#[cfg(test)]
use events::event;
pub use events::{
    action, at_once, chapter, holds, lines, narrate, refusal, result, saved_standing, standing,
    to_do,
};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};

/// An option by its id; `None` if the game lacks it.
pub fn option(id: &str) -> Option<OptionText> {
    OptionText::of(crate::words::messages::fools_gambit::options::by_key, id)
}

/// The half of a split deck that a seat has.
pub fn seat_note(seat: Seat, options: &Values) -> Option<Text> {
    let is_split = options.get("deck") == 0;
    is_split.then(|| if seat == Seat::ONE { setup::BLACK } else { setup::RED })
}

#[cfg(test)]
mod tests;
