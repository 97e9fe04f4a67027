//! Sets of cards, seats and the like, as bits.

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not, Shl, Sub};

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};

use crate::chance::Dice;

/// A text or number that names no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a card")]
pub struct BadCard;

/// The integer that holds a set's bits.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u8, Output = Self>
    + Sub<Output = Self>
    + Into<u64>
    + Serialize
    + DeserializeOwned
{
    /// No bit.
    const NONE: Self;
    /// The lowest bit.
    const ONE: Self;
}

macro_rules! bits {
    ($($number:ty)+) => {$(
        impl Bits for $number {
            const NONE: Self = 0;
            const ONE: Self = 1;
        }
    )+};
}

bits! { u8 u16 u64 }

/// One of at most 64 things with an index: cards of a deck, seats, cards on a table.
pub trait Indexed: Copy + Eq + Hash {
    /// The bits of a set: the smallest integer with at least `COUNT` bits.
    type Bits: Bits;

    /// The number of different items.
    const COUNT: u8;

    /// The index, from 0.
    fn index(self) -> u8;

    /// The item at this index, which must be valid.
    fn from_index(index: u8) -> Self;
}

/// Makes a type [`Indexed`], by its wrapped number or by an enum variant's place in `ALL`.
macro_rules! indexed {
    ($item:ident in $bits:ty, $count:expr) => {
        impl $crate::set::Indexed for $item {
            type Bits = $bits;

            const COUNT: u8 = $count;

            fn index(self) -> u8 {
                self.0
            }

            fn from_index(index: u8) -> Self {
                Self(index)
            }
        }
    };
    ($item:ident::ALL in $bits:ty) => {
        impl $crate::set::Indexed for $item {
            type Bits = $bits;

            const COUNT: u8 = Self::ALL.len() as u8;

            fn index(self) -> u8 {
                self as u8
            }

            fn from_index(index: u8) -> Self {
                Self::ALL[usize::from(index)]
            }
        }
    };
}
pub(crate) use indexed;

/// Converts between a type and its number in a view.
macro_rules! as_number {
    ($type:ident, $error:path, $read:expr, $write:expr) => {
        impl TryFrom<u8> for $type {
            type Error = $error;

            fn try_from(number: u8) -> Result<Self, $error> {
                let read: fn(u8) -> Option<Self> = $read;
                read(number).ok_or($error)
            }
        }

        impl From<$type> for u8 {
            fn from(item: $type) -> Self {
                let write: fn($type) -> Self = $write;
                write(item)
            }
        }
    };
}
pub(crate) use as_number;

/// Implements `Debug` as the text in a record.
macro_rules! debug_as_display {
    ($type:ty) => {
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    };
}
pub(crate) use debug_as_display;

/// A set of [`Indexed`] items.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent, bound = "")]
pub struct Set<T: Indexed>(T::Bits);

impl<T: Indexed> Set<T> {
    /// No item.
    pub const EMPTY: Self = Self(T::Bits::NONE);

    pub(crate) const fn from_bits(bits: T::Bits) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> T::Bits {
        self.0
    }

    fn as_u64(self) -> u64 {
        self.0.into()
    }

    /// The set of this item alone.
    #[must_use]
    pub fn from_item(item: T) -> Self {
        Self(T::Bits::ONE << item.index())
    }

    /// Items in either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Items in both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Items of this set that are not in the other.
    #[must_use]
    pub fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there is no item.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// The number of items.
    #[must_use]
    pub fn len(self) -> u8 {
        self.as_u64().count_ones() as u8
    }

    /// Whether there are two or more items; faster than `len`.
    #[must_use]
    pub fn has_multiple(self) -> bool {
        self.as_u64() & self.as_u64().wrapping_sub(1) != 0
    }

    /// The items, in the order of their indices.
    pub const fn iter(self) -> SetIter<T> {
        SetIter(self)
    }

    /// Whether the set has the item.
    #[must_use]
    pub fn contains(self, item: T) -> bool {
        self.as_u64() & (1 << item.index()) != 0
    }

    /// The set with this item.
    #[must_use]
    pub fn with(self, item: T) -> Self {
        self.union(Self::from_item(item))
    }

    /// The set without this item.
    #[must_use]
    pub fn without(self, item: T) -> Self {
        self.difference(Self::from_item(item))
    }

    /// Puts the item in.
    pub fn insert(&mut self, item: T) {
        *self = self.with(item);
    }

    /// Takes the item out.
    pub fn remove(&mut self, item: T) {
        *self = self.without(item);
    }

    /// The item with the lowest index.
    #[must_use]
    pub fn lowest(self) -> Option<T> {
        (!self.is_empty()).then(|| T::from_index(self.as_u64().trailing_zeros() as u8))
    }

