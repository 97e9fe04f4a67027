//! Why the rules refuse an action.

use crate::game;
use crate::games::dual_duel::Card;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// It is time to lay wilds aside.
    LayNow,
    /// It is time to give a card.
    GiveNow,
    /// It is time to keep a card.
    KeepNow,
    /// It is time to call, or not.
    CallNow,
    /// It is time to swap.
    SwapNow,
    /// It is time to take a wild back.
    TakeNow,
    /// The card is not in the seat's hand.
    NotInHand(Card),
    /// One card can't be both wilds.
    SameCard(Card),
    /// The card is not in the seat's pair.
    NotInPair(Card),
    /// The card is not one of the wilds that the seat could swap in.
    NoWildToSwap(Card),
    /// The card is not one of the wilds that the seat could take back.
    NoWildToTake(Card),
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInHand(_) => "DD-3",
            Self::LayNow | Self::SameCard(_) => "DD-4",
            Self::GiveNow => "DD-5",
            Self::KeepNow => "DD-6",
            Self::CallNow => "DD-7",
            Self::SwapNow | Self::NotInPair(_) | Self::NoWildToSwap(_) => "DD-8",
            Self::TakeNow | Self::NoWildToTake(_) => "DD-18",
        }
    }
}
