//! Places at the table: one seat, a set of seats, one value for each seat.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::set::{Set, as_number, debug_as_display, indexed};

/// A player's place at the table. People count seats from 1, arrays from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The most seats a game may have.
    pub const MOST: u8 = 8;
    /// Seat 1.
    pub const ONE: Self = Self(0);
    /// Seat 2.
    pub const TWO: Self = Self(1);

    /// The seat with this number, counted from 1; `None` outside 1 to 8.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::MOST { Some(Self(number - 1)) } else { None }
    }

    /// The seat's number for people, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat's array index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a game for two.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The next seat clockwise at a table of `seats` seats.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }

    /// All seats of a table of `seats` seats, clockwise from this one.
    pub(crate) fn clockwise(self, seats: u8) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(self), move |seat| Some(seat.next(seats))).take(seats.into())
    }

    /// All seats of a table of `seats` seats, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(Self::MOST)).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

debug_as_display!(Seat);

/// A text or number that names no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a seat from 1 to 8")]
pub struct BadSeat;

impl FromStr for Seat {
    type Err = BadSeat;

    fn from_str(text: &str) -> Result<Self, BadSeat> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Self(digit - b'1')),
            _ => Err(BadSeat),
        }
    }
}

as_number!(Seat, BadSeat, Seat::from_number, Seat::number);
indexed!(Seat in u8, Seat::MOST);

/// A set of seats.
pub type SeatSet = Set<Seat>;

impl SeatSet {
    /// Every possible seat.
    pub const ALL: Self = Self::from_bits(u8::MAX);

    /// The first `seats` seats: a whole table of that size.
    #[must_use]
    pub const fn first(seats: u8) -> Self {
        if seats >= Seat::MOST { Self::ALL } else { Self::from_bits((1 << seats) - 1) }
    }

    /// Whether a table of `seats` seats has all seats of the set.
    #[must_use]
    #[inline]
    pub fn fits_table(self, seats: u8) -> bool {
        self.difference(Self::first(seats)).is_empty()
    }
}

/// One value for each seat of a table of `N`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize = 2>(pub [T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// Makes each seat's value from the seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        let mut index = 0;
        Self(std::array::from_fn(|_| {
            let seat = Seat(index);
            index += 1;
            make(seat)
        }))
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(Seat::MOST).zip(&self.0)
    }

    /// Makes each seat's value from the old one.
    pub fn map<U>(self, make: impl FnMut(T) -> U) -> BySeat<U, N> {
        BySeat(self.0.map(make))
    }
}

impl<T: Ord> BySeat<T> {
    /// The seat with the larger value; `None` if the values are equal.
    pub fn seat_with_more(&self) -> Option<Seat> {
        match self[Seat::ONE].cmp(&self[Seat::TWO]) {
            Ordering::Less => Some(Seat::TWO),
            Ordering::Equal => None,
            Ordering::Greater => Some(Seat::ONE),
        }
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Serde implements no arrays of generic length: add new table sizes here.
macro_rules! serialized {
    ($($size:literal)+) => {$(
        impl<T: Serialize> Serialize for BySeat<T, $size> {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(to)
            }
        }

        impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySeat<T, $size> {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                <[T; $size]>::deserialize(from).map(Self)
            }
        }
    )+};
}

serialized! { 2 8 }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_survives_the_trip_to_text_and_back() {
        for seat in Seat::all(8) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for bad in ["", "0", "9", "11", "+1", "x", "١"] {
            assert_eq!(bad.parse::<Seat>(), Err(BadSeat), "{bad}");
        }
    }

    #[test]
    fn the_first_seats_are_all_at_a_table_of_that_size() {
        let evens: SeatSet = Seat::all(8).filter(|seat| seat.number() % 2 == 0).collect();
        assert_eq!(SeatSet::first(8), SeatSet::ALL);
        assert_eq!(SeatSet::first(2).difference(evens), SeatSet::from_item(Seat::ONE));
        assert_eq!(format!("{evens:?}"), "{2, 4, 6, 8}");
    }

    #[test]
    fn the_next_seat_goes_round_the_table() {
        assert_eq!(Seat::TWO.next(2), Seat::ONE);
        assert_eq!(Seat::TWO.next(3), Seat(2));
        assert_eq!(Seat::ONE.other(), Seat::TWO);
    }
}
