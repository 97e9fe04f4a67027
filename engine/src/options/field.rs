/// The most options a game may have.
pub const MOST_FIELDS: usize = 24;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The name in a record, by which the page finds its texts: lower case, `-` between words.
    pub id: &'static str,
    /// Its possible values.
    pub kind: Kind,
    /// Its default.
    pub default: u32,
    /// The rule that describes it.
    pub rule: &'static str,
    /// The condition under which the option applies; `None`: always.
    pub condition: Option<Condition>,
}

impl Field {
    /// An option that always applies.
    #[must_use]
    pub const fn new(id: &'static str, kind: Kind, default: u32, rule: &'static str) -> Self {
        Self { id, kind, default, rule, condition: None }
    }

    /// Makes the option apply only while this switch is on.
    #[must_use]
    pub const fn while_on(self, field: &'static str) -> Self {
        Self { condition: Some(Condition { field, value: 1 }), ..self }
    }
}

/// The possible values of an option, each stored as a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of these words; the value is the word's index.
    Choice(&'static [&'static str]),
    /// A number from `least` to `most`, in steps.
    Number {
        /// The smallest allowed.
        least: u32,
        /// The largest allowed.
        most: u32,
        /// The step between values, at least 1.
        step: u32,
    },
    /// Off (0) or on (1).
    Switch,
    /// Numbers, such as one for each seat, [packed](super::list::pack) into one value. The empty
    /// list means unset and isn't written.
    List {
        /// The largest number allowed, at most 14.
        most: u8,
    },
}

/// A condition under which an option applies: another option has this value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    /// The other option's id.
    pub field: &'static str,
    /// The other option's required value.
    pub value: u32,
}
