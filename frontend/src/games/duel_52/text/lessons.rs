//! Duel 52's lessons, their targets, and the read-aloud of a turn.

use crate::games::lesson::{Entry, Target};

pub const LESSONS: &[Entry] = &[
    Entry {
        id: "lanes",
        title: "Lanes, attack and flip",
        gist: "Play face-down, turn up, hit. Two hits kill.",
        steps: 12,
    },
    Entry {
        id: "powers-once",
        title: "Ace, 2, 4, 5",
        gist: "Cards that do something the moment they flip.",
        steps: 9,
    },
    Entry {
        id: "powers-again",
        title: "6, 7, queen, king",
        gist: "Freeze, heal, move, and all of it again.",
        steps: 10,
    },
    Entry {
        id: "powers-lasting",
        title: "3, 8, 9, 10, jack",
        gist: "Powers that hold as long as the card does.",
        steps: 9,
    },
    Entry {
        id: "heroes",
        title: "Heroes",
        gist: "A face-up card outside the lanes: spell or sword.",
        steps: 7,
    },
    Entry {
        id: "bannermen",
        title: "Bannermen",
        gist: "Pick a rank. All your cards of it get better.",
        steps: 11,
    },
    Entry {
        id: "forts",
        title: "Forts",
        gist: "Three cards up in a lane? The other side digs in.",
        steps: 6,
    },
];

pub const TARGETS: &[Target] = &[
    Target { name: "lanes", selector: ".d52-lanes" },
    Target { name: "lane", selector: ".d52-lane:nth-child($)" },
    // A card on the board, by its number.
    Target { name: "tile", selector: ".d52-lanes [data-card='$']" },
    // A card in the own hand.
    Target { name: "held", selector: ".d52-hand [data-glide='$']" },
    Target { name: "hand", selector: ".d52-hand" },
    Target { name: "pile", selector: ".d52-pile:not(.is-quiet)" },
    Target { name: "hero", selector: ".d52-table > .d52-near .d52-hero" },
    Target { name: "bannermen", selector: ".d52-table > .d52-near .d52-chip" },
    Target { name: "forts", selector: "[data-fort]" },
];

pub const ROUND: &[&str] = &[
    "Three lanes. Three actions a turn, two in the very first: play a card face-down, flip one up, or attack in its lane.",
    "Two hits kill. Flipped cards use their power at once, or keep it.",
    "Two cards of one rank in a lane can pair up and hit for 2.",
    "When nothing is left to draw, base cards join in. Clear two lanes of an enemy with nothing left to play, and win.",
];
