//! Which value each option of a game has, and its line in a record.

use std::fmt;

use super::{Field, Kind, MOST_FIELDS, NumberBySeat};

/// Why a value can't be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOption {
    /// The game has no option of that name.
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

/// A valid value for each option of a game. Written `deck=split target=2`, every option in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values {
    fields: &'static [Field],
    chosen: [u32; MOST_FIELDS],
    by_seat: Option<NumberBySeat>,
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
        Self { fields, chosen: values, by_seat: None }
    }

    /// The options that these are values of.
    #[must_use]
    pub const fn fields(&self) -> &'static [Field] {
        self.fields
    }

    /// An option's value; 0 for an unknown name.
    #[must_use]
    pub fn get(&self, id: &str) -> u32 {
        self.place(id).map_or(0, |at| self.chosen[at])
    }

    /// The number of each seat, where it is set.
    #[must_use]
    pub const fn by_seat(&self) -> Option<NumberBySeat> {
        self.by_seat
    }

    /// Sets the number of each seat, or takes it back: then there is one for all again.
    ///
    /// # Errors
    /// [`BadOption::Unknown`] if the game has no option by seat, [`BadOption::Value`] for a number
    /// that is too large; nothing has changed then.
    pub fn set_by_seat(&mut self, numbers: Option<NumberBySeat>) -> Result<(), BadOption> {
        let limit = |field: &Field| match field.kind {
            Kind::BySeat { most } => Some((field.id, most)),
            Kind::Choice(_) | Kind::Number { .. } | Kind::Switch => None,
        };
        let Some(numbers) = numbers else {
            self.by_seat = None;
            return Ok(());
        };
        let (id, most) = self.fields.iter().find_map(limit).ok_or(BadOption::Unknown)?;
        if numbers.as_slice().iter().any(|number| *number > most) {
            return Err(BadOption::Value(id));
        }
        self.by_seat = Some(numbers);
        Ok(())
    }

    /// Whether the option has a meaning as things are set.
    #[must_use]
    pub fn applies(&self, field: &Field) -> bool {
        field.applies.is_none_or(|applies| self.get(applies.field) == applies.is)
    }

    /// Sets an option.
    ///
    /// # Errors
    /// [`BadOption::Unknown`] or [`BadOption::Value`]; nothing has changed then.
    pub fn set(&mut self, id: &str, value: u32) -> Result<(), BadOption> {
        let at = self.place(id).ok_or(BadOption::Unknown)?;
        if !self.fields[at].allows(value) {
            return Err(BadOption::Value(self.fields[at].id));
        }
        self.chosen[at] = value;
        Ok(())
    }

    /// Reads a line such as `deck=full`; options that it does not name keep their defaults.
    ///
    /// # Errors
    /// The first part that names no option, sets one twice, or sets it to what it can't be.
    pub fn read(fields: &'static [Field], line: &str) -> Result<Self, BadOption> {
        let mut values = Self::defaults(fields);
        let mut set = [false; MOST_FIELDS];
        for part in line.split_whitespace() {
            let (id, text) = part.split_once('=').ok_or(BadOption::Form)?;
            let at = values.place(id).ok_or(BadOption::Unknown)?;
            let field = &fields[at];
            if std::mem::replace(&mut set[at], true) {
                return Err(BadOption::Twice(field.id));
            }
            if let Kind::BySeat { .. } = field.kind {
                let numbers = NumberBySeat::read(text).ok_or(BadOption::Value(field.id))?;
                values.set_by_seat(Some(numbers))?;
                continue;
            }
            values.chosen[at] = field.read(text).ok_or(BadOption::Value(field.id))?;
        }
        Ok(values)
    }

    fn place(&self, id: &str) -> Option<usize> {
        self.fields.iter().position(|field| field.id == id)
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_unset =
            |field: &Field| matches!(field.kind, Kind::BySeat { .. }) && self.by_seat.is_none();
        let fields = self.fields.iter().enumerate().filter(|(_, field)| !is_unset(field));
        for (nth, (at, field)) in fields.enumerate() {
            let space = if nth == 0 { "" } else { " " };
            write!(f, "{space}{}=", field.id)?;
            let value = self.chosen[at];
            match field.kind {
                Kind::Choice(words) => f.write_str(words[value as usize])?,
                Kind::Number { .. } => write!(f, "{value}")?,
                Kind::Switch => f.write_str(SWITCH[value as usize])?,
                Kind::BySeat { .. } => {
                    self.by_seat.iter().try_for_each(|numbers| write!(f, "{numbers}"))?;
                }
            }
        }
        Ok(())
    }
}

const SWITCH: [&str; 2] = ["off", "on"];

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
            Kind::BySeat { .. } => value == 0,
        }
    }

    fn read(&self, text: &str) -> Option<u32> {
        let word = |words: &[&str]| words.iter().position(|word| *word == text);
        let value = match self.kind {
            Kind::Choice(words) => word(words)? as u32,
            Kind::Number { .. } => {
                let plain = text.bytes().all(|digit| digit.is_ascii_digit());
                plain.then(|| text.parse().ok())??
            }
            Kind::Switch => word(&SWITCH)? as u32,
            Kind::BySeat { .. } => return None,
        };
        self.allows(value).then_some(value)
    }
}
