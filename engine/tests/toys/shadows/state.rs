//! The state of a game.

use std::fmt;
use std::str::FromStr;

use engine::chance::Chance;
use engine::game::{BadAction, Outcome, Turn};
use engine::seat::{BySeat, Seat, SeatSet};

use super::Kind;

/// The largest table.
pub(crate) const MOST_SEATS: usize = 4;
/// How many cards there are (SH-1).
pub(crate) const DECK: usize = 24;

/// What a card on the table is named by, from 1, in the order in which cards came there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Number(u8);

impl Number {
    /// The number of the card that came as the `at`-th, counted from 0.
    pub(crate) const fn at(at: usize) -> Self {
        Self(at as u8 + 1)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    pub(super) const fn bit(self) -> u32 {
        1 << self.index()
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let plain = text.bytes().all(|digit| digit.is_ascii_digit());
        let number = text.parse().map_err(|_| BadAction)?;
        let there = (1..=DECK as u8).contains(&number);
        if plain && there { Ok(Self(number)) } else { Err(BadAction) }
    }
}

/// How many cards of each kind, in the order of [`Kind::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kinds(pub(crate) [u8; 4]);

impl Kinds {
    /// All cards of the game (SH-1).
    pub(crate) const ALL: Self = Self([6, 6, 4, 8]);

    pub(crate) fn count(self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) const fn of(self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    pub(crate) const fn put(&mut self, kind: Kind) {
        self.0[kind as usize] += 1;
    }

    pub(crate) const fn take(&mut self, kind: Kind) {
        self.0[kind as usize] -= 1;
    }

    /// Each card, in the order of the kinds.
    pub(crate) fn each(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().flat_map(move |kind| (0..self.of(kind)).map(move |_| kind))
    }
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Laid {
    pub(super) owner: Seat,
    pub(super) kind: Kind,
    pub(super) side: Side,
}

/// Which side of a card is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// Its back; these seats have seen its face.
    Down(SeatSet),
    /// Its face.
    Up,
}

/// Whether the game goes on, and what is left of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Turn { seat: Seat, actions: u8 },
    Over(Outcome),
}

/// A game of Shadows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shadows {
    pub(super) seats: u8,
    pub(super) left: SeatSet,
    pub(super) stage: Stage,
    pub(super) chance: Chance,
    /// The cards in the order in which they are drawn, those drawn included.
    pub(super) deck: [Kind; DECK],
    pub(super) drawn: u8,
    pub(super) hands: BySeat<Kinds, MOST_SEATS>,
    /// What came to the table, by number.
    pub(super) table: [Option<Laid>; DECK],
    /// The cards whose power waits, a bit for each number.
    pub(super) waiting: u32,
}
