//! The awards of Dual Duel.

use crate::games::feats::Award;

/// The pair that scored most and won its round.
pub static BEST_PAIR: Award = Award {
    title: "Best pair",
    deed: |points| format!("won a round with a pair worth {points}"),
    least: 16,
};

/// Called "Wild" most often.
pub static WILDEST: Award = Award {
    title: "Wildest",
    deed: |times| format!("called “Wild” {times} times in one match"),
    least: 3,
};
