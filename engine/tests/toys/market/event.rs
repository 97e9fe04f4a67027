//! What happens in a game, and who sees it.

use engine::game::{self, Observer, Outcome};
use engine::seat::{Seat, SeatSet};

use super::{Bundle, Offer};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// A seat made another one an offer, a secret of the two (MK-3).
    Offered { from: Seat, to: Seat, offer: Offer },
    /// An offer is void, a secret of the two (MK-4).
    Void { from: Seat, to: Seat, number: u8 },
    /// A seat accepted another one's offer: this is what each of them gave (MK-4).
    Traded { from: Seat, to: Seat, gave: Bundle, took: Bundle },
    /// The seat has finished.
    Finished(Seat),
    /// The seat has not finished any more: somebody has made it an offer.
    Reopened(Seat),
    /// The seat's time ran out.
    TimedOut(Seat),
    /// The seat left (MK-6).
    Left(Seat),
    /// The game is over.
    Ended(Outcome),
}

impl Event {
    /// The two whose secret it is, if it is one.
    const fn secret_of(&self) -> Option<SeatSet> {
        match self {
            Self::Offered { from, to, .. } | Self::Void { from, to, .. } => {
                Some(SeatSet::only(*from).with(*to))
            }
            Self::Traded { .. }
            | Self::Finished(_)
            | Self::Reopened(_)
            | Self::TimedOut(_)
            | Self::Left(_)
            | Self::Ended(_) => None,
        }
    }
}

impl game::Event for Event {
    fn known_to(&self, seats: u8) -> SeatSet {
        self.secret_of().unwrap_or(SeatSet::first(seats))
    }

    fn seen_by(&self, observer: Observer) -> Option<Self> {
        let seen = match (self.secret_of(), observer.seat()) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(two), Some(seat)) => two.contains(seat),
        };
        seen.then_some(*self)
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        match self {
            // What one offers is one's own doing.
            Self::Offered { to, .. } => SeatSet::only(*to),
            Self::Void { .. }
            | Self::Traded { .. }
            | Self::Finished(_)
            | Self::Reopened(_)
            | Self::TimedOut(_)
            | Self::Left(_)
            | Self::Ended(_) => self.known_to(seats),
        }
    }
}
