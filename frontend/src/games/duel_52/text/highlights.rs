//! Awards of Duel 52, and the moment that decided a game, in words.

use engine::games::duel_52::{Number, View};

use super::Names;
use crate::games::highlights::Award;
use crate::words::line::{Line, line};
pub(crate) use crate::words::messages::duel_52::highlights::*;

/// The last card to fall, and its killer, if that was a card.
pub fn fell(view: &View, fallen: Number, by: Option<Number>) -> Line {
    let names = Names::of(view);
    match by {
        Some(by) => line!("{0} felled {1}.", names.card(by), names.target(fallen)),
        None => line!("{0} fell.", names.target(fallen)),
    }
}

/// The card face-down longest before its flip.
pub static LONGEST_BLUFF: Award = Award {
    title: "Longest bluff",
    deed: |turns| format!("left a card face-down for {turns} turns, then turned it up"),
    least: 4,
};

/// Most cards killed in one turn of one's own.
pub static DEADLIEST_TURN: Award = Award {
    title: "Deadliest turn",
    deed: |cards| format!("saw {cards} cards fall in one turn"),
    least: 3,
};
