//! How much time the table gives itself for each decision.
//!
//! The engine knows no clock: a game says how long a decision may take
//! ([`Game::time_limit`](crate::game::Game::time_limit)), the page watches the time and records
//! [`Decision::Timeout`](crate::game::Decision::Timeout) when it runs out. A game gets time limits
//! by an option of its own: [`Pace::field`] among its fields, a [`Pace`] in its options, and the
//! lengths in its `time_limit`. What shares one time is said by its
//! [`time_span`](crate::game::Game::time_span).

use serde::{Deserialize, Serialize};

use crate::options::{Field, Kind, Values};

/// Whether decisions have time limits, and which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Pace {
    /// None has.
    #[default]
    Free,
    /// The lengths of the game's rules.
    Timed,
    /// Twice the lengths of the rules.
    Slow,
}

impl Pace {
    /// The id of the option.
    pub const ID: &'static str = "time";

    /// The option, off by default, with the rule that tells of the lengths.
    #[must_use]
    pub const fn field(rule: &'static str) -> Field {
        let kind = Kind::Choice(&["off", "show", "double"]);
        Field { id: Self::ID, kind, default: 0, rule, applies: None }
    }

    /// What the option is set to.
    #[must_use]
    pub fn of(values: &Values) -> Self {
        match values.get(Self::ID) {
            1 => Self::Timed,
            2 => Self::Slow,
            _ => Self::Free,
        }
    }

    /// The value of the option.
    #[must_use]
    pub const fn value(self) -> u32 {
        match self {
            Self::Free => 0,
            Self::Timed => 1,
            Self::Slow => 2,
        }
    }

    /// How many seconds a decision has for which the rules give so many; `None`: any number.
    #[must_use]
    pub const fn limit(self, seconds: u32) -> Option<u32> {
        match self {
            Self::Free => None,
            Self::Timed => Some(seconds),
            Self::Slow => Some(2 * seconds),
        }
    }
}

/// What a time limit is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    /// The decision that is owed: the next one has a time of its own.
    Decision,
    /// All that the seat decides in one stretch of the game, such as a turn. Stretches that follow
    /// each other have different numbers.
    Stretch(u32),
    /// This decision and those that follow, whosever they are: what one seat takes, the next one
    /// lacks.
    Table,
}

/// A break: all may look at the table, and talk, until they go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interlude {
    /// How many seconds it has; `None` for any number.
    pub limit: Option<u32>,
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &[Field] = &[Pace::field("T-1")];

    #[test]
    fn a_pace_is_what_its_option_says() {
        for (pace, word, limit) in [
            (Pace::Free, "time=off", None),
            (Pace::Timed, "time=show", Some(60)),
            (Pace::Slow, "time=double", Some(120)),
        ] {
            let mut values = Values::defaults(FIELDS);
            values.set(Pace::ID, pace.value()).unwrap();
            assert_eq!(values.to_string(), word);
            assert_eq!((Pace::of(&values), pace.limit(60)), (pace, limit));
        }
        assert_eq!(Pace::of(&Values::defaults(FIELDS)), Pace::default());
    }
}
