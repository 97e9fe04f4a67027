//! What happens in a game, and who sees it.

use engine::game::{self, Observer, Outcome};
use engine::seat::{Seat, SeatSet};

use super::{Kind, Number};

/// Something that happened. `None` stands for a face that the observer does not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// The seat's turn begins.
    TurnBegan(Seat),
    /// The seat drew a card (SH-2).
    Drew(Seat, Option<Kind>),
    /// The seat played a card face-down.
    Played(Seat, Number, Option<Kind>),
    /// A card was turned up.
    TurnedUp(Number, Kind),
    /// The seat looked at a card (SH-4).
    Looked(Seat, Number, Option<Kind>),
    /// The power of this card was used.
    Used(Number),
    /// The seat's time ran out.
    TimedOut(Seat),
    /// The seat left (SH-7).
    Left(Seat),
    /// The game is over.
    Ended(Outcome),
}

impl game::Event for Event {
    fn known_to(&self, seats: u8) -> SeatSet {
        match self {
            Self::Drew(seat, Some(_))
            | Self::Played(seat, _, Some(_))
            | Self::Looked(seat, _, Some(_)) => SeatSet::only(*seat),
            Self::TurnBegan(_)
            | Self::Drew(_, None)
            | Self::Played(_, _, None)
            | Self::Looked(_, _, None)
            | Self::TurnedUp(..)
            | Self::Used(_)
            | Self::TimedOut(_)
            | Self::Left(_)
            | Self::Ended(_) => SeatSet::first(seats),
        }
    }

    fn seen_by(&self, observer: Observer) -> Option<Self> {
        Some(match *self {
            Self::Drew(seat, _) if !observer.sees(seat) => Self::Drew(seat, None),
            Self::Played(seat, number, _) if !observer.sees(seat) => {
                Self::Played(seat, number, None)
            }
            Self::Looked(seat, number, _) if !observer.sees(seat) => {
                Self::Looked(seat, number, None)
            }
            seen => seen,
        })
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        match self {
            // What a seat plays is its own doing.
            Self::Played(seat, ..) => SeatSet::first(seats).without(*seat),
            Self::TurnBegan(_)
            | Self::Drew(..)
            | Self::TurnedUp(..)
            | Self::Looked(..)
            | Self::Used(_)
            | Self::TimedOut(_)
            | Self::Left(_)
            | Self::Ended(_) => SeatSet::first(seats),
        }
    }
}
