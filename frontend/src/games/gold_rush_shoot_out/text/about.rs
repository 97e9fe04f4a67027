//! Gold Rush Shoot Out on the shelf.

use crate::words::games;
pub(crate) use crate::words::messages::gold_rush_shoot_out::about::*;
use crate::words::text::Text;

pub const ABOUT: games::About = games::About {
    name: NAME,
    gist: GIST,
    players: PLAYERS,
    length: LENGTH,
    author: "Craig Arthur",
};

pub const ORIGIN: games::Credits = games::Credits {
    made_by: MADE_BY,
    makers_page: Some((
        "https://www.craigarthurbooks.com/post/ep-6-game-rules-gold-rush-shoot-out",
        MAKERS_PAGE,
    )),
};

pub const LINKS: Option<Text> = None;
