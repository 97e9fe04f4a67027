//! The moment that decided a game, in words.

use engine::cards::Card;
use engine::seat::Seat;

use super::board::points;
use crate::words::line::{Line, line};

/// What kind of moment it is.
pub const TITLE: &str = "The winner’s best duel";

/// A duel that was won, and what it brought.
pub fn won(
    winner: Seat,
    own: Card,
    other: Card,
    wager: Card,
    worth: u8,
    is_reversed: bool,
) -> Line {
    let worth = points(worth.into());
    if is_reversed {
        return line!(
            "Turned round by a 7, {0’s} {1} beat {2’s} {3} and banked {4}: {5}.",
            winner,
            own,
            winner.other(),
            other,
            wager,
            worth
        );
    }
    line!(
        "{0’s} {1} beat {2’s} {3} and banked {4}: {5}.",
        winner,
        own,
        winner.other(),
        other,
        wager,
        worth
    )
}
