//! The game's texts. The constants are those of `GameUi`, and of its `About` and `Credits`.

pub mod board;
pub mod cards;
mod coach;
mod events;
pub(crate) use crate::words::messages::gold_rush_shoot_out::help;
mod sentences;

use crate::components::legend::Sign;
use crate::games::lesson::{LessonEntry, LessonTarget};
use crate::words::messages::gold_rush_shoot_out::{about, legend, lessons as words};
use crate::words::text::Text;

pub use board::{possessions, prompt};
pub use events::{event_line, lines, narrate};
pub use sentences::{
    action, chapter, decisive_line, gestures, refusal, result, saved_standing, standing,
};

pub const AUTHORS: &[&str] = &["Craig Arthur"];
pub const MAKERS_PAGE: Option<(&str, Text)> = Some((
    "https://www.craigarthurbooks.com/post/ep-6-game-rules-gold-rush-shoot-out",
    about::MAKERS_PAGE,
));
pub const LINKS: Option<Text> = None;

pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", legend::SEAT),
    Sign::new(".gr-plate__rank", legend::PRIORITY),
    Sign::new(".gr-mark.is-wound", legend::WOUNDS),
    Sign::new(".gr-mark.is-token", legend::TOKENS),
    Sign::new(".gr-mark.is-envelope", legend::ENVELOPE),
    Sign::new(".gr-plate__note:has(*)", legend::NOTE),
    Sign::new(".gr-arrow:not(.is-turned, .is-idle) .gr-arrow__head", legend::AIM),
    Sign::new(".gr-arrow.is-turned .gr-arrow__head", legend::TURNED),
    Sign::new(".gr-arrow.is-idle .gr-arrow__head", legend::NO_SHOT),
    Sign::new(".gr-arrow__hit", legend::HIT),
    Sign::new(".gr-plate.is-out", legend::OUT),
    Sign::new("[data-card='1 bar']", legend::ONE_BAR),
    Sign::new("[data-card='2 bars']", legend::TWO_BARS),
    Sign::new("[data-card='3 bars']", legend::THREE_BARS),
    Sign::new("[data-card='5 bars']", legend::FIVE_BARS),
    Sign::new("[data-card='stamp']", legend::STAMP),
    Sign::new("[data-card='antique']", legend::ANTIQUE),
    Sign::new("[data-card='hired hand']", legend::HIRED_HAND),
    Sign::new("[data-card='bullet']", legend::BULLET),
    Sign::new("[data-card='dual wield']", legend::DUAL_WIELD),
    Sign::new("[data-card='bandage']", legend::BANDAGE),
    Sign::new("[data-card='duck']", legend::DUCK_AND_WEAVE),
    Sign::new(".gr-card__adds", legend::ADDS),
    Sign::new(".gr-card.is-priority", legend::FIRST),
    Sign::new(".gr-own__ammo", legend::AMMO),
    Sign::new(".gr-own__worth", legend::WORTH),
];

pub const LESSONS: &[LessonEntry] = &[
    LessonEntry { id: "standoff", title: words::STANDOFF, gist: words::STANDOFF_GIST, steps: 14 },
    LessonEntry { id: "take", title: words::TAKE, gist: words::TAKE_GIST, steps: 14 },
    LessonEntry { id: "tokens", title: words::TOKENS, gist: words::TOKENS_GIST, steps: 10 },
];

pub const TARGETS: &[LessonTarget] = &[
    // The cards of the take, and one of them.
    LessonTarget { name: "take", selector: ".gr-take__cards" },
    LessonTarget { name: "card", selector: ".gr-card:nth-child($)" },
    // The kinds of ammo, each with the number left.
    LessonTarget { name: "ammo", selector: ".is-loads .radio-card" },
    // The seats, clockwise from the learner's.
    LessonTarget { name: "you", selector: ".gr-plate.is-at-0" },
    LessonTarget { name: "hattie", selector: ".gr-plate.is-at-1" },
    LessonTarget { name: "cole", selector: ".gr-plate.is-at-2" },
    LessonTarget { name: "wes", selector: ".gr-plate.is-at-3" },
    // A blank to load, and the two choices in a standoff or at an ambush.
    LessonTarget { name: "blank", selector: ".is-loads .radio-card:nth-of-type(1)" },
    LessonTarget { name: "first of two", selector: ".is-pair .radio-card:nth-of-type(1)" },
    LessonTarget { name: "second of two", selector: ".is-pair .radio-card:nth-of-type(2)" },
];

pub const ROUND: &[Text] = &[
    words::ROUND_LOAD,
    words::ROUND_STAND,
    words::ROUND_FIRE,
    words::ROUND_SHARE,
    words::ROUND_AMBUSH,
];

#[cfg(test)]
mod tests;
