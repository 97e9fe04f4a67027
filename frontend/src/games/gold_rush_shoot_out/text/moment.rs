//! The moment that decided a game, in words.

use engine::seat::Seat;

use super::cards::bars;
use crate::words::line::{Line, line};

/// What kind of moment it is.
pub const TITLE: &str = "The winner’s best round";

/// What a seat took in its best round.
pub fn haul(winner: Seat, gold: u16, round: u8) -> Line {
    line!("{0’s} best haul: {1} in round {2}.", winner, bars(gold), round)
}
