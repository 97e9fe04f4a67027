use crate::games::lesson::{Entry, Target};
use crate::words::messages::heads_up_duel::lessons as words;
use crate::words::text::Text;

pub const LESSONS: &[Entry] = &[
    Entry { id: "round", title: words::ROUND, gist: words::ROUND_GIST, steps: 12 },
    Entry { id: "royals", title: words::ROYALS, gist: words::ROYALS_GIST, steps: 13 },
    Entry { id: "trading", title: words::TRADING, gist: words::TRADING_GIST, steps: 10 },
    Entry { id: "jokers", title: words::JOKERS, gist: words::JOKERS_GIST, steps: 13 },
];

pub const TARGETS: &[Target] = &[
    Target { name: "hand", selector: ".is-near .hud-hand" },
    // A card in hand: `8p-0` is the first 8.
    Target { name: "card", selector: ".hud-decide [data-glide='1-$']" },
    Target { name: "joker", selector: ".hud-decide [data-glide^='1-Xs-']" },
    Target { name: "own side", selector: ".hud-row.is-near" },
    Target { name: "their side", selector: ".hud-row.is-far" },
    // The sign of the winning sum.
    Target { name: "sign", selector: ".hud-sign__board" },
    Target { name: "ready", selector: "#hud-ready" },
    Target { name: "own points", selector: ".is-near .hud-strip__points" },
    Target { name: "their points", selector: ".is-far .hud-strip__points" },
    // The tabs of trading: offers, a new offer, the market.
    Target { name: "offers tab", selector: ".hud-trade > .hud-tabs > :nth-child(1)" },
    Target { name: "make tab", selector: ".hud-trade > .hud-tabs > :nth-child(2)" },
    Target { name: "market tab", selector: ".hud-trade > .hud-tabs > :nth-child(3)" },
    Target { name: "marbles", selector: ".hud-own__marbles" },
    Target { name: "finish", selector: "#hud-finish" },
];

pub const ROUND: &[Text] =
    &[words::READ_DECK, words::READ_DUEL, words::READ_ADD, words::READ_READY];
