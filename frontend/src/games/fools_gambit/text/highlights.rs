//! Awards of Fools Gambit, and the moment that decided a game, in words.

use engine::cards::Card;
use engine::seat::Seat;

use super::board::points;
use crate::games::highlights::Award;
use crate::words::line::{Line, line};
pub(crate) use crate::words::messages::fools_gambit::highlights::*;

/// A won duel and its gain.
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
