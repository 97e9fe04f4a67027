//! A face-down pile in its secret order: a small list that is copied as a whole.

use std::fmt;

use crate::cards::{Card, CardSet};
use crate::chance::Dice;

/// Cards in order, the top one last; at most `N`.
#[derive(Clone, Copy)]
pub struct Pile<const N: usize> {
    cards: [u8; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    /// The cards of a set, shuffled.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    #[must_use]
    pub fn shuffled(set: CardSet, dice: &mut Dice) -> Self {
        let mut pile = Self { cards: [0; N], len: set.len() };
        for (place, card) in pile.cards.iter_mut().zip(set) {
            *place = card.index();
        }
        dice.shuffle(&mut pile.cards[..usize::from(set.len())]);
        pile
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Card::try_from(self.cards[usize::from(self.len)]).ok()
    }

    /// The cards from the bottom to the top.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let filled = &self.cards[..usize::from(self.len)];
        filled.iter().filter_map(|index| Card::try_from(*index).ok())
    }

    /// The cards without their order.
    #[must_use]
    pub fn set(&self) -> CardSet {
        self.iter().collect()
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<const N: usize> Eq for Pile<N> {}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;

    #[test]
    fn a_pile_gives_back_what_went_in_and_no_more() {
        let mut dice = Dice::new(Seed(1), 0);
        let mut pile = Pile::<52>::shuffled(CardSet::RED, &mut dice);
        assert_eq!((pile.len(), pile.set()), (26, CardSet::RED));
        let whole = pile;
        let drawn: CardSet = std::iter::from_fn(|| pile.draw()).collect();
        assert_eq!(drawn, CardSet::RED);
        assert!(pile.is_empty() && pile.draw().is_none());
        assert_ne!(pile, whole, "what was drawn is no part of the pile");
    }
}
