//! A short list of fixed capacity, so that a state is copied without allocation.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chance::Dice;
use crate::set::{Indexed, Set};

/// A value that a [`FixedList`] can hold.
pub trait Item: Copy {
    /// The item in unused slots.
    const UNUSED: Self;
}

/// A list of at most `N` items, and at most 255.
#[derive(Clone, Copy)]
pub struct FixedList<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Item, const N: usize> FixedList<T, N> {
    /// The items in order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// The items in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// The number of items.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether the list is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether the list is full.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item out.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }
}

impl<C: Indexed + Item, const N: usize> FixedList<C, N> {
    /// A face-down pile of a set's cards, shuffled. The last card is the top one.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    #[must_use]
    pub fn shuffled(cards: Set<C>, dice: &mut Dice) -> Self {
        let mut pile = Self { len: cards.len(), ..Self::default() };
        let filled = &mut pile.items[..usize::from(cards.len())];
        for (slot, card) in filled.iter_mut().zip(cards) {
            *slot = card;
        }
        dice.shuffle(filled);
        pile
    }

    /// The cards without their order.
    #[must_use]
    pub fn set(&self) -> Set<C> {
        self.iter().copied().collect()
    }
}

impl<T: Item, const N: usize> Default for FixedList<T, N> {
    fn default() -> Self {
        Self { items: [T::UNUSED; N], len: 0 }
    }
}

impl<T: Item + PartialEq, const N: usize> PartialEq for FixedList<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Item + Eq, const N: usize> Eq for FixedList<T, N> {}

impl<T: Item + Hash, const N: usize> Hash for FixedList<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Item + fmt::Debug, const N: usize> fmt::Debug for FixedList<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Item, const N: usize> FromIterator<T> for FixedList<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<'a, T: Item, const N: usize> IntoIterator for &'a FixedList<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// Writes every slot, unused ones as `None`.
impl<T: Item + Serialize, const N: usize> Serialize for FixedList<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq((0..N).map(|at| self.as_slice().get(at)))
    }
}

impl<'de, T: Item + Deserialize<'de>, const N: usize> Deserialize<'de> for FixedList<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let slots = Vec::<Option<T>>::deserialize(from)?;
        let filled = slots.iter().take_while(|slot| slot.is_some()).count();
        if slots.len() != N || slots[filled..].iter().any(Option::is_some) {
            return Err(D::Error::invalid_length(slots.len(), &"a list without gaps"));
        }
        Ok(slots.into_iter().flatten().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, CardSet};
    use crate::chance::Seed;

    impl Item for u8 {
        const UNUSED: Self = 0;
    }

    #[test]
    fn a_list_keeps_its_order_and_forgets_what_is_gone() {
        let mut list: FixedList<u8, 5> = [1, 3, 5, 9, 2].into_iter().collect();
        assert_eq!((list.pop(), list.len()), (Some(2), 4), "the last one first");
        assert_eq!(list.as_slice(), [1, 3, 5, 9]);
        let same: FixedList<u8, 5> = [1, 3, 5, 9].into_iter().collect();
        assert_eq!(list, same, "what lies behind the end is no part of it");
        assert!(!list.is_empty() && FixedList::<u8, 5>::default().pop().is_none());
        assert!([1, 2].into_iter().collect::<FixedList<u8, 2>>().is_full() && !list.is_full());
    }

    #[test]
    fn a_pile_gives_back_each_card_once() {
        let mut dice = Dice::new(Seed(1), 0);
        let mut pile = FixedList::<Card, 52>::shuffled(CardSet::RED, &mut dice);
        assert_eq!((pile.len(), pile.set()), (26, CardSet::RED));
        let whole = pile;
        let drawn: CardSet = std::iter::from_fn(|| pile.pop()).collect();
        assert_eq!(drawn, CardSet::RED);
        assert!(pile.is_empty() && pile.pop().is_none());
        assert_ne!(pile, whole, "what was drawn is no part of the pile");
    }
}
