//! Parts of states and views: sides, packs, effects of Jokers, scoring, pairs, results.

use std::cmp::Ordering;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::games::heads_up_duel::{CardKind, Joker};
use crate::list::Item;
use crate::seat::Seat;
use crate::set::{Set, indexed};

/// A side of a duel. If one picked the other as its opponent, it is the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The first.
    One,
    /// The second.
    Two,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

/// A value for each side of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct BySide<T>(pub [T; 2]);

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}

impl<T: Ord> BySide<T> {
    /// The side with the larger value; `None` if they are equal.
    pub(super) fn side_with_more(&self) -> Option<Side> {
        match self.0[0].cmp(&self.0[1]) {
            Ordering::Less => Some(Side::Two),
            Ordering::Equal => None,
            Ordering::Greater => Some(Side::One),
        }
    }
}

impl BySide<Seat> {
    /// This seat's side, if it duels.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self[*side] == seat)
    }
}

/// A sort of pack of the black market (HUD-12 to 14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Pack {
    /// 2 3 4 5 6.
    Low,
    /// 6 7 8 9 10.
    High,
    /// Five cards of a shuffled deck.
    Mystery,
    /// J Q K A and a Joker.
    Special,
}

impl Pack {
    /// All sorts.
    pub const ALL: [Self; 4] = [Self::Low, Self::High, Self::Mystery, Self::Special];

    /// Its price in marbles.
    #[must_use]
    pub const fn price(self) -> u16 {
        match self {
            Self::Low => 1,
            Self::High | Self::Mystery => 2,
            Self::Special => 4,
        }
    }

    /// Whether each pack of this sort has a card of this kind; false for Mystery packs, which vary.
    #[must_use]
    pub const fn holds(self, kind: CardKind) -> bool {
        match (self, kind) {
            (Self::Low, CardKind::Number(number)) => number <= 6,
            (Self::High, CardKind::Number(number)) => number >= 6,
            (Self::Special, kind) => kind.number().is_none(),
            (Self::Low | Self::High | Self::Mystery, _) => false,
        }
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
            Self::Mystery => "mystery",
            Self::Special => "special",
        }
    }
}

/// Packs of each sort, in the order of [`Pack::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Packs(pub [u16; 4]);

impl Packs {
    /// Packs of this sort.
    #[must_use]
    pub const fn of(self, pack: Pack) -> u16 {
        self.0[pack as usize]
    }

    /// The number of packs.
    #[must_use]
    pub fn count(self) -> u16 {
        self.0.iter().sum()
    }

    pub(super) fn cost(self) -> u16 {
        Pack::ALL.into_iter().map(|pack| self.of(pack) * pack.price()).sum()
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }
}

indexed!(Joker::ALL in u8);

/// The effects a Joker may have.
pub type Jokers = Set<Joker>;

impl Jokers {
    /// All effects.
    pub const ANY: Self = Self::from_bits(0b111);
}

/// The sum that scores in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Scoring {
    /// The higher one.
    #[default]
    Highest,
    /// The lower one (HUD-31).
    Lowest,
}

impl Scoring {
    /// The side that scores; `None` if the sums are equal (HUD-27, 31).
    pub(super) fn scoring_side(self, sums: BySide<u32>) -> Option<Side> {
        let higher = sums.side_with_more();
        match self {
            Self::Highest => higher,
            Self::Lowest => higher.map(Side::other),
        }
    }
}

/// Two seats that duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The seats, the picking one first.
    pub seats: BySide<Seat>,
    /// The way they were paired.
    #[serde(rename = "made")]
    pub origin: PairOrigin,
}

/// The way a pair was made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PairOrigin {
    /// The first picked the second (HUD-18).
    Picked,
    /// Nobody picked: drawn (HUD-20), or the winners of two duels (HUD-38).
    Drawn,
}

impl Item for Pair {
    const UNUSED: Self = Self { seats: BySide([Seat::ONE; 2]), origin: PairOrigin::Drawn };
}

/// A finished duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DuelResult {
    /// The duellists.
    pub seats: BySide<Seat>,
    /// Their points.
    pub points: BySide<u16>,
    /// The winner.
    pub winner: Option<Side>,
}

impl Item for DuelResult {
    const UNUSED: Self =
        Self { seats: BySide([Seat::ONE; 2]), points: BySide([0; 2]), winner: None };
}
