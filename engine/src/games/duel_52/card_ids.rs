use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::game::BadAction;
use crate::games::duel_52::ByLane;
use crate::set::{Set, as_number, indexed};

/// The id of a card on the table, in order of arrival. Never reused. 52 suffice: a card leaves the
/// table only for the discard pile.
///
/// Only this game needs ids, since its actions name face-down cards. Other games name cards by face
/// or count equal ones: ids would let players follow a hidden card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

impl CardId {
    /// One for each card of the deck.
    pub const COUNT: u8 = Card::COUNT;

    /// The id of a card that comes after `before` others.
    ///
    /// # Panics
    /// If more cards come than exist.
    #[must_use]
    pub const fn from_arrival(before: u8) -> Self {
        assert!(before < Self::COUNT, "there are no more cards");
        Self(before)
    }

    /// Its number for people, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its array index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

as_number!(
    CardId,
    BadAction,
    |id| (1..=CardId::COUNT).contains(&id).then(|| CardId(id - 1)),
    CardId::number
);

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.number())
    }
}

impl FromStr for CardId {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let is_plain = !text.starts_with('0') && text.bytes().all(|digit| digit.is_ascii_digit());
        let number = text.parse::<u8>().ok().filter(|_| is_plain).ok_or(BadAction)?;
        Self::try_from(number)
    }
}

indexed!(CardId in u64, Card::COUNT);

/// A set of cards on the table.
pub type CardIds = Set<CardId>;

impl CardIds {
    pub(super) const fn first(count: u8) -> Self {
        Self::from_bits((1 << count) - 1)
    }
}

impl ByLane<CardIds> {
    pub(super) fn all(&self) -> CardIds {
        self.0[0].union(self.0[1]).union(self.0[2])
    }
}

/// A count from 0 to 2ᴺ − 1 for each card on the table, as a set of cards for each bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Counters<const N: usize>([CardIds; N]);

impl<const N: usize> Counters<N> {
    pub(super) const NONE: Self = Self([CardIds::EMPTY; N]);

    pub(super) fn get(&self, id: CardId) -> u8 {
        let bit = |place: usize| u8::from(self.0[place].contains(id)) << place;
        (0..N).map(bit).sum()
    }

    pub(super) fn set(&mut self, id: CardId, count: u8) {
        for (place, bits) in self.0.iter_mut().enumerate() {
            if count & (1 << place) == 0 {
                bits.remove(id);
            } else {
                bits.insert(id);
            }
        }
    }

    pub(super) fn increment(&mut self, mut ids: CardIds) {
        for bits in &mut self.0 {
            let carried = bits.intersection(ids);
            *bits = bits.union(ids).difference(carried);
            ids = carried;
        }
    }

    /// The count must not be 0.
    pub(super) fn decrement(&mut self, id: CardId) {
        let mut borrowed = CardIds::from_item(id);
        for bits in &mut self.0 {
            let lacking = borrowed.difference(*bits);
            *bits = bits.difference(borrowed).union(lacking);
            borrowed = lacking;
        }
    }

    pub(super) fn clear(&mut self, ids: CardIds) {
        for bits in &mut self.0 {
            *bits = bits.difference(ids);
        }
    }

    pub(super) fn nonzero(&self) -> CardIds {
        self.0.iter().fold(CardIds::EMPTY, |all, bits| all.union(*bits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(ids: &[u8]) -> CardIds {
        ids.iter().map(|id| CardId::try_from(*id).unwrap()).collect()
    }

    #[test]
    fn an_id_survives_the_trip_to_text_and_back() {
        for id in (0..CardId::COUNT).map(CardId::from_arrival) {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for bad in ["", "0", "53", "07", "+7", "-1", "#7", "256"] {
            assert_eq!(bad.parse::<CardId>(), Err(BadAction), "{bad}");
        }
    }

    #[test]
    fn first_has_the_ids_that_arrived_first() {
        assert_eq!(CardIds::first(2), set(&[1, 2]));
        assert_eq!(CardIds::first(52).len(), 52);
    }

    #[test]
    fn counts_go_up_together_and_down_one_by_one() {
        let mut counts = Counters::<3>::NONE;
        counts.increment(set(&[3, 9]));
        counts.increment(set(&[9]));
        counts.increment(set(&[9]));
        let nine = CardId::try_from(9).unwrap();
        assert_eq!((counts.get(nine), counts.nonzero()), (3, set(&[3, 9])));
        counts.increment(set(&[9]));
        assert_eq!(counts.get(nine), 4);
        counts.decrement(nine);
        assert_eq!(counts.get(nine), 3);
        counts.clear(set(&[9]));
        assert_eq!(counts.nonzero(), set(&[3]));
        counts.set(nine, 5);
        assert_eq!(counts.get(nine), 5);
    }
}
