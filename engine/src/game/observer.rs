//! Who looks at a game.

use serde::{Deserialize, Serialize};

use super::{Game, Turn};
use crate::record::Record;
use crate::seat::Seat;

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Observer {
    /// An observer without a seat: sees what is public.
    Table,
    /// A seat: sees what is public and what is its own.
    Seat(Seat),
    /// Sees everything. It never leaves the program, so it can't be read back either.
    #[serde(skip)]
    Everybody(OpenCards),
}

/// The permission to see all cards: only a record that was played to an end gives it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpenCards(());

impl OpenCards {
    /// For the replay of this record; `None` while its game goes on, or if it can't be played.
    #[must_use]
    pub fn of<G: Game>(record: &Record<G>) -> Option<Self> {
        let end = record.replay(|_, _, _| {}).ok()?;
        matches!(end.turn(), Turn::Over(_)).then_some(Self(()))
    }
}

impl Observer {
    /// The seat that looks, if it is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Table | Self::Everybody(_) => None,
            Self::Seat(seat) => Some(seat),
        }
    }

    /// Whether this is that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Whether this observer sees everything.
    #[must_use]
    pub const fn sees_all(self) -> bool {
        matches!(self, Self::Everybody(_))
    }

    /// Whether what only that seat knows may be seen.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Table => false,
            Self::Seat(own) => own == seat,
            Self::Everybody(_) => true,
        }
    }
}
