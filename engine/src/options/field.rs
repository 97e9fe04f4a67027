//! One option of a game.

/// The most options that one game may have.
pub const MOST_FIELDS: usize = 24;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The name in a record and for the words: lower case, `-` between words.
    pub id: &'static str,
    /// What it can be set to.
    pub kind: Kind,
    /// Its value unless somebody chooses otherwise.
    pub default: u32,
    /// The rule that tells of it.
    pub rule: &'static str,
    /// When it has a meaning; `None`: always.
    pub applies: Option<Applies>,
}

impl Field {
    /// An option that always has a meaning.
    #[must_use]
    pub const fn new(id: &'static str, kind: Kind, default: u32, rule: &'static str) -> Self {
        Self { id, kind, default, rule, applies: None }
    }

    /// The option, with a meaning only while this switch is on.
    #[must_use]
    pub const fn while_on(self, field: &'static str) -> Self {
        Self { applies: Some(Applies { field, is: 1 }), ..self }
    }
}

/// What an option can be set to. Every value is kept as a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of these words; the value is the word's place, from 0.
    Choice(&'static [&'static str]),
    /// A number from `least` to `most`, in steps.
    Number {
        /// The smallest allowed.
        least: u32,
        /// The largest allowed.
        most: u32,
        /// The difference of neighbours, at least 1.
        step: u32,
    },
    /// Off (0) or on (1).
    Switch,
    /// A list of numbers, such as one for each seat, [packed](super::list::pack) into one value. An empty
    /// list has no meaning, and isn't written.
    List {
        /// The largest number allowed, 14 at the most.
        most: u8,
    },
}

/// An option has a meaning only while another one has this value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Applies {
    /// The other option's id.
    pub field: &'static str,
    /// The value that it must have.
    pub is: u32,
}
