//! Sets of different cards, of whichever deck: 64 bits that are copied as a whole.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A text or number that names no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a card")]
pub struct BadCard;

/// Writes cards with a space between them, or `-` for none.
///
/// # Errors
/// Only what the writer itself reports.
pub fn write_cards(
    to: &mut (impl fmt::Write + ?Sized),
    cards: impl Iterator<Item = impl fmt::Display>,
) -> fmt::Result {
    let mut any = false;
    for card in cards {
        if any {
            to.write_char(' ')?;
        }
        write!(to, "{card}")?;
        any = true;
    }
    if any { Ok(()) } else { to.write_char('-') }
}

/// One of at most 64 different things, each with a place in their order: a card of a deck, a number of
/// a card on the table.
pub trait Indexed: Copy {
    /// How many there are.
    const COUNT: u8;

    /// The place in the order, from 0.
    fn index(self) -> u8;

    /// The item at this index, which must be valid.
    fn at(index: u8) -> Self;
}

/// What a card has that is kept as its place in a new deck of `COUNT` cards: to and from that place,
/// and its text for debugging.
macro_rules! card_of_place {
    ($card:ident) => {
        impl $crate::set::Indexed for $card {
            const COUNT: u8 = Self::COUNT;

            fn index(self) -> u8 {
                self.0
            }

            fn at(index: u8) -> Self {
                Self(index)
            }
        }

        impl $crate::list::Item for $card {
            const UNUSED: Self = Self(0);
        }

        impl TryFrom<u8> for $card {
            type Error = $crate::set::BadCard;

            /// From the place in a new deck.
            fn try_from(index: u8) -> Result<Self, Self::Error> {
                if index < Self::COUNT { Ok(Self(index)) } else { Err($crate::set::BadCard) }
            }
        }

        impl From<$card> for u8 {
            fn from(card: $card) -> Self {
                card.0
            }
        }

        impl std::fmt::Debug for $card {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    };
}
pub(crate) use card_of_place;

/// A set of different cards, without order.
pub struct Set<C>(u64, PhantomData<C>);

impl<C> Set<C> {
    /// No card.
    pub const EMPTY: Self = Self::of_bits(0);

    /// The cards whose places are the ones among these bits.
    pub(crate) const fn of_bits(bits: u64) -> Self {
        Self(bits, PhantomData)
    }

    /// Cards in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self::of_bits(self.0 | other.0)
    }

    /// Cards in both sets.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self::of_bits(self.0 & other.0)
    }

    /// Cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::of_bits(self.0 & !other.0)
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are two cards or more: quicker than counting them.
    #[must_use]
    pub const fn several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }
}

impl<C: Indexed> Set<C> {
    /// The cards in the order of a new deck.
    pub const fn iter(self) -> SetIter<C> {
        SetIter(self.0, PhantomData)
    }

    /// This card alone.
    #[must_use]
    pub fn only(card: C) -> Self {
        Self::of_bits(1 << card.index())
    }

    /// Whether the card is in the set.
    #[must_use]
    pub fn contains(self, card: C) -> bool {
        !self.both(Self::only(card)).is_empty()
    }

    /// The set and this card.
    #[must_use]
    pub fn with(self, card: C) -> Self {
        self.union(Self::only(card))
    }

    /// The set but for this card.
    #[must_use]
    pub fn without(self, card: C) -> Self {
        self.minus(Self::only(card))
    }

    /// Puts the card in.
    pub fn insert(&mut self, card: C) {
        *self = self.with(card);
    }

    /// Takes the card out.
    pub fn remove(&mut self, card: C) {
        *self = self.without(card);
    }

    /// The first card in the order of a new deck.
    #[must_use]
    pub fn first(self) -> Option<C> {
        (!self.is_empty()).then(|| C::at(self.0.trailing_zeros() as u8))
    }

    /// The card, if it is the only one.
    #[must_use]
    pub fn single(self) -> Option<C> {
        if self.several() { None } else { self.first() }
    }

    /// The cards that come before this one in a new deck.
    #[must_use]
    pub fn below(self, card: C) -> Self {
        Self::of_bits(self.0 & ((1 << card.index()) - 1))
    }
}

/// The cards of a set in order.
#[derive(Clone, Debug)]
pub struct SetIter<C>(u64, PhantomData<C>);

impl<C: Indexed> Iterator for SetIter<C> {
    type Item = C;

    fn next(&mut self) -> Option<C> {
        if self.0 == 0 {
            return None;
        }
        let card = C::at(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl<C: Indexed> ExactSizeIterator for SetIter<C> {}

impl<C: Indexed> IntoIterator for Set<C> {
    type Item = C;
    type IntoIter = SetIter<C>;

    fn into_iter(self) -> SetIter<C> {
        self.iter()
    }
}

impl<C: Indexed> FromIterator<C> for Set<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

// Written by hand: what is derived would ask the cards themselves for these traits.
impl<C> Clone for Set<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Set<C> {}

impl<C> PartialEq for Set<C> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<C> Eq for Set<C> {}

impl<C> Hash for Set<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<C> Default for Set<C> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<C: Indexed + fmt::Display> fmt::Debug for Set<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl<C: Indexed + fmt::Display> fmt::Display for Set<C> {
    /// The cards with a space between them, or `-` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_cards(f, self.iter())
    }
}

impl<C> Serialize for Set<C> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

/// Bits of no card are refused.
impl<'de, C: Indexed> Deserialize<'de> for Set<C> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let bits = u64::deserialize(from)?;
        let none = bits.checked_shr(C::COUNT.into()).unwrap_or_default();
        if none == 0 { Ok(Self::of_bits(bits)) } else { Err(D::Error::custom(BadCard)) }
    }
}
