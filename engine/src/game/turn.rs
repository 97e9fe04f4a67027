use serde::{Deserialize, Serialize};

use super::Outcome;
use crate::chance::Dice;
use crate::seat::{Seat, SeatSet};
use crate::time::{Clock, Intermission};

/// A game's turn: the awaited seats, or the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turn {
    /// The game is over.
    Over(Outcome),
    /// Some seats owe a decision.
    Awaiting(Awaiting),
    /// A decision is taking effect, and nobody owes another: the turn in all
    /// [frames](super::Frame) of a decision but the last.
    Resolving,
}

impl Turn {
    /// The seats that owe a decision.
    #[must_use]
    pub const fn awaited(self) -> SeatSet {
        if let Self::Awaiting(awaiting) = self { awaiting.seats } else { SeatSet::EMPTY }
    }

    /// The result, if the game is over.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        if let Self::Over(outcome) = self { Some(outcome) } else { None }
    }

    /// The time limit of the awaited decision, if there is one.
    #[must_use]
    pub const fn clock(self) -> Option<Clock> {
        if let Self::Awaiting(awaiting) = self { awaiting.clock } else { None }
    }

    /// The break before the game goes on, if there is one.
    #[must_use]
    pub const fn intermission(self) -> Option<Intermission> {
        if let Self::Awaiting(awaiting) = self { awaiting.intermission } else { None }
    }

    /// The next seat to act; if the order is free, a random awaited one. `None` if none is awaited.
    pub fn next_seat(self, dice: &mut Dice) -> Option<Seat> {
        let Self::Awaiting(awaiting) = self else { return None };
        match awaiting.order {
            Order::Alone | Order::Together => awaiting.seats.lowest(),
            Order::Free => awaiting.seats.pick(dice),
        }
    }

    /// One seat acts, and looks at its own cards.
    #[must_use]
    #[inline]
    pub fn alone(seat: Seat) -> Self {
        Self::awaiting(SeatSet::from_item(seat), Order::Alone, Privacy::Private)
    }

    /// These seats choose simultaneously, and look at their own cards. `Resolving` without seats.
    #[must_use]
    #[inline]
    pub fn together(seats: SeatSet) -> Self {
        Self::awaiting(seats, Order::Together, Privacy::Private)
    }

    /// Any of these seats acts next, and looks at its own cards.
    #[must_use]
    pub fn any_order(seats: SeatSet) -> Self {
        Self::awaiting(seats, Order::Free, Privacy::Private)
    }

    /// One seat acts in front of everybody.
    #[must_use]
    pub fn alone_in_public(seat: Seat) -> Self {
        Self::awaiting(SeatSet::from_item(seat), Order::Alone, Privacy::Open)
    }

    #[inline]
    fn awaiting(seats: SeatSet, order: Order, privacy: Privacy) -> Self {
        if seats.is_empty() {
            return Self::Resolving;
        }
        Self::Awaiting(Awaiting { seats, order, privacy, clock: None, intermission: None })
    }

    /// Sets a time limit.
    #[must_use]
    #[inline]
    pub const fn with_clock(self, clock: Option<Clock>) -> Self {
        match self {
            Self::Awaiting(awaiting) => Self::Awaiting(Awaiting { clock, ..awaiting }),
            Self::Over(_) | Self::Resolving => self,
        }
    }

    /// Sets a break before the decision.
    #[must_use]
    pub const fn with_intermission(self, intermission: Option<Intermission>) -> Self {
        match self {
            Self::Awaiting(awaiting) => Self::Awaiting(Awaiting { intermission, ..awaiting }),
            Self::Over(_) | Self::Resolving => self,
        }
    }
}

/// The seats that owe a decision, and how they make it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Awaiting {
    /// The seats that owe a decision. Never empty.
    pub seats: SeatSet,
    /// The order in which they decide.
    pub order: Order,
    /// Whether they look at their own cards.
    pub privacy: Privacy,
    /// The time limit. Public, like all of a turn.
    pub clock: Option<Clock>,
    /// A break before anybody decides.
    pub intermission: Option<Intermission>,
}

/// A seat's part of a simultaneous choice, sealed until all have decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Pending<T> {
    /// Still owed.
    #[default]
    Owed,
    /// Time ran out: the rules choose once all seats have decided.
    TimedOut,
    /// Made.
    Made(T),
}

impl<T: Copy> Pending<T> {
    /// Whether the seat still owes the choice.
    pub const fn is_owed(&self) -> bool {
        matches!(self, Self::Owed)
    }

    /// The choice, if it is made.
    pub const fn choice(&self) -> Option<T> {
        match self {
            Self::Made(choice) => Some(*choice),
            Self::Owed | Self::TimedOut => None,
        }
    }
}

/// The order in which the awaited seats decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Order {
    /// One seat acts, with immediate effect.
    Alone,
    /// A simultaneous choice, even if a single seat still owes its part: nothing shows until the
    /// last has decided, and the order makes no difference.
    Together,
    /// Any awaited seat acts next, in any order, each with immediate effect.
    Free,
}

/// Whether a decision needs a look at one's own cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Privacy {
    /// The seat looks at its own cards, so nobody else may see the screen.
    Private,
    /// Public facts suffice: the seat decides on the open table.
    Open,
}
