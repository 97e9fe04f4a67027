//! What a seat can do, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use engine::game::{self, BadAction};

/// An action. Written `take 7`, `charm 2`, `pass`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Takes the find of that number.
    Take(u8),
    /// Plays a charm, named by its worth.
    Charm(u8),
    /// Plays none.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(number) => write!(f, "take {number}"),
            Self::Charm(worth) => write!(f, "charm {worth}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let (word, number) = text.split_once(' ').ok_or(BadAction)?;
        if !number.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(BadAction);
        }
        let number = number.parse().map_err(|_| BadAction)?;
        match word {
            "take" => Ok(Self::Take(number)),
            "charm" => Ok(Self::Charm(number)),
            _ => Err(BadAction),
        }
    }
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// Now is the time to take a find.
    #[error("a find is to be taken now")]
    TakeNow,
    /// There is no find of that number, or not any more.
    #[error("there is no such find")]
    NoSuchFind,
    /// Now is the time for charms.
    #[error("a charm is to be played now, or a pass")]
    CharmNow,
    /// The seat holds no such charm.
    #[error("the seat holds no such charm")]
    NotHeld,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotHeld => "WR-1",
            Self::NoSuchFind => "WR-2",
            Self::TakeNow => "WR-3",
            Self::CharmNow => "WR-4",
        }
    }
}
