//! Why an action may be refused.

use engine::game;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// Now is the time to take a find.
    #[error("a find is to be taken now")]
    TakeNow,
    /// There is no find of that number, or not any more.
    #[error("there is no such find")]
    NoSuchFind,
    /// Now is the time for charms.
    #[error("a charm is to be played now, or a pass")]
    CharmNow,
    /// The seat holds no such charm.
    #[error("the seat holds no such charm")]
    NotHeld,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotHeld => "WR-1",
            Self::NoSuchFind => "WR-2",
            Self::TakeNow => "WR-3",
            Self::CharmNow => "WR-4",
        }
    }
}
