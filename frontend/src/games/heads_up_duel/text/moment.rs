//! The moment that decided a game, in words.

use engine::games::heads_up_duel::Scoring;
use engine::seat::Seat;

use crate::words::line::{Line, line};

/// What kind of moment it is.
pub const TITLE: &str = "The round that settled it";

/// A Jack that swept a sum away.
pub fn swept(winner: Seat, loser: Seat, sum: u32) -> Line {
    line!("{0} swept {1’s} {2} with a Jack.", winner, loser, sum)
}

/// The sums of a round.
pub fn won(winner: Seat, loser: Seat, own: u32, other: u32, scoring: Scoring) -> Line {
    match scoring {
        Scoring::Highest => line!("{0’s} {1} beat {2’s} {3}.", winner, own, loser, other),
        Scoring::Lowest => line!("{0’s} {1} was lower than {2’s} {3}.", winner, own, loser, other),
    }
}
