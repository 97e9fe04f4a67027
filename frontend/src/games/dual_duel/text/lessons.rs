//! Dual Duel's lessons, their targets, and the read-aloud of a round.

use crate::games::lesson::{Entry, Target};

pub const LESSONS: &[Entry] = &[
    Entry {
        id: "pair",
        title: "The pair",
        gist: "You give one card, keep one, and hope.",
        steps: 13,
    },
    Entry {
        id: "wild",
        title: "Wilds and the call",
        gist: "Two hidden cards, and what it costs to use one.",
        steps: 10,
    },
    Entry {
        id: "bonus",
        title: "Bonus rounds",
        gist: "Level after nine: three more, with other cards.",
        steps: 9,
    },
];

pub const TARGETS: &[Target] = &[
    Target { name: "hand", selector: ".is-near .dd-hand__room" },
    // Choices, by name.
    Target { name: "options", selector: ".dd-decide > .radio-cards" },
    Target { name: "pairs", selector: ".dd-duel" },
    Target { name: "own pair", selector: ".dd-pair:nth-child(2)" },
    Target { name: "their pair", selector: ".dd-pair:nth-child(1)" },
    Target { name: "own wilds", selector: ".is-near .dd-side__wilds" },
    Target { name: "own rounds", selector: ".is-near .dd-side__rounds" },
];

pub const ROUND: &[&str] = &[
    "First each of you hides two wild cards. Each round you give one card and keep one: your pair is what you keep and what you get.",
    "Equal numbers score 13, consecutive ones their sum, one colour twice the gap, anything else 14 less the lower.",
    "Either may call “Wild” to swap a hidden one in, for 2 less.",
    "The higher score wins the round; most of nine rounds take the duel.",
];
