//! Gold Rush Shoot Out on the shelf.

use crate::words::games::{About, Origin};

pub const ABOUT: About = About {
    name: "Gold Rush Shoot Out",
    gist: "Bullet or blank? Aim, stare, and split the loot among those still standing.",
    players: "3 to 8 players",
    length: "30 minutes",
    author: "Craig Arthur",
};

pub const ORIGIN: Origin = Origin {
    made_by: "by Craig Arthur, from episode 6 of Gamebreaker, after the board game Cash ’n Guns",
    makers_page: Some((
        "https://www.craigarthurbooks.com/post/ep-6-game-rules-gold-rush-shoot-out",
        "craigarthurbooks.com, episode 6",
    )),
};

pub const LINKS: Option<&str> = None;