    /// The item, if it is the only one.
    #[must_use]
    pub fn single(self) -> Option<T> {
        if self.has_multiple() { None } else { self.lowest() }
    }

    /// A random item; `None` if there is none.
    pub fn pick(self, dice: &mut Dice) -> Option<T> {
        self.iter().nth(dice.below(self.len().into()) as usize)
    }

    /// The items with a lower index than this one.
    #[must_use]
    pub fn below(self, item: T) -> Self {
        Self(self.0 & (Self::from_item(item).0 - T::Bits::ONE))
    }
}

/// The items of a set, in the order of their indices.
#[derive(Clone, Debug)]
pub struct SetIter<T: Indexed>(Set<T>);

impl<T: Indexed> Iterator for SetIter<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let Set(bits) = self.0;
        let item = self.0.lowest()?;
        // Clears the lowest bit.
        self.0 = Set(bits & (bits - T::Bits::ONE));
        Some(item)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.len().into();
        (count, Some(count))
    }
}

impl<T: Indexed> ExactSizeIterator for SetIter<T> {}

impl<T: Indexed> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = SetIter<T>;

    fn into_iter(self) -> SetIter<T> {
        self.iter()
    }
}

impl<T: Indexed> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<T: Indexed> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Indexed + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// Items separated by spaces; `-` if the set is empty.
impl<T: Indexed + fmt::Display> fmt::Display for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(first) = self.lowest() else { return f.write_str("-") };
        write!(f, "{first}")?;
        self.without(first).iter().try_for_each(|item| write!(f, " {item}"))
    }
}

/// Refuses bits that stand for no item.
impl<'de, T: Indexed> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let set = Self(T::Bits::deserialize(from)?);
        let unknown_bits = set.as_u64().checked_shr(T::COUNT.into()).unwrap_or_default();
        if unknown_bits == 0 { Ok(set) } else { Err(D::Error::custom("bits of nothing")) }
    }
}

#[cfg(test)]
mod tests {
    use serde::de::IntoDeserializer;
    use serde::de::value::Error;

    use super::*;
    use crate::cards::Card;
    use crate::games::duel_52::{CardId, Lane, Power};
    use crate::games::heads_up_duel::{self, Joker};
    use crate::seat::Seat;

    fn read<T: Indexed>(bits: u64) -> Option<Set<T>> {
        let from: serde::de::value::U64Deserializer<Error> = bits.into_deserializer();
        Set::deserialize(from).ok()
    }

    fn assert_is_set<T: Indexed + fmt::Debug>() {
        let items: Vec<T> = (0..T::COUNT).map(T::from_index).collect();
        let all: Set<T> = items.iter().copied().collect();
        assert_eq!((all.len(), all.iter().len()), (T::COUNT, items.len()));
        assert_eq!(all.iter().collect::<Vec<_>>(), items, "in order");
        let odd: Set<T> = items.iter().copied().skip(1).step_by(2).collect();
        let even = all.difference(odd);
        assert_eq!((odd.union(even), odd.intersection(even)), (all, Set::EMPTY));
        assert_eq!((odd.lowest(), Set::<T>::EMPTY.lowest()), (Some(items[1]), None));
        for (at, item) in items.iter().copied().enumerate() {
            assert_eq!(usize::from(item.index()), at);
            assert_eq!((even.contains(item), odd.contains(item)), (at % 2 == 0, at % 2 == 1));
            assert_eq!(all.below(item).len(), item.index(), "all below {item:?}");
            assert_eq!(all.without(item).with(item), all);
            assert_eq!(Set::from_item(item).single(), Some(item));
            let mut set = Set::EMPTY;
            set.insert(item);
            assert!(
                !set.is_empty() && !set.has_multiple() && even.union(odd.with(item)).has_multiple()
            );
            set.remove(item);
            assert!(set.is_empty() && set == Set::EMPTY);
        }
        assert_eq!((all.single(), Set::<T>::EMPTY.single()), (None, None));
        let every = u64::MAX >> (64 - u32::from(T::COUNT));
        assert_eq!((read(every), read(0)), (Some(all), Some(Set::<T>::EMPTY)));
        for beyond in u32::from(T::COUNT)..64 {
            assert_eq!(read::<T>(1 << beyond), None, "no item has bit {beyond}");
        }
    }

    #[test]
    fn sets_of_each_size_behave_as_sets() {
        assert_is_set::<Seat>();
        assert_is_set::<Lane>();
        assert_is_set::<Joker>();
        assert_is_set::<Power>();
        assert_is_set::<Card>();
        assert_is_set::<heads_up_duel::Card>();
        assert_is_set::<CardId>();
    }
}
