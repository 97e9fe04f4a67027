use crate::games::lesson::{Entry, Target};
use crate::words::messages::fools_gambit::lessons as words;
use crate::words::text::Text;

pub const LESSONS: &[Entry] = &[
    Entry { id: "round", title: words::ROUND, gist: words::ROUND_GIST, steps: 17 },
    Entry { id: "swap", title: words::SWAP, gist: words::SWAP_GIST, steps: 10 },
    Entry { id: "specials", title: words::SPECIALS, gist: words::SPECIALS_GIST, steps: 11 },
];

pub const TARGETS: &[Target] = &[
    // The three cards in hand, or their places once two are picked.
    Target { name: "hand", selector: ".fg-choose__table" },
    Target { name: "pick", selector: ".fg-pick[data-glide='$']" },
    // The button that lays down or locks in.
    Target { name: "lock", selector: ".lock" },
    Target { name: "own duel", selector: ".is-near .fg-laid.is-duel" },
    Target { name: "own wager", selector: ".is-near .fg-laid.is-wager" },
    Target { name: "own third", selector: ".is-near .fg-laid.is-third" },
    Target { name: "their duel", selector: ".is-far .fg-laid.is-duel" },
    Target { name: "their wager", selector: ".is-far .fg-laid.is-wager" },
    Target { name: "own points", selector: ".is-near .fg-side__points" },
    Target { name: "their points", selector: ".is-far .fg-side__points" },
    // Piles that have cards.
    Target { name: "own off-hand", selector: ".is-near .fg-pile:nth-child(2):not(.is-0)" },
    Target { name: "own discard", selector: ".is-near .fg-pile:nth-child(3):not(.is-0)" },
    Target { name: "own winning", selector: ".is-near .fg-pile:nth-child(4):not(.is-0)" },
];

pub const ROUND: &[Text] =
    &[words::READ_CARDS, words::READ_SWAP, words::READ_WIN, words::READ_POWERS];
