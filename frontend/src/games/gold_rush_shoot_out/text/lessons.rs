//! Gold Rush Shoot Out's lessons, their targets, and the read-aloud of a round.

use crate::games::lesson::{Entry, Target};

pub const LESSONS: &[Entry] = &[
    Entry {
        id: "standoff",
        title: "A standoff",
        gist: "Load, aim, and know when to leave.",
        steps: 14,
    },
    Entry {
        id: "take",
        title: "The take and abilities",
        gist: "Stamps, antiques, and cards that bend a standoff.",
        steps: 14,
    },
    Entry {
        id: "tokens",
        title: "Tokens",
        gist: "Half a token turns every pistol that aims at you.",
        steps: 10,
    },
];

pub const TARGETS: &[Target] = &[
    // The cards of the take, and one of them.
    Target { name: "take", selector: ".gr-take__cards" },
    Target { name: "card", selector: ".gr-card:nth-child($)" },
    // The ammo, each kind with the number left.
    Target { name: "ammo", selector: ".is-loads .radio-card" },
    // The seats, clockwise from the learner's.
    Target { name: "you", selector: ".gr-plate.is-at-0" },
    Target { name: "hattie", selector: ".gr-plate.is-at-1" },
    Target { name: "cole", selector: ".gr-plate.is-at-2" },
    Target { name: "wes", selector: ".gr-plate.is-at-3" },
    // A blank to load, and the two ways in the standoff or when ambushed.
    Target { name: "blank", selector: ".is-loads .radio-card:nth-of-type(1)" },
    Target { name: "first of two", selector: ".is-pair .radio-card:nth-of-type(1)" },
    Target { name: "second of two", selector: ".is-pair .radio-card:nth-of-type(2)" },
];

pub const ROUND: &[&str] = &[
    "Loot lies open. Everybody loads a blank or a bullet, and aims at somebody.",
    "Stand, or sit out: you are safe then, but get nothing.",
    "Pistols fire, and the wounded get no share.",
    "Whoever still stands takes loot, a card at a time. After six rounds the most gold wins; most antiques earn half a token.",
    "Half a token buys an ambush: every gun on you turns on its owner.",
];
