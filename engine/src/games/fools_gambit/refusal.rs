//! Why the rules refuse an action.

use crate::cards::Card;
use crate::game;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Refusal {
    /// Now is the time to pick a duel card and a wager.
    #[error("a duel card and a wager are to be picked now")]
    ChooseNow,
    /// Duel card and wager are picked; now is the time to decide about the third card.
    #[error("the third card is to be decided about now")]
    SwapNow,
    /// The card is not in the seat's hand.
    #[error("the card is not in hand")]
    NotInHand(Card),
    /// One card can't be both.
    #[error("the duel card can't be the wager too")]
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
