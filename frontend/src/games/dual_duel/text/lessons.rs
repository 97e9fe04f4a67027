use crate::games::lesson::{Entry, Target};
use crate::words::messages::dual_duel::lessons as words;
use crate::words::text::Text;

pub const LESSONS: &[Entry] = &[
    Entry { id: "pair", title: words::PAIR, gist: words::PAIR_GIST, steps: 13 },
    Entry { id: "wild", title: words::WILD, gist: words::WILD_GIST, steps: 10 },
    Entry { id: "bonus", title: words::BONUS, gist: words::BONUS_GIST, steps: 9 },
];

pub const TARGETS: &[Target] = &[
    Target { name: "hand", selector: ".is-near .dd-hand__room" },
    // The choices of a call, a swap or a bonus round.
    Target { name: "options", selector: ".dd-decide > .radio-cards" },
    Target { name: "pairs", selector: ".dd-duel" },
    Target { name: "own pair", selector: ".dd-pair:nth-child(2)" },
    Target { name: "their pair", selector: ".dd-pair:nth-child(1)" },
    Target { name: "own wilds", selector: ".is-near .dd-side__wilds" },
    Target { name: "own rounds", selector: ".is-near .dd-side__rounds" },
];

pub const ROUND: &[Text] =
    &[words::ROUND_PAIRS, words::ROUND_SCORES, words::ROUND_WILD, words::ROUND_WON];
