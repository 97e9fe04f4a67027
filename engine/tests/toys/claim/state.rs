//! The state of a game.

use std::fmt;

use engine::chance::Chance;
use engine::game::Outcome;
use engine::seat::{BySeat, Seat, SeatSet};

use super::Call;

/// The largest table.
pub(crate) const MOST_SEATS: usize = 4;
/// How many cards there are, and how many a seat is dealt (CL-1).
pub(super) const CARDS: u8 = 20;
pub(super) const HAND: u8 = 4;

/// A set of cards, named by their faces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Faces(u32);

impl Faces {
    pub(crate) const fn contains(self, face: u8) -> bool {
        face < 32 && self.0 & (1 << face) != 0
    }

    pub(crate) const fn insert(&mut self, face: u8) {
        self.0 |= 1 << face;
    }

    pub(super) const fn remove(&mut self, face: u8) {
        self.0 &= !(1 << face);
    }

    pub(super) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (1..=CARDS).filter(move |face| self.contains(*face))
    }
}

impl FromIterator<u8> for Faces {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Self {
        let mut set = Self::default();
        faces.into_iter().for_each(|face| set.insert(face));
        set
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|face| write!(f, " {face}"))
    }
}

/// One of a seat's decisions in a simultaneous choice, kept until all are in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Part<T> {
    #[default]
    Owed,
    /// Drawn when all are in (CL-5).
    TimedOut,
    Made(T),
}

impl<T> Part<T> {
    pub(crate) const fn is_owed(&self) -> bool {
        matches!(self, Self::Owed)
    }
}

/// A seat's cards, points and pending decisions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Place {
    pub(super) hand: Faces,
    pub(super) played: Faces,
    pub(super) points: u8,
    pub(super) card: Part<u8>,
    pub(super) call: Part<Call>,
}

/// A game of Claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    pub(super) rounds: u8,
    pub(super) seats: u8,
    pub(super) round: u8,
    pub(super) left: SeatSet,
    pub(super) over: Option<Outcome>,
    pub(super) chance: Chance,
    pub(super) places: BySeat<Place, MOST_SEATS>,
}

impl Claim {
    /// The seats that owe a card or a call.
    pub(super) fn owing(&self) -> SeatSet {
        let owes = |seat: &Seat| {
            let place = &self.places[*seat];
            place.card.is_owed() || place.call.is_owed()
        };
        Seat::all(self.seats).filter(owes).collect()
    }
}
