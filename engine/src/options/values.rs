use std::fmt;

use super::field::{Field, Kind, MOST_FIELDS};
use super::list;
use crate::seat::Seat;

/// Why an option can't be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOption {
    /// The game has no such option.
    #[error("no such option")]
    Unknown,
    /// The option can't have that value.
    #[error("the option {0} can't have that value")]
    Value(&'static str),
    /// The option is set twice.
    #[error("the option {0} is set twice")]
    Twice(&'static str),
    /// A part of the line is not `name=value`.
    #[error("not of the form name=value")]
    Form,
}

/// A valid value for each of a game's options. Written `deck=split target=2`, in the game's order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values {
    fields: &'static [Field],
    chosen: [u32; MOST_FIELDS],
}

impl Values {
    /// The defaults.
    #[must_use]
    pub const fn defaults(fields: &'static [Field]) -> Self {
        let mut values = [0; MOST_FIELDS];
        let mut at = 0;
        while at < fields.len() {
            values[at] = fields[at].default;
            at += 1;
        }
        Self { fields, chosen: values }
    }

    /// The options that these values belong to.
    #[must_use]
    pub const fn fields(&self) -> &'static [Field] {
        self.fields
    }

    /// An option's value; 0 if there is no such option.
    #[must_use]
    pub fn get(&self, id: &str) -> u32 {
        self.index(id).map_or(0, |at| self.chosen[at])
    }

    /// Whether the option applies with these values.
    #[must_use]
    pub fn applies(&self, field: &Field) -> bool {
        !self.is_unset(field)
            && field.condition.is_none_or(|needed| self.get(needed.field) == needed.value)
    }

    fn is_unset(&self, field: &Field) -> bool {
        matches!(field.kind, Kind::List { .. }) && self.get(field.id) == 0
    }

    /// Sets an option.
    ///
    /// # Errors
    /// [`BadOption::Unknown`] or [`BadOption::Value`]; the values stay unchanged.
    pub fn set(&mut self, id: &str, value: u32) -> Result<(), BadOption> {
        let at = self.index(id).ok_or(BadOption::Unknown)?;
        if !self.fields[at].allows(value) {
            return Err(BadOption::Value(self.fields[at].id));
        }
        self.chosen[at] = value;
        Ok(())
    }

    /// Reads a line such as `deck=full`; options not named keep their defaults.
    ///
    /// # Errors
    /// The first part that names no option, sets one twice, or sets an impossible value.
    pub fn read(fields: &'static [Field], line: &str) -> Result<Self, BadOption> {
        let mut values = Self::defaults(fields);
        let mut is_set = [false; MOST_FIELDS];
        for part in line.split_whitespace() {
            let (id, text) = part.split_once('=').ok_or(BadOption::Form)?;
            let at = values.index(id).ok_or(BadOption::Unknown)?;
            let field = &fields[at];
            if std::mem::replace(&mut is_set[at], true) {
                return Err(BadOption::Twice(field.id));
            }
            values.chosen[at] = field.read(text).ok_or(BadOption::Value(field.id))?;
        }
        Ok(values)
    }

    fn index(&self, id: &str) -> Option<usize> {
        self.fields.iter().position(|field| field.id == id)
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = self.fields.iter().enumerate().filter(|(_, field)| !self.is_unset(field));
        for (nth, (at, field)) in fields.enumerate() {
            let separator = if nth == 0 { "" } else { " " };
            write!(f, "{separator}{}=", field.id)?;
            let value = self.chosen[at];
            match field.kind {
                Kind::Choice(words) => f.write_str(words[value as usize])?,
                Kind::Number { .. } => write!(f, "{value}")?,
                Kind::Switch => f.write_str(SWITCH_WORDS[value as usize])?,
                Kind::List { most } => list::write(list::unpack(most, value), f)?,
            }
        }
        Ok(())
    }
}

const SWITCH_WORDS: [&str; 2] = ["off", "on"];

impl Field {
    /// Whether the option can have this value.
    #[must_use]
    pub fn allows(&self, value: u32) -> bool {
        match self.kind {
            Kind::Choice(words) => (value as usize) < words.len(),
            Kind::Number { least, most, step } => {
                (least..=most).contains(&value) && (value - least).is_multiple_of(step)
            }
            Kind::Switch => value < 2,
            Kind::List { most } => list::unpack(most, value).count() <= Seat::MOST.into(),
        }
    }

    fn read(&self, text: &str) -> Option<u32> {
        let index_in = |words: &[&str]| words.iter().position(|word| *word == text);
        let value = match self.kind {
            Kind::Choice(words) => index_in(words)? as u32,
            Kind::Number { .. } => {
                let has_only_digits = text.bytes().all(|digit| digit.is_ascii_digit());
                has_only_digits.then(|| text.parse().ok())??
            }
            Kind::Switch => index_in(&SWITCH_WORDS)? as u32,
            Kind::List { most } => list::read(most, text)?,
        };
        self.allows(value).then_some(value)
    }
}
