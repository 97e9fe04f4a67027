//! The moment that decided a match, in words.

use engine::seat::Seat;

use crate::words::line::{Line, line};

/// What kind of moment it is.
pub const TITLE: &str = "The round that settled it";

/// The pairs of a round by what they made.
pub fn won(winner: Seat, own: u8, other: u8) -> Line {
    line!("{0’s} {1} beat {2’s} {3} in the last duel.", winner, own, winner.other(), other)
}
