//! A game that is kept: its record, and what belongs to this device alone.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::services::json;
use crate::services::keys::{SAVE, SET_ASIDE};

/// The name of a save in the store and in addresses: 1 to 16 small letters and digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SaveId(String);

impl SaveId {
    /// The id that belongs to a random number.
    pub fn from_number(number: u64) -> Self {
        const DIGITS: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";
        let base = DIGITS.len() as u64;
        let mut rest = number;
        let text = (0..10).map(|_| {
            let digit = DIGITS[usize::try_from(rest % base).unwrap_or_default()];
            rest /= base;
            char::from(digit)
        });
        Self(text.collect())
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The key that it is stored under.
    pub fn key(&self) -> String {
        format!("{SAVE}{}", self.0)
    }

    /// The id of the save under this key; `None` if it is the key of something else.
    pub fn of_key(key: &str) -> Option<Self> {
        key.strip_prefix(SAVE)?.parse().ok()
    }

    /// The key of a save that is set aside under this name.
    pub fn key_set_aside(&self) -> String {
        format!("{SET_ASIDE}{}", self.0)
    }
}

impl fmt::Display for SaveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text that can't name a save.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the name of a saved game")]
pub struct BadSaveId;

impl FromStr for SaveId {
    type Err = BadSaveId;

    fn from_str(text: &str) -> Result<Self, BadSaveId> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        let fits = (1..=16).contains(&text.len()) && text.bytes().all(plain);
        if fits { Ok(Self(text.to_owned())) } else { Err(BadSaveId) }
    }
}

/// What belongs to a game on this device alone, beside its record.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// Up to which decision each seat has looked.
    pub looked: Vec<u32>,
    /// Up to which decision the table was told.
    pub table: u32,
    /// Games that who sits here won before, by seat, in a series of games by the same people.
    pub series: Vec<u32>,
    /// Milliseconds that a seat has left for the decision that it owes, where its time has begun.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Option<u32>>,
    /// Whether choices that can be shown by a gesture are; `None` until the players have said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gestures: Option<bool>,
    /// How many hints were taken.
    #[serde(skip_serializing_if = "is_none")]
    pub hints: u32,
}

/// Whether there are none, so that nothing is written of them.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_none(count: &u32) -> bool {
    *count == 0
}

/// What the home page tells of a game, so that it need not play the record: all of it may be seen
/// by the table. It is written along with the record.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// Who plays: `Ana and Ben`.
    pub players: String,
    /// `Round 4 · Ben to choose`.
    pub standing: String,
    pub is_over: bool,
}

/// A game that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// The game's record. It holds all secrets.
    pub record: String,
    #[serde(default)]
    pub kept: Kept,
    /// When it was dealt or brought in, in milliseconds since 1970.
    pub created: u64,
    /// When it was last played.
    pub changed: u64,
    /// What somebody called it.
    pub label: Option<String>,
    /// When it was last exported.
    pub exported: Option<u64>,
    /// What is told of it; `None` until somebody has played the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<Summary>,
    /// The text of a [`Review`](super::Review), once the coach was asked.
    #[serde(with = "json::raw", default, skip_serializing_if = "Option::is_none")]
    pub review: Option<String>,
    /// The text of a [`Seating`](crate::services::people::Seating).
    #[serde(with = "json::raw", default, skip_serializing_if = "Option::is_none")]
    pub seating: Option<String>,
    /// The text of a [`ByLink`](crate::services::by_link::ByLink), where the players send each other links.
    #[serde(
        rename = "apart",
        with = "json::raw",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub by_link: Option<String>,
}

impl Save {
    /// A new save of a record that nobody has played yet.
    pub fn new(record: String, now: u64) -> Self {
        Self {
            record,
            kept: Kept::default(),
            created: now,
            changed: now,
            label: None,
            exported: None,
            summary: None,
            review: None,
            seating: None,
            by_link: None,
        }
    }

    /// The save without the time that is left.
    pub fn but_time(&self) -> Self {
        Self { kept: Kept { left: Vec::new(), ..self.kept.clone() }, ..self.clone() }
    }
}
