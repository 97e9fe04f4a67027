//! Heads Up Duel's lessons, their targets, and the read-aloud of a round.

use crate::games::lesson::{Entry, Target};

pub const LESSONS: &[Entry] = &[
    Entry {
        id: "round",
        title: "A duel round",
        gist: "Show a card, add its equals, know when to stop.",
        steps: 12,
    },
    Entry {
        id: "royals",
        title: "Royals",
        gist: "Jack, Queen, King, Ace: worth 0, and trouble.",
        steps: 13,
    },
    Entry {
        id: "trading",
        title: "Trading and the market",
        gist: "A deal that helps both, and a pack under the counter.",
        steps: 10,
    },
    Entry {
        id: "jokers",
        title: "Jokers",
        gist: "A card that does nothing, or what was done before.",
        steps: 13,
    },
];

pub const TARGETS: &[Target] = &[
    Target { name: "hand", selector: ".is-near .hud-hand" },
    // A card in hand: `8p-0` is the first 8.
    Target { name: "card", selector: ".hud-decide [data-glide='1-$']" },
    Target { name: "joker", selector: ".hud-decide [data-glide^='1-Xs-']" },
    Target { name: "own side", selector: ".hud-row.is-near" },
    Target { name: "their side", selector: ".hud-row.is-far" },
    // The sign that says which sum wins.
    Target { name: "sign", selector: ".hud-sign__board" },
    Target { name: "ready", selector: "#hud-ready" },
    Target { name: "own points", selector: ".is-near .hud-strip__points" },
    Target { name: "their points", selector: ".is-far .hud-strip__points" },
    // The ways to trade: offers, a new offer, the market.
    Target { name: "offers tab", selector: ".hud-trade > .hud-tabs > :nth-child(1)" },
    Target { name: "make tab", selector: ".hud-trade > .hud-tabs > :nth-child(2)" },
    Target { name: "market tab", selector: ".hud-trade > .hud-tabs > :nth-child(3)" },
    Target { name: "marbles", selector: ".hud-own__marbles" },
    Target { name: "finish", selector: "#hud-finish" },
];

pub const ROUND: &[&str] = &[
    "Trade until you like your deck. Then each of you duels one other.",
    "In a duel both play one card face-down, then turn them up together.",
    "You may add cards of that same number, and special cards, one at a time.",
    "When both are ready, the higher total takes the point. More points win the duel.",
];
