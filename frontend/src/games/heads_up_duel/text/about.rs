//! Heads Up Duel in a few words.

use crate::words::games::{About, Origin};

pub const ABOUT: About = About {
    name: "Heads Up Duel",
    gist: "Trade your way to a deck, buy on the black market, then face one opponent.",
    players: "2, 4, 6 or 8 players",
    length: "10 minutes to an hour",
    author: "Craig Arthur",
};

pub const ORIGIN: Origin = Origin {
    made_by: "by Craig Arthur, from episode 4 of Gamebreaker",
    makers_page: Some((
        "https://www.craigarthurbooks.com/post/ep-4-game-rules-heads-up-duel-gamebreaker",
        "craigarthurbooks.com, episode 4",
    )),
};

/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<&str> = Some("A game takes about 45 links, back and forth.");
