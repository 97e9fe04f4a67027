use crate::games::lesson::{LessonEntry, LessonTarget};
use crate::words::messages::dual_duel::lessons as words;
use crate::words::text::Text;

pub const LESSONS: &[LessonEntry] = &[
    LessonEntry { id: "pair", title: words::PAIR, gist: words::PAIR_GIST, steps: 13 },
    LessonEntry { id: "wild", title: words::WILD, gist: words::WILD_GIST, steps: 10 },
    LessonEntry { id: "bonus", title: words::BONUS, gist: words::BONUS_GIST, steps: 9 },
];

pub const TARGETS: &[LessonTarget] = &[
    LessonTarget { name: "hand", selector: ".is-near .dd-hand__room" },
    // The choices of a call, a swap or a bonus round.
    LessonTarget { name: "options", selector: ".dd-decide > .radio-cards" },
    LessonTarget { name: "pairs", selector: ".dd-duel" },
    LessonTarget { name: "own pair", selector: ".dd-pair:nth-child(2)" },
    LessonTarget { name: "their pair", selector: ".dd-pair:nth-child(1)" },
    LessonTarget { name: "own wilds", selector: ".is-near .dd-side__wilds" },
    LessonTarget { name: "own rounds", selector: ".is-near .dd-side__rounds" },
];

pub const ROUND: &[Text] =
    &[words::ROUND_PAIRS, words::ROUND_SCORES, words::ROUND_WILD, words::ROUND_WON];
