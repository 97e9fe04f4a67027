//! Heads Up Duel in a few words.

use crate::words::games::{About, Credits};
use crate::words::messages::heads_up_duel::about as words;
use crate::words::text::Text;

pub const ABOUT: About = About {
    name: words::NAME,
    gist: words::GIST,
    players: words::PLAYERS,
    length: words::LENGTH,
    author: "Craig Arthur",
};

pub const ORIGIN: Credits = Credits {
    made_by: words::MADE_BY,
    makers_page: Some((
        "https://www.craigarthurbooks.com/post/ep-4-game-rules-heads-up-duel-gamebreaker",
        words::MAKERS_PAGE,
    )),
};

/// As measured in `docs/devices.md`, rounded.
pub const LINKS: Option<Text> = Some(words::LINKS);
