//! Time control: time limits for decisions.
//!
//! The engine reads no clock: a game states the limit as
//! [`Awaiting::clock`](crate::game::Awaiting::clock); a program measures the time and records
//! [`Decision::Timeout`](crate::game::Decision::Timeout) when it runs out. A game with limits lists
//! [`TimeControl::field`] among its options and makes [`Clock`]s from the [`TimeControl`].

use serde::{Deserialize, Serialize};

use crate::options::{Field, Kind, OptionValue, Values, choice};

/// The time limits of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum TimeControl {
    /// No limits.
    #[default]
    Off,
    /// The limits in the game's rules, named after the show that some games come from.
    Show,
    /// Twice the limits in the rules.
    Double,
}

choice!(TimeControl: Off Show Double);

impl TimeControl {
    /// The id of the option.
    pub const ID: &'static str = "time";

    /// The option, off by default; `rule` defines the limits.
    #[must_use]
    pub const fn field(rule: &'static str) -> Field {
        Field::new(Self::ID, Kind::Choice(&["off", "show", "double"]), 0, rule)
    }

    /// The option's setting.
    #[must_use]
    pub fn from_values(values: &Values) -> Self {
        Self::from_value(values.get(Self::ID))
    }

    /// The limit in seconds, where the rules give `seconds`; `None` without limits.
    #[must_use]
    pub const fn limit(self, seconds: u16) -> Option<u16> {
        match self {
            Self::Off => None,
            Self::Show => Some(seconds),
            Self::Double => Some(2 * seconds),
        }
    }

    /// The clock where the rules give `seconds`; `None` without limits.
    #[must_use]
    pub const fn clock(self, seconds: u16, scope: TimeScope) -> Option<Clock> {
        match self.limit(seconds) {
            Some(limit) => Some(Clock { limit, scope }),
            None => None,
        }
    }
}

/// The time limit of an awaited decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// The limit, in seconds; the same for every awaited seat.
    pub limit: u16,
    /// The scope of the limit.
    pub scope: TimeScope,
}

/// The decisions that share one time limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum TimeScope {
    /// Each decision has its own time.
    Decision,
    /// The seat's decisions in a stretch, such as a turn, numbered unlike the stretch before.
    Stretch(u16),
    /// One limit for this and the following decisions of all seats together.
    Table,
}

/// A break: everybody may look at the table and talk until they continue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Intermission {
    /// The length in seconds; `None`: no limit.
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
            assert_eq!((TimeControl::from_values(&values), time.limit(60)), (time, limit));
        }
        assert_eq!(TimeControl::from_values(&Values::defaults(FIELDS)), TimeControl::default());
    }
}
