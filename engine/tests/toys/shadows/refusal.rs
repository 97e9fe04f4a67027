//! Why an action may be refused.

use engine::game;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// The seat holds no such card.
    #[error("the seat holds no such card")]
    NotHeld,
    /// The seat has no such card face-down on the table.
    #[error("the seat has no such card face-down")]
    NotDown,
    /// All actions of the turn are done.
    #[error("no action is left")]
    NoActionLeft,
    /// Powers wait to be used first.
    #[error("powers wait to be used first")]
    PowersWait,
    /// No such power waits.
    #[error("no such power waits")]
    NotWaiting,
    /// A lamp needs a card that lies face-down; other powers need none.
    #[error("not a card that the power can be used on")]
    Target,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotHeld | Self::NotDown | Self::NoActionLeft => "SH-2",
            Self::PowersWait | Self::NotWaiting => "SH-3",
            Self::Target => "SH-4",
        }
    }
}
