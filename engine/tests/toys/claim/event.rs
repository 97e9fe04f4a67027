//! What happens in a game, and who sees it.

use engine::game::{self, Observer, Outcome};
use engine::seat::{BySeat, Seat, SeatSet};

use super::{Call, MOST_SEATS};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// The seat played a card face-down; nobody else notices (CL-3).
    Played(Seat, u8),
    /// The seat made its call; nobody else notices.
    Called(Seat, Call),
    /// The seat's time ran out; nobody else notices yet, for it says what is not chosen.
    RanOut(Seat),
    /// All is in: the seat's time had run out (CL-5).
    TimedOut(Seat),
    /// All is in: this is what the seat played and called (CL-4).
    Shown(Seat, u8, Call),
    /// The points that each seat took in the round.
    Scored(BySeat<u8, MOST_SEATS>),
    /// The seat left (CL-6).
    Left(Seat),
    /// The game is over.
    Ended(Outcome),
}

impl Event {
    /// Whose secret it is, if it is one.
    const fn secret_of(&self) -> Option<Seat> {
        match self {
            Self::Played(seat, _) | Self::Called(seat, _) | Self::RanOut(seat) => Some(*seat),
            Self::TimedOut(_)
            | Self::Shown(..)
            | Self::Scored(_)
            | Self::Left(_)
            | Self::Ended(_) => None,
        }
    }
}

impl game::Event for Event {
    fn known_to(&self, seats: u8) -> SeatSet {
        self.secret_of().map_or(SeatSet::first(seats), SeatSet::only)
    }

    fn seen_by(&self, observer: Observer) -> Option<Self> {
        self.secret_of().is_none_or(|seat| observer.sees(seat)).then_some(*self)
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        match self.secret_of() {
            Some(_) => SeatSet::EMPTY,
            None => SeatSet::first(seats),
        }
    }
}
