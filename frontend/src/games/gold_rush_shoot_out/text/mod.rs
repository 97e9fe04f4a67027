//! Gold Rush Shoot Out in words.

mod about;
pub mod board;
pub mod cards;
mod coach;
mod decided;
mod events;
pub(crate) use crate::words::messages::gold_rush_shoot_out::help;
pub mod highlights;
mod legend;
mod lessons;
mod said;

use crate::words::options::OptionText;

pub use about::{ABOUT, LINKS, ORIGIN};
pub use board::{holds, prompt as to_do};
pub use decided::decided;
#[cfg(test)]
use events::at_once;
pub use events::{event, lines, narrate};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};
pub use said::{action, chapter, gestures, refusal, result, saved_standing, standing};

/// An option by its id; `None` if the game lacks it.
pub fn option(id: &str) -> Option<OptionText> {
    OptionText::of(crate::words::messages::gold_rush_shoot_out::options::by_key, id)
}

#[cfg(test)]
mod tests;
