//! Why an action may be refused.

use engine::game;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// The card is not in the seat's hand.
    #[error("the card is not in hand")]
    NotInHand,
    /// The seat has played its card for this round.
    #[error("the card of this round is played")]
    CardPlayed,
    /// The seat has made its call for this round.
    #[error("the call of this round is made")]
    CallMade,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInHand => "CL-1",
            Self::CardPlayed => "CL-2",
            Self::CallMade => "CL-3",
        }
    }
}
