//! Awards of Dual Duel, and the moment that decided a game, in words.

use engine::seat::Seat;

use crate::games::highlights::Award;
use crate::words::line::{Line, line};
pub(crate) use crate::words::messages::dual_duel::highlights::*;

/// A round's pairs by score.
pub fn won(winner: Seat, own: u8, other: u8) -> Line {
    line!("{0’s} {1} beat {2’s} {3} in the last duel.", winner, own, winner.other(), other)
}

/// The highest-scoring pair that won its round.
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
