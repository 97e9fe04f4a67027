//! The awards of Heads Up Duel.

use crate::games::feats::Award;

/// The offer that did most for its maker's deck when it was taken.
pub static BEST_TRADE: Award = Award {
    title: "Best trade",
    deed: |gain| format!("made an offer that raised a deck’s chances by {}%", gain.div_ceil(10)),
    least: 20,
};

/// The highest sum that won a round.
pub static BIGGEST_ROUND: Award =
    Award { title: "Biggest round", deed: |sum| format!("won a round with {sum}"), least: 20 };

/// Jacks that swept the table.
pub static CLEAN_SWEEP: Award = Award {
    title: "Clean sweep",
    deed: |times| match times {
        1 => "swept the table with a Jack".to_owned(),
        times => format!("swept the table {times} times"),
    },
    least: 1,
};
