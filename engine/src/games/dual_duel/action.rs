use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::BadAction;
use crate::games::dual_duel::Card;

/// The two cards laid aside as wilds (DD-4), the lower one first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Wilds {
    low: Card,
    high: Card,
}

impl Wilds {
    /// Wilds from two cards in any order.
    #[must_use]
    pub fn new(one: Card, two: Card) -> Self {
        Self { low: one.min(two), high: one.max(two) }
    }

    /// The lower card, then the higher one.
    #[must_use]
    pub const fn cards(self) -> [Card; 2] {
        [self.low, self.high]
    }
}

/// An exchange of a card of the pair for a wild (DD-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Swap {
    /// The card that leaves the pair.
    pub out: Card,
    /// The wild that replaces it.
    pub brought_in: Card,
}

/// An action: `wilds 3b 9r`, `give 9r`, `keep 3b`, `wild`, `pass`, `swap 9r for 3b`, `take 3b`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Lays wilds aside (DD-4).
    Lay(Wilds),
    /// Gives a card to the opponent's pair (DD-5).
    Give(Card),
    /// Puts a card into the seat's own pair (DD-6).
    Keep(Card),
    /// Calls "Wild" (DD-7).
    Call,
    /// Doesn't call (DD-7).
    Pass,
    /// Exchanges a card of the seat's pair for a wild (DD-8).
    Swap(Swap),
    /// Takes a wild back into the seat's hand (DD-18).
    Take(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(Wilds { low, high }) => write!(f, "wilds {low} {high}"),
            Self::Give(card) => write!(f, "give {card}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Call => f.write_str("wild"),
            Self::Pass => f.write_str("pass"),
            Self::Swap(Swap { out, brought_in }) => write!(f, "swap {out} for {brought_in}"),
            Self::Take(card) => write!(f, "take {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["wild"] => Self::Call,
            ["pass"] => Self::Pass,
            ["give", card] => Self::Give(card.parse()?),
            ["keep", card] => Self::Keep(card.parse()?),
            ["take", card] => Self::Take(card.parse()?),
            ["wilds", one, two] => {
                let (low, high) = (one.parse()?, two.parse()?);
                // One text for each action: the lower card comes first.
                if low > high {
                    return Err(BadAction);
                }
                Self::Lay(Wilds { low, high })
            }
            ["swap", out, "for", brought_in] => {
                Self::Swap(Swap { out: out.parse()?, brought_in: brought_in.parse()? })
            }
            _ => return Err(BadAction),
        })
    }
}
