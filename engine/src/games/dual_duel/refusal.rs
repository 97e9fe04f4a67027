//! Why the rules refuse an action.

use crate::game;
use crate::games::dual_duel::card::Card;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Refusal {
    /// Now is the time to lay wilds aside.
    #[error("wilds are to be laid aside now")]
    LayNow,
    /// Now is the time to give a card.
    #[error("a card for the opponent's pair is to be given now")]
    GiveNow,
    /// Now is the time to keep a card.
    #[error("a card for the own pair is to be kept now")]
    KeepNow,
    /// Now is the time to call, or not.
    #[error("now it is to be decided whether to call")]
    CallNow,
    /// Now is the time to swap.
    #[error("a card of the pair is to be swapped now")]
    SwapNow,
    /// Now is the time to take a wild up.
    #[error("a wild is to be taken up now")]
    TakeNow,
    /// The card is not in the seat's hand.
    #[error("the card is not in hand")]
    NotInHand(Card),
    /// One card can't be both wilds.
    #[error("one card can't be both wilds")]
    SameCard(Card),
    /// The card is not in the seat's pair.
    #[error("the card is not in the pair")]
    NotInPair(Card),
    /// The card is none of the seat's wilds that it could swap in.
    #[error("the card is no wild to swap in")]
    NoWildToSwap(Card),
    /// The card is none of the seat's wilds that it could take up.
    #[error("the card is no wild to take up")]
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
