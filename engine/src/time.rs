//! Time control: how long decisions may take.
//!
//! The engine reads no clock: a game says how long a decision may take
//! ([`Awaiting::clock`](crate::game::Awaiting::clock)), a program measures the time and records
//! [`Decision::Timeout`](crate::game::Decision::Timeout) when it runs out. A game gets time limits
//! by an option of its own: [`TimeControl::field`] among its fields and a [`TimeControl`] in its
//! options, from which it makes the [`Clock`]s.

use serde::{Deserialize, Serialize};

use crate::options::{Field, Kind, Values};

/// Whether decisions have time limits, and which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum TimeControl {
    /// None has.
    #[default]
    Off,
    /// The lengths of the game's rules.
    Show,
    /// Twice the lengths of the rules.
    Double,
}

impl TimeControl {
    /// The id of the option.
    pub const ID: &'static str = "time";

    /// The option, off by default, with the rule that tells of the lengths.
    #[must_use]
    pub const fn field(rule: &'static str) -> Field {
        Field::new(Self::ID, Kind::Choice(&["off", "show", "double"]), 0, rule)
    }

    /// What the option is set to.
    #[must_use]
    pub fn of(values: &Values) -> Self {
        Self::of_value(values.get(Self::ID))
    }

    /// What a value of the option says.
    #[must_use]
    pub const fn of_value(value: u32) -> Self {
        match value {
            1 => Self::Show,
            2 => Self::Double,
            _ => Self::Off,
        }
    }

    /// The value of the option.
    #[must_use]
    pub const fn value(self) -> u32 {
        match self {
            Self::Off => 0,
            Self::Show => 1,
            Self::Double => 2,
        }
    }

    /// How many seconds there are where the rules give so many; `None`: any number.
    #[must_use]
    pub const fn limit(self, seconds: u16) -> Option<u16> {
        match self {
            Self::Off => None,
            Self::Show => Some(seconds),
            Self::Double => Some(2 * seconds),
        }
    }

    /// The clock of decisions for which the rules give so many seconds, if there is a limit.
    #[must_use]
    pub const fn clock(self, seconds: u16, scope: TimeScope) -> Option<Clock> {
        match self.limit(seconds) {
            Some(limit) => Some(Clock { limit, scope }),
            None => None,
        }
    }
}

/// The time limit of what is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// The limit, in seconds; the same for every awaited seat.
    pub limit: u16,
    /// What shares it.
    pub scope: TimeScope,
}

/// What shares one time limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TimeScope {
    /// The decision that is owed: the next one has a time of its own.
    Decision,
    /// All that the seat decides in one stretch of the game, such as a turn. Stretches that follow
    /// each other have different numbers.
    Stretch(u16),
    /// This decision and those that follow, whosever they are: what one seat takes, the next one
    /// lacks.
    Table,
}

/// A break: all may look at the table, and talk, until they go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Intermission {
    /// How many seconds it has; `None` for any number.
    pub limit: Option<u16>,
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &[Field] = &[TimeControl::field("T-1")];

    #[test]
    fn a_time_control_is_what_its_option_says() {
        for (time, word, limit) in [
            (TimeControl::Off, "time=off", None),
            (TimeControl::Show, "time=show", Some(60)),
            (TimeControl::Double, "time=double", Some(120)),
        ] {
            let mut values = Values::defaults(FIELDS);
            values.set(TimeControl::ID, time.value()).unwrap();
            assert_eq!(values.to_string(), word);
            assert_eq!((TimeControl::of(&values), time.limit(60)), (time, limit));
        }
        assert_eq!(TimeControl::of(&Values::defaults(FIELDS)), TimeControl::default());
    }
}
