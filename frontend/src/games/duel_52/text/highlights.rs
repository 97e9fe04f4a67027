use engine::games::duel_52::{CardId, View};

use super::CardNames;
use crate::games::highlights::Award;
use crate::words::line::Line;
use crate::words::messages::duel_52::highlights as words;
pub(crate) use crate::words::messages::duel_52::highlights::*;

/// The last card to fall, and its killer, if that was a card.
pub fn fell(view: &View, fallen: CardId, by: Option<CardId>) -> Line {
    let names = CardNames::new(view);
    match by {
        Some(by) => words::felled(names.card(by), names.target(fallen)),
        None => words::fell(names.target(fallen)),
    }
}

/// The card face-down longest before its flip.
pub static LONGEST_BLUFF: Award =
    Award { title: words::LONGEST_BLUFF, deed: words::longest_bluff_deed, minimum: 4 };

/// Most cards killed in one turn of one's own.
pub static DEADLIEST_TURN: Award =
    Award { title: words::DEADLIEST_TURN, deed: words::deadliest_turn_deed, minimum: 3 };
