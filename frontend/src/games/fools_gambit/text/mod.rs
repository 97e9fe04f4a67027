//! Fools Gambit in words.

mod about;
pub mod board;
mod coach;
mod events;
pub mod highlights;
mod legend;
mod lessons;
mod options;

pub use about::{ABOUT, LINKS, ORIGIN};
#[cfg(test)]
use events::event;
pub use events::{
    action, at_once, chapter, holds, lines, narrate, refusal, result, saved_standing, standing,
    to_do,
};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};
pub use options::{option, seat_note};

#[cfg(test)]
mod tests;
