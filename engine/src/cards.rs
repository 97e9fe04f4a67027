//! Standard cards, without jokers: rank, suit, card, set of cards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub use crate::set::BadCard;
use crate::set::{Set, as_number};

/// Implements conversions and debug text for a card stored as its index in a new deck of `COUNT`.
macro_rules! card_from_index {
    ($card:ident) => {
        $crate::set::indexed!($card in u64, $card::COUNT);
        $crate::set::debug_as_display!($card);

        impl $crate::list::Item for $card {
            const UNUSED: Self = Self(0);
        }

        $crate::set::as_number!(
            $card,
            $crate::set::BadCard,
            |index| (index < $card::COUNT).then_some($card(index)),
            |card| card.0
        );
    };
}
pub(crate) use card_from_index;

/// A rank, ordered 2 3 4 5 6 7 8 9 10 J Q K A.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rank(u8);

impl Rank {
    /// 2, the lowest.
    pub const TWO: Self = Self(2);
    /// 5.
    pub const FIVE: Self = Self(5);
    /// 7.
    pub const SEVEN: Self = Self(7);
    /// 10.
    pub const TEN: Self = Self(10);
    /// The Jack.
    pub const JACK: Self = Self(11);
    /// The Queen.
    pub const QUEEN: Self = Self(12);
    /// The King.
    pub const KING: Self = Self(13);
    /// The Ace, the highest.
    pub const ACE: Self = Self(14);

    /// The rank with this order: 2 to 10, then 11 (J) to 14 (A); `None` for other numbers.
    #[must_use]
    pub const fn new(order: u8) -> Option<Self> {
        if order >= 2 && order <= 14 { Some(Self(order)) } else { None }
    }

    /// The rank's order, 2 to 14.
    #[must_use]
    pub const fn order(self) -> u8 {
        self.0
    }

    /// All ranks, from 2 to the Ace.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (2..=14).map(Self)
    }
}

as_number!(Rank, BadCard, Rank::new, Rank::order);

const RANK_NAMES: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(RANK_NAMES[usize::from(self.0 - 2)])
    }
}

impl FromStr for Rank {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        let mut named = Self::all().zip(RANK_NAMES);
        named.find_map(|(rank, name)| (name == text).then_some(rank)).ok_or(BadCard)
    }
}

/// One of the four suits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// The four suits.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// Whether the suit is red (diamonds, hearts).
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Self::Diamonds | Self::Hearts)
    }

    /// The letter in a card's text: `c d h s`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'c',
            Self::Diamonds => 'd',
            Self::Hearts => 'h',
            Self::Spades => 's',
        }
    }
}

/// One of the 52 standard cards, ordered by rank, then by suit. Written `9c`, `10h`, `Ks`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// Cards in a deck.
    pub const COUNT: u8 = 52;

    /// The card of a rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self((rank.0 - 2) * 4 + suit as u8)
    }

    /// The rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank(self.0 / 4 + 2)
    }

    /// The suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 % 4) as usize]
    }

    /// The index in a new deck, 0 to 51.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }
}

card_from_index!(Card);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit().letter())
    }
}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        let suit = Suit::ALL.into_iter().find(|suit| text.ends_with(suit.letter()));
        let suit = suit.ok_or(BadCard)?;
        Ok(Self::new(text[..text.len() - 1].parse()?, suit))
    }
}

/// A set of standard cards.
pub type CardSet = Set<Card>;

impl CardSet {
    /// All 52 cards.
    pub const DECK: Self = Self::from_bits((1 << Card::COUNT) - 1);
    /// The 26 clubs and spades: of each rank's four bits, the outer two.
    pub const BLACK: Self = Self::from_bits(0x9_9999_9999_9999);
    /// The 26 diamonds and hearts: the inner two.
    pub const RED: Self = Self::from_bits(0x6_6666_6666_6666);

    /// All four cards of this card's rank.
    #[must_use]
    pub const fn same_rank(card: Card) -> Self {
        Self::from_bits(0b1111 << (card.index() & !3))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_survives_the_trip_to_text_and_back() {
        assert_eq!(CardSet::DECK.len(), 52);
        for card in CardSet::DECK {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.rank(), card.suit()), card);
            assert_eq!(Card::try_from(u8::from(card)), Ok(card));
        }
        for bad in ["", "c", "1c", "11c", "Tc", "KC", "kc", "10", "10cc", "é", "♣"] {
            assert_eq!(bad.parse::<Card>(), Err(BadCard), "{bad}");
        }
    }

    #[test]
    fn black_and_red_halve_the_deck() {
        assert!(CardSet::BLACK.intersection(CardSet::RED).is_empty());
        assert_eq!(CardSet::BLACK.union(CardSet::RED), CardSet::DECK);
        assert!(CardSet::RED.iter().all(|card| card.suit().is_red()));
        for card in CardSet::DECK {
            let same_rank = CardSet::DECK.iter().filter(|other| other.rank() == card.rank());
            assert_eq!(CardSet::same_rank(card), same_rank.collect());
        }
        assert_eq!(CardSet::RED.len(), 26);
    }

    #[test]
    fn sets_are_written_from_low_to_high() {
        let set: CardSet = ["Kc", "2h", "10s"].iter().map(|text| text.parse().unwrap()).collect();
        assert_eq!(set.to_string(), "2h 10s Kc");
        assert_eq!(CardSet::EMPTY.to_string(), "-");
    }
}
