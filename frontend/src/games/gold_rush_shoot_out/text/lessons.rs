use crate::games::lesson::{LessonEntry, LessonTarget};
pub(crate) use crate::words::messages::gold_rush_shoot_out::lessons::*;
use crate::words::text::Text;

pub const LESSONS: &[LessonEntry] = &[
    LessonEntry { id: "standoff", title: STANDOFF, gist: STANDOFF_GIST, steps: 14 },
    LessonEntry { id: "take", title: TAKE, gist: TAKE_GIST, steps: 14 },
    LessonEntry { id: "tokens", title: TOKENS, gist: TOKENS_GIST, steps: 10 },
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

pub const ROUND: &[Text] = &[ROUND_LOAD, ROUND_STAND, ROUND_FIRE, ROUND_SHARE, ROUND_AMBUSH];
