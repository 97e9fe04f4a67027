pub mod board;
pub mod cards;
mod coach;
mod events;
pub(crate) use crate::words::messages::gold_rush_shoot_out::help;
pub mod highlights;
mod legend;
mod lessons;
mod sentences;

use crate::words::messages::gold_rush_shoot_out::about;
use crate::words::text::Text;

pub use board::{possessions, prompt as to_do};
#[cfg(test)]
use events::frame_lines;
pub use events::{event_line, lines, narrate};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};
pub use sentences::{
    action, chapter, decided, gestures, refusal, result, saved_standing, standing,
};

pub const AUTHORS: &[&str] = &["Craig Arthur"];
pub const MAKERS_PAGE: Option<(&str, Text)> = Some((
    "https://www.craigarthurbooks.com/post/ep-6-game-rules-gold-rush-shoot-out",
    about::MAKERS_PAGE,
));
pub const LINKS: Option<Text> = None;

#[cfg(test)]
mod tests;
