//! What happens in a game: all of it in front of everybody.

use engine::game::{self, Observer, Outcome};
use engine::seat::{Seat, SeatSet};

use super::Find;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// A round begins; rounds are counted from 1.
    RoundBegan(u8),
    /// A find was laid out (WR-2).
    LaidOut(Find),
    /// The seat took a find (WR-3).
    Took(Seat, Find),
    /// The seat played a charm of that worth (WR-4).
    Played(Seat, u8),
    /// The seat played none.
    Passed(Seat),
    /// The seat's time ran out; what was done for it follows.
    TimedOut(Seat),
    /// The seat left (WR-6).
    Left(Seat),
    /// The game is over.
    Ended(Outcome),
}

impl game::Event for Event {
    fn known_to(&self, seats: u8) -> SeatSet {
        SeatSet::first(seats)
    }

    fn seen_by(&self, _observer: Observer) -> Option<Self> {
        Some(*self)
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        SeatSet::first(seats)
    }
}
