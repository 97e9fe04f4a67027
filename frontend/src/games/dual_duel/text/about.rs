//! Dual Duel in a few words.

use crate::words::games::{About, Origin};
use crate::words::messages::dual_duel::about as words;

pub const ABOUT: About = About {
    name: words::NAME,
    gist: words::GIST,
    players: words::PLAYERS,
    length: words::LENGTH,
    author: "Zero",
};

pub const ORIGIN: Origin = Origin { made_by: words::MADE_BY, makers_page: None };

/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<&str> = Some(words::LINKS);
