//! The game's texts. The constants are those of `GameUi`, and of its `About` and `Credits`.

mod actions;
pub mod board;
pub mod cards;
mod coach;
mod events;
mod names;
mod standing;

use crate::components::legend::Sign;
use crate::games::lesson::{LessonEntry, LessonTarget};
use crate::words::messages::duel_52::{about, legend, lessons as words};
use crate::words::text::Text;

#[cfg(test)]
use events::event_line;

pub use actions::{action, refusal};
pub use events::{lines, narrate};
pub use names::CardNames;
pub use standing::{
    chapter, decided, end_phase, possessions, result, saved_standing, standing, to_do, turn_name,
};

pub const AUTHORS: &[&str] = &["Judd Madden", "Nina Riddell"];
pub const MAKERS_PAGE: Option<(&str, Text)> =
    Some(("https://www.juddmadden.com/duel52/", about::MAKERS_PAGE));
pub const LINKS: Option<Text> = Some(about::LINKS);

pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", legend::MARK),
    Sign::new(".d52-strip__hand", legend::HAND),
    Sign::new(".d52-hit:not(.is-lost)", legend::HIT),
    Sign::new(".d52-hit.is-lost", legend::LOST_HIT),
    Sign::new(".d52-tile.is-down", legend::DOWN),
    Sign::new(".d52-tile.is-known", legend::KNOWN),
    Sign::new(".d52-index__does .d52-glyph", legend::POWER),
    Sign::new(".d52-sign.is-ready", legend::READY),
    Sign::new(".d52-sign.is-new", legend::NEW),
    Sign::new(".d52-sign.is-frozen", legend::FROZEN),
    Sign::new(".d52-sign.is-paired", legend::PAIRED),
    Sign::new(".d52-sign.is-seen", legend::SEEN),
    Sign::new(".d52-tile .d52-sign.is-base", legend::BASE),
    Sign::new(".d52-sign.is-waits", legend::WAITS),
    Sign::new(".d52-chip:not(.is-hero)", legend::BANNERMAN),
    Sign::new(".d52-chip.is-hero", legend::HERO),
    Sign::new(".d52-tile .d52-sign.is-banner", legend::STRONGER),
    Sign::new(".d52-tile .d52-sign.is-hero", legend::HERO_ON_BOARD),
    Sign::new(".d52-tile__outlook", legend::OUTLOOK),
];

pub const LESSONS: &[LessonEntry] = &[
    LessonEntry { id: "lanes", title: words::LANES, gist: words::LANES_GIST, steps: 12 },
    LessonEntry {
        id: "powers-once",
        title: words::POWERS_ONCE,
        gist: words::POWERS_ONCE_GIST,
        steps: 9,
    },
    LessonEntry {
        id: "powers-again",
        title: words::POWERS_AGAIN,
        gist: words::POWERS_AGAIN_GIST,
        steps: 10,
    },
    LessonEntry {
        id: "powers-lasting",
        title: words::POWERS_LASTING,
        gist: words::POWERS_LASTING_GIST,
        steps: 9,
    },
    LessonEntry { id: "heroes", title: words::HEROES, gist: words::HEROES_GIST, steps: 7 },
    LessonEntry {
        id: "bannermen",
        title: words::BANNERMEN,
        gist: words::BANNERMEN_GIST,
        steps: 11,
    },
    LessonEntry { id: "forts", title: words::FORTS, gist: words::FORTS_GIST, steps: 6 },
];

pub const TARGETS: &[LessonTarget] = &[
    LessonTarget { name: "lanes", selector: ".d52-lanes" },
    LessonTarget { name: "lane", selector: ".d52-lane:nth-child($)" },
    // A card on the board, by its id.
    LessonTarget { name: "tile", selector: ".d52-lanes [data-card='$']" },
    // A card in the own hand.
    LessonTarget { name: "held", selector: ".d52-hand [data-glide='$']" },
    LessonTarget { name: "hand", selector: ".d52-hand" },
    LessonTarget { name: "pile", selector: ".d52-pile:not(.is-quiet)" },
    LessonTarget { name: "hero", selector: ".d52-table > .d52-near .d52-hero" },
    LessonTarget { name: "bannermen", selector: ".d52-table > .d52-near .d52-chip" },
    LessonTarget { name: "forts", selector: "[data-fort]" },
];

pub const ROUND: &[Text] =
    &[words::READ_LANES, words::READ_FLIP, words::READ_PAIR, words::READ_END];

#[cfg(test)]
mod tests;
