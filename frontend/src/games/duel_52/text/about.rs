//! Duel 52 in a few words.

use crate::words::games::{About, Origin};

pub const ABOUT: About = About {
    name: "Duel 52",
    gist: "Three lanes and fifty-two fighters, each with a power that nobody sees until it \
           turns up.",
    players: "2 players",
    length: "30 minutes",
    author: "Judd Madden and Nina Riddell",
};

pub const ORIGIN: Origin = Origin {
    made_by: "by Judd Madden and Nina Riddell, with the expansion Heroes & Bannermen",
    makers_page: Some(("https://www.juddmadden.com/duel52/", "juddmadden.com/duel52")),
};

/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<&str> = Some("A game takes about 45 links, back and forth.");
