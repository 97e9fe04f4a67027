pub mod board;
mod coach;
mod events;
pub mod highlights;
mod legend;
mod lessons;

use engine::options::Values;
use engine::seat::Seat;

use crate::words::messages::fools_gambit::{about, setup};
use crate::words::text::Text;

#[cfg(test)]
use events::event_line;
pub use events::{
    action, chapter, frame_line, lines, narrate, possessions, refusal, result, saved_standing,
    standing, to_do,
};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};

pub const AUTHORS: &[&str] = &["shion-wild"];
pub const MAKERS_PAGE: Option<(&str, Text)> =
    Some(("https://shion-wild.itch.io/", about::MAKERS_PAGE));
/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<Text> = Some(about::LINKS);

/// The seat's half of a split deck.
pub fn seat_note(seat: Seat, options: &Values) -> Option<Text> {
    let is_split = options.get("deck") == 0;
    is_split.then(|| if seat == Seat::ONE { setup::BLACK } else { setup::RED })
}

#[cfg(test)]
mod tests;
