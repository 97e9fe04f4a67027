//! Tokens and strikes, which a season carries from game to game.

use serde::{Deserialize, Serialize};

use crate::options::{BadOption, Field, Kind, OptionValue, Values, list};
use crate::seat::Seat;

/// A seat's tokens and strikes at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Purse {
    /// Gamebreaker tokens, in halves: those brought, less those spent, plus those won.
    pub halves: u8,
    /// The strikes of this game.
    pub strikes: u8,
}

/// A game that has tokens and strikes.
pub trait Season {
    /// The seat's tokens and strikes at the end; `None` while the game goes on.
    fn purse(&self, seat: Seat) -> Option<Purse>;
}

/// Tokens that each seat brings, in halves, where the seats bring different numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Brought {
    numbers: [u8; Seat::MOST as usize],
    seats: u8,
}

/// Deserialized, so possibly invalid.
#[derive(Deserialize)]
struct Unchecked {
    numbers: [u8; Seat::MOST as usize],
    seats: u8,
}

impl TryFrom<Unchecked> for Brought {
    type Error = BadOption;

    fn try_from(Unchecked { numbers, seats }: Unchecked) -> Result<Self, BadOption> {
        let brought = Self::new(numbers.get(..seats.into()).unwrap_or_default());
        brought.filter(|brought| brought.numbers == numbers).ok_or(BadOption::Value(Self::ID))
    }
}

impl OptionValue for Option<Brought> {
    fn value(self) -> u32 {
        self.map_or(0, Brought::value)
    }

    fn from_value(value: u32) -> Self {
        Brought::from_value(value)
    }
}

impl Brought {
    /// The option's name in every game.
    pub const ID: &'static str = "brought";
    /// The most halves a seat may bring, here and in the option for all seats.
    pub const MOST: u8 = 10;

    /// The option; `rule` describes it.
    #[must_use]
    pub const fn field(rule: &'static str) -> Field {
        Field::new(Self::ID, Kind::List { most: Self::MOST }, 0, rule)
    }

    /// These halves, by seat; `None` for no seat, too many seats, or a number above `MOST`.
    #[must_use]
    pub fn new(halves: &[u8]) -> Option<Self> {
        list::pack(Self::MOST, halves).and_then(Self::from_value)
    }

    /// The option's value.
    #[must_use]
    pub fn value(self) -> u32 {
        let halves = &self.numbers[..usize::from(self.seats)];
        list::pack(Self::MOST, halves).unwrap_or_default()
    }

    /// Decodes the option's value; `None` for 0: all seats bring the same.
    #[must_use]
    pub fn from_value(value: u32) -> Option<Self> {
        let (mut numbers, mut seats) = ([0; Seat::MOST as usize], 0);
        for (number, halves) in numbers.iter_mut().zip(list::unpack(Self::MOST, value)) {
            *number = halves;
            seats += 1;
        }
        (seats > 0).then_some(Self { numbers, seats })
    }

    /// Sets the option; with no halves, all seats bring the same.
    ///
    /// # Errors
    /// [`BadOption::Unknown`] if the game has no tokens, [`BadOption::Value`] for an impossible
    /// number. The values stay unchanged.
    pub fn set(values: &mut Values, halves: &[u8]) -> Result<(), BadOption> {
        let value = list::pack(Self::MOST, halves).ok_or(BadOption::Value(Self::ID))?;
        values.set(Self::ID, value)
    }

    /// The number of seats.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The halves, by seat.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        self.numbers.into_iter().take(self.seats.into())
    }

    /// The halves this seat brings; 0 for a missing seat.
    #[must_use]
    pub const fn get(&self, seat: Seat) -> u8 {
        self.numbers[seat.index()]
    }
}
