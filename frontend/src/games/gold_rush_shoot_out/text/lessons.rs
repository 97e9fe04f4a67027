use crate::games::lesson::{Entry, Target};
pub(crate) use crate::words::messages::gold_rush_shoot_out::lessons::*;
use crate::words::text::Text;

pub const LESSONS: &[Entry] = &[
    Entry { id: "standoff", title: STANDOFF, gist: STANDOFF_GIST, steps: 14 },
    Entry { id: "take", title: TAKE, gist: TAKE_GIST, steps: 14 },
    Entry { id: "tokens", title: TOKENS, gist: TOKENS_GIST, steps: 10 },
];

pub const TARGETS: &[Target] = &[
    // The cards of the take, and one of them.
    Target { name: "take", selector: ".gr-take__cards" },
    Target { name: "card", selector: ".gr-card:nth-child($)" },
    // The kinds of ammo, each with the number left.
    Target { name: "ammo", selector: ".is-loads .radio-card" },
    // The seats, clockwise from the learner's.
    Target { name: "you", selector: ".gr-plate.is-at-0" },
    Target { name: "hattie", selector: ".gr-plate.is-at-1" },
    Target { name: "cole", selector: ".gr-plate.is-at-2" },
    Target { name: "wes", selector: ".gr-plate.is-at-3" },
    // A blank to load, and the two choices in a standoff or at an ambush.
    Target { name: "blank", selector: ".is-loads .radio-card:nth-of-type(1)" },
    Target { name: "first of two", selector: ".is-pair .radio-card:nth-of-type(1)" },
    Target { name: "second of two", selector: ".is-pair .radio-card:nth-of-type(2)" },
];

pub const ROUND: &[Text] = &[ROUND_LOAD, ROUND_STAND, ROUND_FIRE, ROUND_SHARE, ROUND_AMBUSH];
