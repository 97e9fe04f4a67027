use std::fmt;
use std::str::FromStr;

use crate::bot::{Level, Style};
use crate::invisible::is_blank;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

const BOT_PREFIX: &str = "bot:";

/// A player's name: 1 to [`LONGEST_NAME`] characters, at least one of them visible; no `|`, line
/// breaks, control characters or spaces at its ends; doesn't begin with `bot:`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name(String);

impl Name {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Reads a name in a record. Accepts invisible names, which earlier builds wrote.
    fn from_record(text: &str) -> Result<Self, BadName> {
        let text = text.trim();
        if text.is_empty() {
            Err(BadName::Empty)
        } else if text.chars().count() > LONGEST_NAME {
            Err(BadName::TooLong)
        } else if text.chars().any(is_forbidden) {
            Err(BadName::Character)
        } else if text.starts_with(BOT_PREFIX) {
            Err(BadName::Reserved)
        } else {
            Ok(Self(text.to_owned()))
        }
    }
}

/// Why a text can't be a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadName {
    /// The name is empty.
    #[error("the name is empty")]
    Empty,
    /// More than [`LONGEST_NAME`] characters.
    #[error("the name is longer than 24 characters")]
    TooLong,
    /// The name holds `|`, a line break or another control character.
    #[error("the name has a character that names can't have")]
    Character,
    /// The name begins with `bot:`, but describes no bot.
    #[error("the name is reserved for bots")]
    Reserved,
    /// The name has only spaces and invisible characters.
    #[error("the name shows nothing")]
    Invisible,
}

impl FromStr for Name {
    type Err = BadName;

    /// Trims spaces.
    fn from_str(text: &str) -> Result<Self, BadName> {
        let name = Self::from_record(text)?;
        if is_blank(&name.0) { Err(BadName::Invisible) } else { Ok(name) }
    }
}

/// `|`, control characters, line and paragraph separators, and marks of the text's direction.
fn is_forbidden(character: char) -> bool {
    character == '|'
        || character.is_control()
        || matches!(character, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A bot as a player. Written `bot:regular` or `bot:sharp/bold`; a space and a name may follow.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bot {
    /// The playing strength.
    pub level: Level,
    /// The style.
    pub style: Style,
    /// The name; `None` in records of earlier builds, among others.
    pub name: Option<Name>,
}

impl Bot {
    /// A bot without style or name.
    #[must_use]
    pub const fn new(level: Level) -> Self {
        Self { level, style: Style::Even, name: None }
    }

    fn from_words(words: &str) -> Result<Self, BadName> {
        let (kind, name) = match words.split_once(' ') {
            Some((kind, name)) => (kind, Some(name.parse()?)),
            None => (words, None),
        };
        let (level, style) = match kind.split_once('/') {
            Some((level, style)) => (level, Style::from_word(style)),
            None => (kind, Some(Style::Even)),
        };
        let known = Level::from_word(level).zip(style);
        let (level, style) = known.ok_or(BadName::Reserved)?;
        Ok(Self { level, style, name })
    }
}

impl From<Level> for Bot {
    fn from(level: Level) -> Self {
        Self::new(level)
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{BOT_PREFIX}{}", self.level.word())?;
        if self.style != Style::Even {
            write!(f, "/{}", self.style.word())?;
        }
        self.name.iter().try_for_each(|name| write!(f, " {name}"))
    }
}

/// A seat's player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A person with this name.
    Person(Name),
    /// A program.
    Bot(Bot),
}

impl Player {
    /// Whether the player is a person.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    pub(super) fn from_record(text: &str) -> Result<Self, BadName> {
        match text.trim().strip_prefix(BOT_PREFIX) {
            Some(words) => Bot::from_words(words).map(Self::Bot),
            None => Name::from_record(text).map(Self::Person),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) => name.fmt(f),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = BadName;

    /// Refuses invisible names, which `from_record` accepts.
    fn from_str(text: &str) -> Result<Self, BadName> {
        match Self::from_record(text)? {
            Self::Person(name) => name.0.parse().map(Self::Person),
            bot @ Self::Bot(_) => Ok(bot),
        }
    }
}
