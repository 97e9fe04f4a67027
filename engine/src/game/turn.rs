//! What a game waits for.

use serde::{Deserialize, Serialize};

use super::Outcome;
use crate::seat::{Seat, SeatSet};
use crate::time::{Clock, Intermission};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turn {
    /// The game is over.
    Over(Outcome),
    /// Some seats owe a decision.
    Awaiting(Awaiting),
    /// Nobody owes one, since a decision is being carried out: only in [frames](super::Frame)
    /// before the last one of a decision.
    Resolving,
}

impl Turn {
    /// The seats that owe a decision: none once the game is over.
    #[must_use]
    pub const fn awaited(self) -> SeatSet {
        match self {
            Self::Over(_) | Self::Resolving => SeatSet::EMPTY,
            Self::Awaiting(awaiting) => awaiting.seats,
        }
    }

    /// The result, if the game is over.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Awaiting(_) | Self::Resolving => None,
        }
    }

    /// The time limit of what is awaited, if there is one.
    #[must_use]
    pub const fn clock(self) -> Option<Clock> {
        match self {
            Self::Awaiting(awaiting) => awaiting.clock,
            Self::Over(_) | Self::Resolving => None,
        }
    }

    /// The break before the game goes on, if there is one.
    #[must_use]
    pub const fn intermission(self) -> Option<Intermission> {
        match self {
            Self::Awaiting(awaiting) => awaiting.intermission,
            Self::Over(_) | Self::Resolving => None,
        }
    }

    /// One seat to act with a look at its own cards.
    #[must_use]
    #[inline]
    pub fn of(seat: Seat) -> Self {
        Self::awaiting(SeatSet::only(seat), Order::Alone, Privacy::Private)
    }

    /// A simultaneous choice of these seats, each with a look at its own cards; nothing to wait for
    /// if there are none.
    #[must_use]
    #[inline]
    pub fn together(seats: SeatSet) -> Self {
        Self::awaiting(seats, Order::Together, Privacy::Private)
    }

    /// Any of these seats acts next, with a look at its own cards.
    #[must_use]
    pub fn free(seats: SeatSet) -> Self {
        Self::awaiting(seats, Order::Free, Privacy::Private)
    }

    /// One seat to act in front of all.
    #[must_use]
    pub fn open(seat: Seat) -> Self {
        Self::awaiting(SeatSet::only(seat), Order::Alone, Privacy::Open)
    }

    #[inline]
    fn awaiting(seats: SeatSet, order: Order, privacy: Privacy) -> Self {
        if seats.is_empty() {
            return Self::Resolving;
        }
        Self::Awaiting(Awaiting { seats, order, privacy, clock: None, intermission: None })
    }

    /// The same with a time limit.
    #[must_use]
    #[inline]
    pub const fn with_clock(self, clock: Option<Clock>) -> Self {
        match self {
            Self::Awaiting(awaiting) => Self::Awaiting(Awaiting { clock, ..awaiting }),
            Self::Over(_) | Self::Resolving => self,
        }
    }

    /// The same with a break before it.
    #[must_use]
    pub const fn with_intermission(self, intermission: Option<Intermission>) -> Self {
        match self {
            Self::Awaiting(awaiting) => Self::Awaiting(Awaiting { intermission, ..awaiting }),
            Self::Over(_) | Self::Resolving => self,
        }
    }
}

/// Which seats owe a decision, and how they make it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Awaiting {
    /// Those that owe one. Never empty.
    pub seats: SeatSet,
    /// In what order they decide.
    pub order: Order,
    /// What they need to look at.
    pub privacy: Privacy,
    /// How long they may take; `None` for as long as they like. Public, as all of a turn is.
    pub clock: Option<Clock>,
    /// A break for talk before anybody decides.
    pub intermission: Option<Intermission>,
}

/// A seat's part of a simultaneous choice, kept until all that were asked have decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Pending<T> {
    /// It is still to be made.
    #[default]
    Owed,
    /// Time ran out: the rules make it when all are in.
    TimedOut,
    /// It is made.
    Made(T),
}

impl<T: Copy> Pending<T> {
    /// Whether it is still to be made.
    pub const fn is_owed(&self) -> bool {
        matches!(self, Self::Owed)
    }

    /// What was chosen, if it is made.
    pub const fn choice(&self) -> Option<T> {
        match self {
            Self::Made(choice) => Some(*choice),
            Self::Owed | Self::TimedOut => None,
        }
    }
}

/// In what order the awaited seats decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Order {
    /// One seat acts; what it does happens at once.
    Alone,
    /// A simultaneous choice: nothing is shown until the last has decided, and the order in which
    /// they come makes no difference. It is one still when a single seat of them is left.
    Together,
    /// Any of these seats, in any order; each decision acts at once.
    Free,
}

/// What a decision needs a look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Privacy {
    /// One's own cards: behind a curtain.
    Private,
    /// What all may see: on the open table.
    Open,
}
