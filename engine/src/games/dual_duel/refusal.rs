//! Why the rules refuse an action.

use crate::game;
use crate::games::dual_duel::card::Card;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// Now is the time to lay wilds aside.
    LayNow,
    /// Now is the time to give a card.
    GiveNow,
    /// Now is the time to keep a card.
    KeepNow,
    /// Now is the time to call, or not.
    CallNow,
    /// Now is the time to swap.
    SwapNow,
    /// Now is the time to take a wild up.
    TakeNow,
    /// The card is not in the seat's hand.
    NotInHand(Card),
    /// One card can't be both wilds.
    SameCard(Card),
    /// The card is not in the seat's pair.
    NotInPair(Card),
    /// The card is none of the seat's wilds that it could swap in.
    NoWildToSwap(Card),
    /// The card is none of the seat's wilds that it could take up.
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
