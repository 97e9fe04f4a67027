use crate::games::lesson::{LessonEntry, LessonTarget};
use crate::words::messages::duel_52::lessons as words;
use crate::words::text::Text;

pub const LESSONS: &[LessonEntry] = &[
    LessonEntry { id: "lanes", title: words::LANES, gist: words::LANES_GIST, steps: 12 },
    LessonEntry {
        id: "powers-once",
        title: words::POWERS_ONCE,
        gist: words::POWERS_ONCE_GIST,
        steps: 9,
    },
    LessonEntry {
        id: "powers-again",
        title: words::POWERS_AGAIN,
        gist: words::POWERS_AGAIN_GIST,
        steps: 10,
    },
    LessonEntry {
        id: "powers-lasting",
        title: words::POWERS_LASTING,
        gist: words::POWERS_LASTING_GIST,
        steps: 9,
    },
    LessonEntry { id: "heroes", title: words::HEROES, gist: words::HEROES_GIST, steps: 7 },
    LessonEntry {
        id: "bannermen",
        title: words::BANNERMEN,
        gist: words::BANNERMEN_GIST,
        steps: 11,
    },
    LessonEntry { id: "forts", title: words::FORTS, gist: words::FORTS_GIST, steps: 6 },
];

pub const TARGETS: &[LessonTarget] = &[
    LessonTarget { name: "lanes", selector: ".d52-lanes" },
    LessonTarget { name: "lane", selector: ".d52-lane:nth-child($)" },
    // A card on the board, by its id.
    LessonTarget { name: "tile", selector: ".d52-lanes [data-card='$']" },
    // A card in the own hand.
    LessonTarget { name: "held", selector: ".d52-hand [data-glide='$']" },
    LessonTarget { name: "hand", selector: ".d52-hand" },
    LessonTarget { name: "pile", selector: ".d52-pile:not(.is-quiet)" },
    LessonTarget { name: "hero", selector: ".d52-table > .d52-near .d52-hero" },
    LessonTarget { name: "bannermen", selector: ".d52-table > .d52-near .d52-chip" },
    LessonTarget { name: "forts", selector: "[data-fort]" },
];

pub const ROUND: &[Text] =
    &[words::READ_LANES, words::READ_FLIP, words::READ_PAIR, words::READ_END];
