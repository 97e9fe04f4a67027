use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::{Rank, card_from_index};
use crate::game::BadAction;
use crate::set::{Set, as_number};

/// A card's face (HUD-1). Without suits, which don't matter in play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum CardKind {
    /// A number card, 2 to 10.
    Number(u8),
    /// Clears the table (HUD-28).
    Jack,
    /// Lets another number in (HUD-29).
    Queen,
    /// Worth a bonus point (HUD-30).
    King,
    /// Flips the scoring (HUD-31).
    Ace,
    /// Has the effect set by an option (HUD-16).
    Joker,
}

pub(super) const KINDS: usize = 14;

impl CardKind {
    /// All kinds: numbers from low to high, then the others.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..KINDS).map(Self::from_index)
    }

    pub(super) const fn from_index(index: usize) -> Self {
        match index {
            0..9 => Self::Number(index as u8 + 2),
            9 => Self::Jack,
            10 => Self::Queen,
            11 => Self::King,
            12 => Self::Ace,
            _ => Self::Joker,
        }
    }

    /// Its index among [all](Self::all) kinds.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Number(number) => number as usize - 2,
            Self::Jack => 9,
            Self::Queen => 10,
            Self::King => 11,
            Self::Ace => 12,
            Self::Joker => 13,
        }
    }

    /// The number of a number card.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Number(number) => Some(number),
            Self::Jack | Self::Queen | Self::King | Self::Ace | Self::Joker => None,
        }
    }
}

as_number!(
    CardKind,
    BadAction,
    |index| (usize::from(index) < KINDS).then(|| CardKind::from_index(index.into())),
    |kind| kind.index() as u8
);

/// Written `2` to `10`, `J Q K A`, and `X` for a Joker.
impl fmt::Display for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Rank::new(self.index() as u8 + 2) {
            Some(rank) => write!(f, "{rank}"),
            // A Joker has no rank.
            None => f.write_str("X"),
        }
    }
}

impl FromStr for CardKind {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        if text == "X" {
            return Ok(Self::Joker);
        }
        Ok(Self::from_index(usize::from(text.parse::<Rank>()?.order()) - 2))
    }
}

/// The source of a card, shown on its back (HUD-2). If all backs are alike, always [`Back::Pack`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Back {
    /// A starting pack.
    Pack,
    /// A Low pack.
    Low,
    /// A High pack.
    High,
    /// A Mystery pack.
    Mystery,
    /// A Special pack.
    Special,
}

impl Back {
    /// All backs.
    pub const ALL: [Self; 5] = [Self::Pack, Self::Low, Self::High, Self::Mystery, Self::Special];

    const fn letter(self) -> char {
        match self {
            Self::Pack => 'p',
            Self::Low => 'l',
            Self::High => 'h',
            Self::Mystery => 'm',
            Self::Special => 's',
        }
    }

    const fn can_be_of(self, kind: CardKind) -> bool {
        match (self, kind) {
            (Self::Pack, _) | (Self::Special, CardKind::Joker) => true,
            (Self::Low, CardKind::Number(number)) => number <= 6,
            (Self::High, CardKind::Number(number)) => number >= 6,
            (Self::Mystery, kind) => !matches!(kind, CardKind::Joker),
            (Self::Special, kind) => kind.number().is_none(),
            (Self::Low | Self::High, _) => false,
        }
    }
}

/// A card by face and back; equal ones can't be told apart. Written `7p`, `10h`, `Xs`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

pub(super) const CARDS: usize = 42;

/// Each card's kind and back, by its index.
const BY_INDEX: [(CardKind, Back); CARDS] = {
    let mut cards = [(CardKind::Joker, Back::Special); CARDS];
    let mut filled = 0;
    let mut index = 0;
    while index < KINDS {
        let mut back = 0;
        while back < Back::ALL.len() {
            if Back::ALL[back].can_be_of(CardKind::from_index(index)) {
                cards[filled] = (CardKind::from_index(index), Back::ALL[back]);
                filled += 1;
            }
            back += 1;
        }
        index += 1;
    }
    assert!(filled == CARDS, "every card has its place");
    cards
};

/// The card's index, by kind and back; out of range if there is none.
const INDICES: [[u8; Back::ALL.len()]; KINDS] = {
    let mut indices = [[u8::MAX; Back::ALL.len()]; KINDS];
    let mut at = 0;
    while at < CARDS {
        let (kind, back) = BY_INDEX[at];
        indices[kind.index()][back as usize] = at as u8;
        at += 1;
    }
    indices
};

/// Each kind's cards, one for each of its backs.
const OF_KIND: [Set<Card>; KINDS] = {
    let mut sets: [Set<Card>; KINDS] = [Set::EMPTY; KINDS];
    let mut at = 0;
    while at < CARDS {
        let set = &mut sets[BY_INDEX[at].0.index()];
        *set = Set::from_bits(set.bits() | 1 << at);
        at += 1;
    }
    sets
};

/// All cards of each card's kind, precomputed for speed.
const SAME_KIND: [Set<Card>; CARDS] = {
    let mut sets = [Set::EMPTY; CARDS];
    let mut at = 0;
    while at < CARDS {
        sets[at] = OF_KIND[BY_INDEX[at].0.index()];
        at += 1;
    }
    sets
};

impl Card {
    /// The number of different cards.
    pub const COUNT: u8 = CARDS as u8;

    /// Special cards and Jokers: all but numbers.
    pub(super) const SPECIAL: Set<Self> = {
        let first = INDICES[CardKind::Jack.index()][Back::Pack as usize];
        Set::from_bits((1 << CARDS) - (1 << first))
    };

    /// The card of a kind and back; `None` if there is none.
    #[must_use]
    pub const fn new(kind: CardKind, back: Back) -> Option<Self> {
        let index = INDICES[kind.index()][back as usize];
        if (index as usize) < CARDS { Some(Self(index)) } else { None }
    }

    /// All different cards, kind by kind.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The cards of this kind, one for each of its backs.
    #[must_use]
    pub const fn of_kind(kind: CardKind) -> Set<Self> {
        OF_KIND[kind.index()]
    }

    pub(super) const fn same_kind(self) -> Set<Self> {
        SAME_KIND[self.0 as usize]
    }

    /// Its face.
    #[must_use]
    pub const fn kind(self) -> CardKind {
        BY_INDEX[self.0 as usize].0
    }

    /// Its back.
    #[must_use]
    pub const fn back(self) -> Back {
        BY_INDEX[self.0 as usize].1
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

card_from_index!(Card);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)?;
        f.write_char(self.back().letter())
    }
}

impl FromStr for Card {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let back = Back::ALL.into_iter().find(|back| text.ends_with(back.letter()));
        let back = back.ok_or(BadAction)?;
        Self::new(text[..text.len() - 1].parse()?, back).ok_or(BadAction)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_survives_the_trip_to_text_and_back() {
        assert_eq!(Card::all().count(), CARDS);
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.kind(), card.back()), Some(card));
            assert!(card.same_kind().contains(card));
            assert_eq!(card.same_kind(), Card::of_kind(card.kind()));
        }
        for kind in CardKind::all() {
            let backs = Back::ALL.into_iter().filter_map(|back| Card::new(kind, back));
            assert!(backs.eq(Card::of_kind(kind)));
        }
        for bad in ["", "7", "p", "1p", "11p", "7x", "7s", "Kl", "Xm", "2h", "10l", "7é", "07p"] {
            assert_eq!(bad.parse::<Card>(), Err(BadAction), "{bad}");
        }
    }
}
