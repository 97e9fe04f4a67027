//! An input and its file format.

use std::fmt;
use std::fs;
use std::io;
use std::path::Path;

use engine::chance::Seed;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// To read as a record.
    Record(String),
    /// To read as an action of a seat at the end of this record.
    Action { record: String, seat: u8, text: String },
    /// To determinize for this seat, or the table (0), at the end of this record.
    Determinization { record: String, seat: u8, seed: Seed },
}

/// The first line has the kind, the seat, the seed and the length of the text before the record.
impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let none = Seed(0);
        match self {
            Self::Record(text) => write!(f, "attack record 0 {none} 0\n{text}"),
            Self::Action { record, seat, text } => {
                write!(f, "attack action {seat} {none} {}\n{text}{record}", text.len())
            }
            Self::Determinization { record, seat, seed } => {
                write!(f, "attack twin {seat} {seed} 0\n{record}")
            }
        }
    }
}

impl Input {
    pub(crate) fn save(&self, file: &Path) -> io::Result<()> {
        fs::write(file, self.to_string())
    }

    pub(crate) fn load(file: &Path) -> Option<Self> {
        let all = fs::read_to_string(file).ok()?;
        let (first, rest) = all.split_once('\n')?;
        let words: Vec<&str> = first.split(' ').collect();
        let &["attack", kind, seat, seed, length] = words.as_slice() else { return None };
        let (seat, seed) = (seat.parse().ok()?, seed.parse().ok()?);
        let (text, record) = rest.split_at_checked(length.parse().ok()?)?;
        let (text, record) = (text.to_owned(), record.to_owned());
        match kind {
            "record" => Some(Self::Record(record)),
            "action" => Some(Self::Action { record, seat, text }),
            "twin" => Some(Self::Determinization { record, seat, seed }),
            _ => None,
        }
    }
}
