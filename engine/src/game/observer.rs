use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// An observer of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Observer {
    /// No seat: sees public facts.
    Table,
    /// A seat: sees public facts and its own.
    Seat(Seat),
    /// Sees everything. Can't be deserialized, as it never leaves the program.
    #[serde(skip)]
    Everybody(OpenCards),
}

/// Permission to see all cards, which only a finished game gives; see
/// [`ReplayedRecord::open_cards`](crate::replay::ReplayedRecord::open_cards).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpenCards(());

impl OpenCards {
    pub(crate) const fn new() -> Self {
        Self(())
    }
}

impl Observer {
    /// The observer's seat, if it has one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Table | Self::Everybody(_) => None,
            Self::Seat(seat) => Some(seat),
        }
    }

    /// Whether this seat is the observer.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Whether the observer sees everything.
    #[must_use]
    pub const fn sees_all(self) -> bool {
        matches!(self, Self::Everybody(_))
    }

    /// Whether the observer may see this seat's private facts.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        self.sees_all() || self.is(seat)
    }
}
