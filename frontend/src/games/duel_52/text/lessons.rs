use crate::games::lesson::{Entry, Target};
use crate::words::messages::duel_52::lessons as words;
use crate::words::text::Text;

pub const LESSONS: &[Entry] = &[
    Entry { id: "lanes", title: words::LANES, gist: words::LANES_GIST, steps: 12 },
    Entry { id: "powers-once", title: words::POWERS_ONCE, gist: words::POWERS_ONCE_GIST, steps: 9 },
    Entry {
        id: "powers-again",
        title: words::POWERS_AGAIN,
        gist: words::POWERS_AGAIN_GIST,
        steps: 10,
    },
    Entry {
        id: "powers-lasting",
        title: words::POWERS_LASTING,
        gist: words::POWERS_LASTING_GIST,
        steps: 9,
    },
    Entry { id: "heroes", title: words::HEROES, gist: words::HEROES_GIST, steps: 7 },
    Entry { id: "bannermen", title: words::BANNERMEN, gist: words::BANNERMEN_GIST, steps: 11 },
    Entry { id: "forts", title: words::FORTS, gist: words::FORTS_GIST, steps: 6 },
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

pub const ROUND: &[Text] =
    &[words::READ_LANES, words::READ_FLIP, words::READ_PAIR, words::READ_END];
