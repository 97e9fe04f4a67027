//! Fools Gambit in a few words.

use crate::words::games::{About, Origin};

pub const ABOUT: About = About {
    name: "Fools Gambit",
    gist: "Three cards: one to fight, one to lose, one to change your mind with. \
           And three ranks that turn a duel on its head.",
    players: "2 players",
    length: "10 minutes",
    author: "shion-wild",
};

pub const ORIGIN: Origin = Origin {
    made_by: "by shion-wild, on itch.io",
    makers_page: Some(("https://shion-wild.itch.io/", "shion-wild.itch.io")),
};

/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<&str> =
    Some("A game takes about 55 links, back and forth; about 42 if you both decide ahead.");
