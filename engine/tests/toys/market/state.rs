//! The state of a game.

use std::fmt;
use std::str::FromStr;

use engine::chance::Chance;
use engine::game::{BadAction, Outcome};
use engine::seat::{BySeat, Seat, SeatSet};

/// The largest table.
pub(crate) const MOST_SEATS: usize = 8;
/// How many spices a seat is dealt (MK-1).
pub(super) const DEALT: usize = 4;
/// How many offers a seat can make, and how many spices there can be on a side (MK-3).
pub(super) const MOST_OFFERED: u8 = 4;
pub(super) const LARGEST_SIDE: u8 = 3;

/// A spice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spice {
    Anise,
    Clove,
    Mace,
    Nutmeg,
}

impl Spice {
    pub(crate) const ALL: [Self; 4] = [Self::Anise, Self::Clove, Self::Mace, Self::Nutmeg];

    const fn letter(self) -> char {
        match self {
            Self::Anise => 'A',
            Self::Clove => 'C',
            Self::Mace => 'M',
            Self::Nutmeg => 'N',
        }
    }
}

/// How many of each spice, in the order of [`Spice::ALL`]. Written `AAC`, or `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Bundle(pub(crate) [u8; 4]);

impl Bundle {
    pub(crate) fn only(spice: Spice) -> Self {
        let mut bundle = Self::default();
        bundle.put(spice);
        bundle
    }

    pub(crate) const fn of(self, spice: Spice) -> u8 {
        self.0[spice as usize]
    }

    pub(crate) const fn put(&mut self, spice: Spice) {
        self.0[spice as usize] += 1;
    }

    pub(crate) fn count(self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) fn each(self) -> impl Iterator<Item = Spice> {
        Spice::ALL.into_iter().flat_map(move |spice| (0..self.of(spice)).map(move |_| spice))
    }

    pub(super) fn holds(self, other: Self) -> bool {
        self.least(other) == other
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        self.with(other, u8::saturating_add)
    }

    /// What is left without the others; none where there are fewer.
    pub(crate) fn less(self, other: Self) -> Self {
        self.with(other, u8::saturating_sub)
    }

    /// The larger number of each spice.
    pub(super) fn most(self, other: Self) -> Self {
        self.with(other, u8::max)
    }

    fn least(self, other: Self) -> Self {
        self.with(other, u8::min)
    }

    fn with(self, other: Self, make: impl Fn(u8, u8) -> u8) -> Self {
        Self(std::array::from_fn(|at| make(self.0[at], other.0[at])))
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count() == 0 {
            return f.write_str("-");
        }
        self.each().try_for_each(|spice| write!(f, "{}", spice.letter()))
    }
}

impl FromStr for Bundle {
    type Err = BadAction;

    /// Reads what `Display` writes: spices in their order, at most as many as an offer has.
    fn from_str(text: &str) -> Result<Self, BadAction> {
        let mut bundle = Self::default();
        if text.len() > usize::from(LARGEST_SIDE) {
            return Err(BadAction);
        }
        for letter in text.chars().filter(|_| text != "-") {
            let spice = Spice::ALL.into_iter().find(|spice| spice.letter() == letter);
            bundle.put(spice.ok_or(BadAction)?);
        }
        if bundle.to_string() == text { Ok(bundle) } else { Err(BadAction) }
    }
}

/// An offer of one seat to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// Which of the offers between the two, in this direction, from 1.
    pub(crate) number: u8,
    pub(crate) give: Bundle,
    pub(crate) want: Bundle,
}

/// What one seat has said to another.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Dealings {
    /// How many offers it has made it.
    pub(crate) made: u8,
    /// The one that is open.
    pub(crate) open: Option<Offer>,
}

/// What a seat has and has done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Place {
    pub(super) held: Bundle,
    pub(super) finished: bool,
    /// What it has said to each seat.
    pub(super) to: BySeat<Dealings, MOST_SEATS>,
    /// What each seat knows that this one holds at least.
    pub(super) known_to: BySeat<Bundle, MOST_SEATS>,
    /// What everybody knows that it holds at least.
    pub(super) known: Bundle,
}

/// A game of Market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Market {
    pub(super) seats: u8,
    pub(super) left: SeatSet,
    pub(super) over: Option<Outcome>,
    pub(super) chance: Chance,
    pub(super) places: BySeat<Place, MOST_SEATS>,
}

impl Market {
    /// All spices of the game.
    pub(super) const fn all(&self) -> Bundle {
        Bundle([self.seats; 4])
    }

    pub(super) fn unfinished(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| !self.places[*seat].finished).collect()
    }
}
