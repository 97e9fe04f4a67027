//! The awards of Duel 52.

use crate::games::feats::Award;

/// A card that lay face-down longest before it was turned up.
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
