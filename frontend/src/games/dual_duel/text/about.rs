//! Dual Duel in a few words.

use crate::words::games::{About, Origin};

pub const ABOUT: About = About {
    name: "Dual Duel",
    gist: "You pick half of your rival’s pair, and your rival half of yours. Two wild cards may \
           put it right.",
    players: "2 players",
    length: "20 minutes a duel",
    author: "Zero",
};

pub const ORIGIN: Origin =
    Origin { made_by: "by Zero, featured in Master Of All Trades", makers_page: None };

/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<&str> = Some(
    "A duel takes about 75 links, back and forth: both choose at once so often. About 50 if you \
     both decide ahead. Play one duel for a short match.",
);
