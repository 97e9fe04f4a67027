//! The game's texts. The constants are those of `GameUi` (see `games/ui.rs`), and of its `About` and `Credits`.

pub mod board;
mod coach;
mod events;

use crate::components::legend::Sign;
use crate::games::lesson::{LessonEntry, LessonTarget};
use crate::words::messages::fools_gambit::{about, legend, lessons as words};
use crate::words::text::Text;

pub use events::{
    action, chapter, frame_line, lines, narrate, possessions, prompt, refusal, result,
    saved_standing, standing,
};

pub const AUTHORS: &[&str] = &["shion-wild"];
pub const MAKERS_PAGE: Option<(&str, Text)> =
    Some(("https://shion-wild.itch.io/", about::MAKERS_PAGE));
pub const LINKS: Option<Text> = Some(about::LINKS);

pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", legend::MARK),
    Sign::new(".fg-side__points", legend::POINTS),
    Sign::new(".fg-pile:nth-child(1):not(.is-0)", legend::MAIN_DECK),
    Sign::new(".fg-pile:nth-child(2):not(.is-0)", legend::OFF_HAND),
    Sign::new(".fg-pile:nth-child(3):not(.is-0)", legend::DISCARDS),
    Sign::new(".fg-pile:nth-child(4):not(.is-0)", legend::WINNING),
    Sign::new(".fg-slot.is-duel", legend::DUEL),
    Sign::new(".fg-slot.is-wager", legend::WAGER),
    Sign::new(".fg-power", legend::POWER),
    Sign::new(".fg-laid .card.is-back", legend::LAID),
];

pub const LESSONS: &[LessonEntry] = &[
    LessonEntry { id: "round", title: words::ROUND, gist: words::ROUND_GIST, steps: 17 },
    LessonEntry { id: "swap", title: words::SWAP, gist: words::SWAP_GIST, steps: 10 },
    LessonEntry { id: "specials", title: words::SPECIALS, gist: words::SPECIALS_GIST, steps: 11 },
];

pub const TARGETS: &[LessonTarget] = &[
    // The three cards in hand, or their places once two are picked.
    LessonTarget { name: "hand", selector: ".fg-choose__table" },
    LessonTarget { name: "pick", selector: ".fg-pick[data-glide='$']" },
    // The button that lays down or locks in.
    LessonTarget { name: "lock", selector: ".lock" },
    LessonTarget { name: "own duel", selector: ".is-near .fg-laid.is-duel" },
    LessonTarget { name: "own wager", selector: ".is-near .fg-laid.is-wager" },
    LessonTarget { name: "own third", selector: ".is-near .fg-laid.is-third" },
    LessonTarget { name: "their duel", selector: ".is-far .fg-laid.is-duel" },
    LessonTarget { name: "their wager", selector: ".is-far .fg-laid.is-wager" },
    LessonTarget { name: "own points", selector: ".is-near .fg-side__points" },
    LessonTarget { name: "their points", selector: ".is-far .fg-side__points" },
    // Piles that have cards.
    LessonTarget { name: "own off-hand", selector: ".is-near .fg-pile:nth-child(2):not(.is-0)" },
    LessonTarget { name: "own discard", selector: ".is-near .fg-pile:nth-child(3):not(.is-0)" },
    LessonTarget { name: "own winning", selector: ".is-near .fg-pile:nth-child(4):not(.is-0)" },
];

pub const ROUND: &[Text] =
    &[words::READ_CARDS, words::READ_SWAP, words::READ_WIN, words::READ_POWERS];

#[cfg(test)]
mod tests;
