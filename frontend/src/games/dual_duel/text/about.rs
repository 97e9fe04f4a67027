//! Dual Duel in a few words.

use crate::words::games::{About, Credits};
use crate::words::messages::dual_duel::about as words;
use crate::words::text::Text;

pub const ABOUT: About = About {
    name: words::NAME,
    gist: words::GIST,
    players: words::PLAYERS,
    length: words::LENGTH,
    author: "Zero",
};

pub const ORIGIN: Credits = Credits { made_by: words::MADE_BY, makers_page: None };

/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<Text> = Some(words::LINKS);
