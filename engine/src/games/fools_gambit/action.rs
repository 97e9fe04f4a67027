//! A seat's actions, and their text.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::game::BadAction;

/// The cards that a seat duels with and wagers (FG-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The card to duel with.
    pub duel: Card,
    /// The card to wager.
    pub wager: Card,
}

/// A seat's exchange of its third card, if any (FG-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Swap {
    /// Nothing.
    Keep,
    /// Its duel card.
    Duel,
    /// Its wager.
    Wager,
}

impl Swap {
    /// The three decisions about a third card.
    pub const ALL: [Self; 3] = [Self::Keep, Self::Duel, Self::Wager];
}

/// An action. Written `duel 9c wager Kc`, `keep`, `swap duel`, `swap wager`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Chooses the duel card and the wager.
    Choose(Choice),
    /// Decides about the third card.
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
