//! What a seat can do, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use engine::game::{self, BadAction};

use super::state::Number;

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    Lamp,
    Bell,
    Star,
    Stone,
}

impl Kind {
    pub(crate) const ALL: [Self; 4] = [Self::Lamp, Self::Bell, Self::Star, Self::Stone];

    const fn word(self) -> &'static str {
        match self {
            Self::Lamp => "lamp",
            Self::Bell => "bell",
            Self::Star => "star",
            Self::Stone => "stone",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// An action. Written `play lamp`, `flip 7`, `use 7 on 12`, `use 7`, `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Plays a card from hand, named by its face.
    Play(Kind),
    /// Turns up an own card on the table, named by its number.
    Flip(Number),
    /// Uses a power that waits, a lamp's on the card of the other number.
    Use(Number, Option<Number>),
    /// Ends the turn.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(kind) => write!(f, "play {kind}"),
            Self::Flip(number) => write!(f, "flip {number}"),
            Self::Use(number, None) => write!(f, "use {number}"),
            Self::Use(number, Some(target)) => write!(f, "use {number} on {target}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let kind = |word| Kind::ALL.into_iter().find(|kind| kind.word() == word).ok_or(BadAction);
        let mut words = text.split(' ');
        let words = [(); 5].map(|()| words.next());
        match words {
            [Some("end"), None, ..] => Ok(Self::End),
            [Some("play"), Some(word), None, ..] => Ok(Self::Play(kind(word)?)),
            [Some("flip"), Some(number), None, ..] => Ok(Self::Flip(number.parse()?)),
            [Some("use"), Some(number), None, ..] => Ok(Self::Use(number.parse()?, None)),
            [Some("use"), Some(number), Some("on"), Some(target), None] => {
                Ok(Self::Use(number.parse()?, Some(target.parse()?)))
            }
            _ => Err(BadAction),
        }
    }
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// The seat holds no such card.
    #[error("the seat holds no such card")]
    NotHeld,
    /// The seat has no such card face-down on the table.
    #[error("the seat has no such card face-down")]
    NotDown,
    /// All actions of the turn are done.
    #[error("no action is left")]
    NoActionLeft,
    /// Powers wait to be used first.
    #[error("powers wait to be used first")]
    PowersWait,
    /// No such power waits.
    #[error("no such power waits")]
    NotWaiting,
    /// A lamp needs a card that lies face-down; other powers need none.
    #[error("not a card that the power can be used on")]
    Target,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotHeld | Self::NotDown | Self::NoActionLeft => "SH-2",
            Self::PowersWait | Self::NotWaiting => "SH-3",
            Self::Target => "SH-4",
        }
    }
}
