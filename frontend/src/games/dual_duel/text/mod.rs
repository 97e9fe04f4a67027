pub mod board;
pub mod cards;
mod coach;
mod events;
mod gestures;
pub mod help;
pub mod highlights;
mod legend;
mod lessons;

use crate::words::messages::dual_duel::about;
use crate::words::text::Text;

pub use events::{
    action, chapter, decided, frame_line, lines, narrate, possessions, refusal, result,
    saved_standing, standing, to_do,
};
pub use gestures::{callers, gestures};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};

pub const AUTHORS: &[&str] = &["Zero"];
pub const MAKERS_PAGE: Option<(&str, Text)> = None;
/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<Text> = Some(about::LINKS);

#[cfg(test)]
mod tests;
