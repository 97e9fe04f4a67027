//! Awards of Heads Up Duel, and the moment that decided a game, in words.

pub(crate) use crate::words::messages::heads_up_duel::highlights::*;
use engine::games::heads_up_duel::Scoring;
use engine::seat::Seat;

use crate::games::highlights::Award;
use crate::words::line::{Line, line};

/// The sums of a round.
pub fn won(winner: Seat, loser: Seat, own: u32, other: u32, scoring: Scoring) -> Line {
    match scoring {
        Scoring::Highest => line!("{0’s} {1} beat {2’s} {3}.", winner, own, loser, other),
        Scoring::Lowest => line!("{0’s} {1} was lower than {2’s} {3}.", winner, own, loser, other),
    }
}

/// The accepted offer that helped its maker's deck most.
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
