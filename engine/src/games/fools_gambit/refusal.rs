//! Why the rules refuse an action.

use crate::cards::Card;
use crate::game;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// It is time to choose a duel card and a wager.
    ChooseNow,
    /// Duel card and wager are chosen; it is time to decide about the third card.
    SwapNow,
    /// The card is not in the seat's hand.
    NotInHand(Card),
    /// One card can't be both.
    SameCard(Card),
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::ChooseNow | Self::SameCard(_) => "FG-6",
            Self::SwapNow => "FG-8",
            Self::NotInHand(_) => "FG-5",
        }
    }
}
