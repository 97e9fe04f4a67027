//! A game's options as data: the source of the set-up form, the record's line and the wording.

mod field;
pub mod list;
mod values;

use std::fmt::Debug;

pub use field::{Condition, Field, Kind, MOST_FIELDS};
pub use values::{BadOption, Values};

/// A game and the edition of its rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Identity {
    /// The name in records and addresses, such as `fools-gambit`.
    pub slug: &'static str,
    /// The rules' version: goes up whenever the same decisions may play a different game.
    pub edition: u32,
}

/// A named set of values, such as "As on the show".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Preset {
    /// The id, by which the page finds the preset's name.
    pub id: &'static str,
    /// The values that differ from the defaults.
    pub values: &'static [(&'static str, u32)],
}

/// The seat counts a game allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeatCounts(u16);

impl SeatCounts {
    /// The set of these seat counts.
    #[must_use]
    pub const fn new(counts: &[u8]) -> Self {
        let mut set = 0;
        let mut at = 0;
        while at < counts.len() {
            set |= 1 << counts[at];
            at += 1;
        }
        Self(set)
    }

    /// Whether a table of `seats` seats can play.
    #[must_use]
    pub const fn contains(self, seats: u8) -> bool {
        seats < 16 && self.0 & (1 << seats) != 0
    }

    /// The counts, smallest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..16).filter(move |seats| self.contains(*seats))
    }
}

/// The options of one game, typed.
pub trait Options: Clone + Eq + Debug {
    /// The defaults of the game with this slug; `None` if the type has no such game.
    fn defaults_of(slug: &str) -> Option<Self>;

    /// The game that the options are for.
    fn identity(&self) -> Identity;

    /// The seat counts the game allows.
    fn seat_counts(&self) -> SeatCounts;

    /// All options.
    fn fields(&self) -> &'static [Field];

    /// The named sets of values.
    fn presets(&self) -> &'static [Preset];

    /// The values as data.
    fn values(&self) -> Values;

    /// The same game with these values.
    #[must_use]
    fn with_values(&self, values: &Values) -> Self;
}

/// An option with its getter and its setter.
#[derive(Debug)]
pub struct Row<O>(pub Field, pub fn(&O) -> u32, pub fn(&mut O, u32));

/// A typed option.
pub trait OptionValue {
    /// The number that stands for the value.
    fn value(self) -> u32;

    /// The value that a number stands for.
    fn from_value(value: u32) -> Self;
}

impl OptionValue for bool {
    fn value(self) -> u32 {
        self.into()
    }

    fn from_value(value: u32) -> Self {
        value != 0
    }
}

impl OptionValue for u8 {
    fn value(self) -> u32 {
        self.into()
    }

    fn from_value(value: u32) -> Self {
        value as Self
    }
}

/// Makes an enum an [`OptionValue`]. Takes all its variants, in declaration order.
macro_rules! choice {
    ($type:ident: $($variant:ident)+) => {
        impl $crate::options::OptionValue for $type {
            fn value(self) -> u32 {
                self as u32
            }

            fn from_value(value: u32) -> Self {
                [$(Self::$variant),+].get(value as usize).copied().unwrap_or_default()
            }
        }
    };
}
pub(crate) use choice;

/// The [`Row`] of an option, whose value is in the struct field `$part`.
macro_rules! row {
    ($field:expr, $part:ident) => {
        $crate::options::Row(
            $field,
            |options| $crate::options::OptionValue::value(options.$part),
            |options, value| options.$part = $crate::options::OptionValue::from_value(value),
        )
    };
}
pub(crate) use row;

/// One game's options as a table: every table implements [`Options`].
pub trait OptionsTable: Clone + Eq + Debug + Default + 'static {
    /// The game that the options are for.
    const IDENTITY: Identity;
    /// All options, in the order in which `with_values` sets them.
    const ROWS: &'static [Row<Self>];
    /// The named sets of values.
    const PRESETS: &'static [Preset];

    /// The seat counts the game allows.
    fn seat_counts(&self) -> SeatCounts;
}

/// The fields of a table, in an array large enough for any table.
const fn fields<O>(rows: &[Row<O>]) -> [Field; MOST_FIELDS] {
    let mut fields = [Field::new("", Kind::Switch, 0, ""); MOST_FIELDS];
    let mut at = 0;
    while at < rows.len() {
        fields[at] = rows[at].0;
        at += 1;
    }
    fields
}

impl<T: OptionsTable> Options for T {
    fn defaults_of(slug: &str) -> Option<Self> {
        (slug == T::IDENTITY.slug).then(T::default)
    }

