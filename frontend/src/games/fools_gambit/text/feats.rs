//! The awards of Fools Gambit.

use crate::games::feats::Award;

/// The highest three cards drawn at once; an Ace is 14.
pub static LUCKIEST_CARDS: Award = Award {
    title: "Luckiest cards",
    deed: |sum| format!("drew three cards that add up to {sum}"),
    least: 36,
};

/// The dearest wager banked.
pub static RICHEST_WAGER: Award = Award {
    title: "Richest wager",
    deed: |points| format!("banked a wager of {points} points"),
    least: 8,
};

/// Won a round because a 7 reversed it.
pub static TURNED: Award = Award {
    title: "Turned the tables",
    deed: |times| match times {
        1 => "won a round that a 7 reversed".to_owned(),
        times => format!("won {times} rounds that a 7 reversed"),
    },
    least: 1,
};
