//! The moment that decided a game, in words.

use engine::games::duel_52::{Number, View};

use super::Names;
use crate::words::line::{Line, line};

/// What kind of moment it is.
pub const TITLE: &str = "The last card to fall";

/// The last card that fell, and what felled it, if that was a card.
pub fn fell(view: &View, fallen: Number, by: Option<Number>) -> Line {
    let names = Names::of(view);
    match by {
        Some(by) => line!("{0} felled {1}.", names.card(by), names.target(fallen)),
        None => line!("{0} fell.", names.target(fallen)),
    }
}
