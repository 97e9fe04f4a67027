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

pub use actions::{action, refusal};
pub use events::{lines, narrate};
pub use names::CardNames;
pub use standing::{
    chapter, decisive_line, end_phase, possessions, prompt, result, saved_standing, standing,
    turn_name,
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
    lesson("lanes", words::LANES, words::LANES_GIST, 12),
    lesson("powers-once", words::POWERS_ONCE, words::POWERS_ONCE_GIST, 9),
    lesson("powers-again", words::POWERS_AGAIN, words::POWERS_AGAIN_GIST, 10),
    lesson("powers-lasting", words::POWERS_LASTING, words::POWERS_LASTING_GIST, 9),
    lesson("heroes", words::HEROES, words::HEROES_GIST, 7),
    lesson("bannermen", words::BANNERMEN, words::BANNERMEN_GIST, 11),
    lesson("forts", words::FORTS, words::FORTS_GIST, 6),
];

const fn lesson(id: &'static str, title: Text, gist: Text, steps: usize) -> LessonEntry {
    LessonEntry { id, title, gist, steps }
}

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
