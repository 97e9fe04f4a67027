//! The game's texts. The constants are those of `GameUi` (see `games/ui.rs`), and of its `About` and `Credits`.

pub mod board;
pub mod cards;
mod coach;
mod events;
mod gestures;

use crate::components::legend::Sign;
use crate::games::lesson::{LessonEntry, LessonTarget};
use crate::words::messages::dual_duel::{about, legend, lessons as words};
use crate::words::text::Text;

pub use events::{
    action, chapter, decisive_line, frame_line, lines, narrate, possessions, prompt, refusal,
    result, saved_standing, standing,
};
pub use gestures::{callers, gestures};

pub const AUTHORS: &[&str] = &["Zero"];
pub const MAKERS_PAGE: Option<(&str, Text)> = None;
pub const LINKS: Option<Text> = Some(about::LINKS);

pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", legend::SEAT),
    Sign::new(".dd-side__duel", legend::DUELS),
    Sign::new(".dd-side__rounds", legend::ROUNDS),
    Sign::new(".dd-wild.is-covered", legend::OWN_WILD),
    Sign::new(".dd-wild:has(.is-back)", legend::UNKNOWN_WILD),
    Sign::new(".dd-wild__empty", legend::EMPTY_SLOT),
    Sign::new(".dd-side__counts > :first-child", legend::HAND),
    Sign::new(".dd-side__counts > :nth-child(2)", legend::CALLS),
    Sign::new(".dd-pair__place:first-child", legend::GIVEN),
    Sign::new(".dd-pair__place:nth-child(2)", legend::KEPT),
    Sign::new(".dd-pair__points", legend::POINTS),
    Sign::new(".dd-face path", legend::SIGN),
];

pub const LESSONS: &[LessonEntry] = &[
    LessonEntry { id: "pair", title: words::PAIR, gist: words::PAIR_GIST, steps: 13 },
    LessonEntry { id: "wild", title: words::WILD, gist: words::WILD_GIST, steps: 10 },
    LessonEntry { id: "bonus", title: words::BONUS, gist: words::BONUS_GIST, steps: 9 },
];

pub const TARGETS: &[LessonTarget] = &[
    LessonTarget { name: "hand", selector: ".is-near .dd-hand__room" },
    // The choices of a call, a swap or a bonus round.
    LessonTarget { name: "options", selector: ".dd-decide > .radio-cards" },
    LessonTarget { name: "pairs", selector: ".dd-duel" },
    LessonTarget { name: "own pair", selector: ".dd-pair:nth-child(2)" },
    LessonTarget { name: "their pair", selector: ".dd-pair:nth-child(1)" },
    LessonTarget { name: "own wilds", selector: ".is-near .dd-side__wilds" },
    LessonTarget { name: "own rounds", selector: ".is-near .dd-side__rounds" },
];

pub const ROUND: &[Text] =
    &[words::ROUND_PAIRS, words::ROUND_SCORES, words::ROUND_WILD, words::ROUND_WON];

#[cfg(test)]
mod tests;
