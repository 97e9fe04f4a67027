use crate::games::lesson::{LessonEntry, LessonTarget};
use crate::words::messages::heads_up_duel::lessons as words;
use crate::words::text::Text;

pub const LESSONS: &[LessonEntry] = &[
    LessonEntry { id: "round", title: words::ROUND, gist: words::ROUND_GIST, steps: 12 },
    LessonEntry { id: "royals", title: words::ROYALS, gist: words::ROYALS_GIST, steps: 13 },
    LessonEntry { id: "trading", title: words::TRADING, gist: words::TRADING_GIST, steps: 10 },
    LessonEntry { id: "jokers", title: words::JOKERS, gist: words::JOKERS_GIST, steps: 13 },
];

pub const TARGETS: &[LessonTarget] = &[
    LessonTarget { name: "hand", selector: ".is-near .hud-hand" },
    // A card in hand: `8p-0` is the first 8.
    LessonTarget { name: "card", selector: ".hud-decide [data-glide='1-$']" },
    LessonTarget { name: "joker", selector: ".hud-decide [data-glide^='1-Xs-']" },
    LessonTarget { name: "own side", selector: ".hud-row.is-near" },
    LessonTarget { name: "their side", selector: ".hud-row.is-far" },
    // The sign of the winning sum.
    LessonTarget { name: "sign", selector: ".hud-sign__board" },
    LessonTarget { name: "ready", selector: "#hud-ready" },
    LessonTarget { name: "own points", selector: ".is-near .hud-strip__points" },
    LessonTarget { name: "their points", selector: ".is-far .hud-strip__points" },
    // The tabs of trading: offers, a new offer, the market.
    LessonTarget { name: "offers tab", selector: ".hud-trade > .hud-tabs > :nth-child(1)" },
    LessonTarget { name: "make tab", selector: ".hud-trade > .hud-tabs > :nth-child(2)" },
    LessonTarget { name: "market tab", selector: ".hud-trade > .hud-tabs > :nth-child(3)" },
    LessonTarget { name: "marbles", selector: ".hud-own__marbles" },
    LessonTarget { name: "finish", selector: "#hud-finish" },
];

pub const ROUND: &[Text] =
    &[words::READ_DECK, words::READ_DUEL, words::READ_ADD, words::READ_READY];
