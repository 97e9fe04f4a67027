//! The state of a game.

use engine::chance::Chance;
use engine::game::Outcome;
use engine::seat::{BySeat, Seat, SeatSet};

/// The largest table.
pub(crate) const MOST_SEATS: usize = 8;
/// How many finds and charms there are (WR-1).
pub(super) const FINDS: usize = 24;
pub(crate) const CHARMS: u8 = 16;
/// How many charms a seat is dealt.
pub(super) const DEALT: u8 = 2;
/// How many rounds are played (WR-5).
pub(super) const ROUNDS: u8 = 2;

/// A find on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Find {
    /// Its number, by which it is named.
    pub(crate) number: u8,
    /// What it is worth.
    pub(crate) worth: u8,
}

/// How many charms there are of each worth, 0 to 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Charms(pub(crate) [u8; 4]);

impl Charms {
    /// The sixteen of the game.
    pub(super) const ALL: Self = Self([CHARMS / 4; 4]);

    pub(crate) fn count(self) -> u8 {
        self.0.iter().sum()
    }

    pub(super) fn has(self, worth: u8) -> bool {
        self.0.get(usize::from(worth)).is_some_and(|count| *count > 0)
    }

    pub(super) fn put(&mut self, worth: u8) {
        self.0[usize::from(worth)] += 1;
    }

    pub(super) fn take(&mut self, worth: u8) {
        self.0[usize::from(worth)] -= 1;
    }

    /// Each charm by its worth, from the lowest.
    pub(super) fn each(self) -> impl Iterator<Item = u8> {
        (0..4).flat_map(move |worth: u8| (0..self.0[usize::from(worth)]).map(move |_| worth))
    }

    pub(super) fn worth(self) -> u32 {
        self.each().map(u32::from).sum()
    }
}

/// Where a round stands, with the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Share(Seat),
    Charm(Seat),
    Over(Outcome),
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Place {
    pub(super) held: Charms,
    pub(super) played: Charms,
    /// What the finds that it took are worth.
    pub(super) finds: u8,
}

/// A game of Wreck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wreck {
    pub(super) charms: bool,
    pub(super) seats: u8,
    pub(super) round: u8,
    pub(super) left: SeatSet,
    pub(super) stage: Stage,
    pub(super) chance: Chance,
    /// What the finds are worth, in the order in which they come.
    pub(super) finds: [u8; FINDS],
    /// Those that lie open now, in the order in which they came.
    pub(super) open: BySeat<Option<Find>, MOST_SEATS>,
    pub(super) places: BySeat<Place, MOST_SEATS>,
}

impl Wreck {
    /// The finds that lie open, in the order in which they came.
    pub(super) fn open_finds(&self) -> impl Iterator<Item = Find> {
        self.open.0.into_iter().flatten()
    }

    /// How many finds were laid out so far.
    pub(super) const fn laid_out(&self) -> u8 {
        self.round * self.seats
    }
}
