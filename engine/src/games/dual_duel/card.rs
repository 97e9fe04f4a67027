use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::{BadCard, card_from_index};
use crate::list::FixedList;
use crate::set::Set;

/// A card's colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
}

impl Colour {
    /// The five colours.
    pub const ALL: [Self; 5] = [Self::Red, Self::Yellow, Self::Green, Self::Blue, Self::Purple];

    /// The letter in a card's text: `r y g b p`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Yellow => 'y',
            Self::Green => 'g',
            Self::Blue => 'b',
            Self::Purple => 'p',
        }
    }
}

/// One of the fifty cards (DD-1), by number, then colour. Written `9r`, `10b`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The number of cards.
    pub const COUNT: u8 = 50;
    /// The highest number.
    pub const HIGHEST: u8 = 10;

    /// The card of a number and colour; `None` unless the number is from 1 to 10.
    #[must_use]
    pub const fn new(number: u8, colour: Colour) -> Option<Self> {
        if number >= 1 && number <= Self::HIGHEST {
            Some(Self((number - 1) * 5 + colour as u8))
        } else {
            None
        }
    }

    /// The number, 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 / 5 + 1
    }

    /// The colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 % 5) as usize]
    }
}

card_from_index!(Card);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number(), self.colour().letter())
    }
}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Self, BadCard> {
        let colour = Colour::ALL.into_iter().find(|colour| text.ends_with(colour.letter()));
        let colour = colour.ok_or(BadCard)?;
        let number = match text.as_bytes() {
            [digit @ b'1'..=b'9', _] => digit - b'0',
            [b'1', b'0', _] => 10,
            _ => return Err(BadCard),
        };
        Self::new(number, colour).ok_or(BadCard)
    }
}

/// A set of cards.
pub type Cards = Set<Card>;

impl Cards {
    /// All fifty.
    pub const ALL: Self = Self::from_bits((1 << Card::COUNT) - 1);
}

/// Cards in a secret order.
pub(super) type Pile = FixedList<Card, { Card::COUNT as usize }>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_survives_the_trip_to_text_and_back() {
        assert_eq!(Cards::ALL.len(), 50);
        assert!(Cards::ALL.iter().map(|card| (card.number(), card.colour())).is_sorted());
        for card in Cards::ALL {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.number(), card.colour()), Some(card));
            assert_eq!(Card::try_from(u8::from(card)), Ok(card));
        }
        for bad in ["", "r", "0r", "11r", "1", "10", "9rr", "010r", "9R", "9c", "ér", "1ér"] {
            assert_eq!(bad.parse::<Card>(), Err(BadCard), "{bad}");
        }
        assert_eq!(Card::try_from(50), Err(BadCard));
        assert_eq!((Card::new(0, Colour::Red), Card::new(11, Colour::Red)), (None, None));
    }
}
