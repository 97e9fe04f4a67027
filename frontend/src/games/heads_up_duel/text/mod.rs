mod actions;
pub mod board;
pub mod cards;
mod coach;
mod events;
mod goal;
pub mod highlights;
mod legend;
mod lessons;
pub mod market;
pub mod reference;
mod standing;
mod trading;

use crate::words::messages::heads_up_duel::about;
use crate::words::text::Text;

pub use actions::{action, gestures, public_action, public_action_of_all, refusal};
pub use events::event_line;
pub use goal::{came_after, decided, goal};
pub use legend::LEGEND;
pub use lessons::{LESSONS, ROUND, TARGETS};
pub use standing::{
    chapter, duel_name, new_possessions, possessions, result, saved_standing, standing, to_do,
};
pub use trading::{before_visits, frame_line, lines, narrate};

pub const AUTHOR: &str = "Craig Arthur";
pub const MAKERS_PAGE: Option<(&str, Text)> = Some((
    "https://www.craigarthurbooks.com/post/ep-4-game-rules-heads-up-duel-gamebreaker",
    about::MAKERS_PAGE,
));
/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<Text> = Some(about::LINKS);

#[cfg(test)]
mod tests;