    fn identity(&self) -> Identity {
        T::IDENTITY
    }

    fn seat_counts(&self) -> SeatCounts {
        OptionsTable::seat_counts(self)
    }

    fn fields(&self) -> &'static [Field] {
        let fields = const { &fields(T::ROWS) };
        &fields[..T::ROWS.len()]
    }

    fn presets(&self) -> &'static [Preset] {
        T::PRESETS
    }

    fn values(&self) -> Values {
        let mut values = Values::defaults(self.fields());
        for Row(field, get, _) in T::ROWS {
            // Skips a value out of range: options may hold one, `Values` may not.
            let _ = values.set(field.id, get(self));
        }
        values
    }

    fn with_values(&self, values: &Values) -> Self {
        let mut options = T::default();
        for Row(field, _, set) in T::ROWS {
            set(&mut options, values.get(field.id));
        }
        options
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &[Field] = &[
        Field::new("deck", Kind::Choice(&["split", "full"]), 0, "T-1"),
        Field::new("target", Kind::Number { least: 1, most: 9, step: 2 }, 3, "T-2")
            .while_on("deck"),
        Field::new("ledger", Kind::Switch, 1, "T-3"),
        Field::new("own", Kind::List { most: 9 }, 0, "T-4"),
    ];

    #[test]
    fn a_list_is_written_only_where_it_is_set() {
        let mut values = Values::defaults(FIELDS);
        values.set("own", list::pack(9, &[3, 0, 9]).unwrap()).unwrap();
        assert_eq!(values.to_string(), "deck=split target=3 ledger=on own=3,0,9");
        assert_eq!(Values::read(FIELDS, &values.to_string()), Ok(values));
        let longest = list::pack(9, &[9; 8]).unwrap();
        assert_eq!(values.set("own", longest + 1), Err(BadOption::Value("own")));
        assert_eq!(list::unpack(9, values.get("own")).collect::<Vec<_>>(), [3, 0, 9]);
        values.set("own", 0).unwrap();
        assert_eq!(values, Values::defaults(FIELDS));
        assert_eq!(values.set("own", longest), Ok(()));
        assert_eq!((list::pack(9, &[3, 10]), list::pack(9, &[0; 9])), (None, None));
        for line in ["own=", "own=1,", "own=+1", "own=10", "own=1,1,1,1,1,1,1,1,1", "own=300"] {
            assert_eq!(Values::read(FIELDS, line), Err(BadOption::Value("own")), "{line}");
        }
    }

    #[test]
    fn values_survive_the_trip_to_text_and_back() {
        let mut values = Values::defaults(FIELDS);
        assert_eq!(values.to_string(), "deck=split target=3 ledger=on");
        assert!(!values.applies(&FIELDS[1]));
        values.set("deck", 1).unwrap();
        values.set("target", 9).unwrap();
        values.set("ledger", 0).unwrap();
        assert!(values.applies(&FIELDS[1]));
        assert_eq!(Values::read(FIELDS, &values.to_string()), Ok(values));
        assert_eq!(Values::read(FIELDS, ""), Ok(Values::defaults(FIELDS)));
    }

    #[test]
    fn a_game_may_have_no_options() {
        let none = Values::defaults(&[]);
        assert_eq!(none.to_string(), "");
        assert_eq!(Values::read(&[], ""), Ok(none));
    }

    #[test]
    fn an_impossible_value_is_refused_and_changes_no_option() {
        let mut values = Values::defaults(FIELDS);
        assert_eq!(values.set("target", 4), Err(BadOption::Value("target")));
        assert_eq!(values.set("luck", 1), Err(BadOption::Unknown));
        assert_eq!(values, Values::defaults(FIELDS));
        for (line, why) in [
            ("deck", BadOption::Form),
            ("deck=half", BadOption::Value("deck")),
            ("target=+3", BadOption::Value("target")),
            ("target=99999999999", BadOption::Value("target")),
            ("ledger=1", BadOption::Value("ledger")),
            ("deck=full deck=full", BadOption::Twice("deck")),
            ("luck=1", BadOption::Unknown),
        ] {
            assert_eq!(Values::read(FIELDS, line), Err(why), "{line}");
        }
    }

    #[test]
    fn seat_counts_are_listed_from_the_smallest() {
        let counts = SeatCounts::new(&[2, 4, 6, 8]);
        assert_eq!(counts.iter().collect::<Vec<_>>(), [2, 4, 6, 8]);
        assert!(!counts.contains(3) && !counts.contains(200));
    }
}
