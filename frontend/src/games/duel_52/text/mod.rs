mod actions;
pub mod board;
pub mod cards;
mod coach;
mod events;
pub mod highlights;
mod legend;
mod lessons;
mod names;
mod standing;

use crate::words::messages::duel_52::about;
use crate::words::text::Text;

pub use actions::{action, refusal};
#[cfg(test)]
use events::event_line;
pub use events::{lines, narrate};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};
pub use names::CardNames;
pub use standing::{
    chapter, decided, end_phase, possessions, result, saved_standing, standing, to_do, turn_name,
};

pub const AUTHORS: &[&str] = &["Judd Madden", "Nina Riddell"];
pub const MAKERS_PAGE: Option<(&str, Text)> =
    Some(("https://www.juddmadden.com/duel52/", about::MAKERS_PAGE));
/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<Text> = Some(about::LINKS);

#[cfg(test)]
mod tests;
