use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::game::BadAction;

/// A duel card and a wager (FG-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The card to duel with.
    pub duel: Card,
    /// The card to wager.
    pub wager: Card,
}

/// The card that the third card replaces (FG-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Swap {
    /// No card.
    Keep,
    /// The duel card.
    Duel,
    /// The wager.
    Wager,
}

impl Swap {
    /// All swaps.
    pub const ALL: [Self; 3] = [Self::Keep, Self::Duel, Self::Wager];
}

/// An action: `duel 9c wager Kc`, `keep`, `swap duel`, `swap wager`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Chooses the duel card and the wager.
    Choose(Choice),
    /// Swaps the third card, or keeps it.
    Swap(Swap),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(Choice { duel, wager }) => write!(f, "duel {duel} wager {wager}"),
            Self::Swap(Swap::Keep) => f.write_str("keep"),
            Self::Swap(Swap::Duel) => f.write_str("swap duel"),
            Self::Swap(Swap::Wager) => f.write_str("swap wager"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["keep"] => Self::Swap(Swap::Keep),
            ["swap", "duel"] => Self::Swap(Swap::Duel),
            ["swap", "wager"] => Self::Swap(Swap::Wager),
            ["duel", duel, "wager", wager] => {
                Self::Choose(Choice { duel: duel.parse()?, wager: wager.parse()? })
            }
            _ => return Err(BadAction),
        })
    }
}
