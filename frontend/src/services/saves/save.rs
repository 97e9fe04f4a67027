//! A saved game: its record, and this device's data about it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::services::json;
use crate::services::keys::{SAVE, SET_ASIDE};

/// A save's name in the store and in addresses: 1 to 16 small letters and digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SaveId(String);

impl SaveId {
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

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn key(&self) -> String {
        format!("{SAVE}{}", self.0)
    }

    /// The id of the save under this key; `None` if the key isn't a save's.
    pub fn from_key(key: &str) -> Option<Self> {
        key.strip_prefix(SAVE)?.parse().ok()
    }

    /// The key for a damaged save of this id.
    pub fn key_set_aside(&self) -> String {
        format!("{SET_ASIDE}{}", self.0)
    }
}

impl fmt::Display for SaveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

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

/// This device's data about a game, beside its record.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Local {
    /// The decision up to which each seat has looked.
    #[serde(rename = "looked")]
    pub seen_by_seat: Vec<u32>,
    /// The numbers of the seats that have seen their cards, though nothing may have been decided by then.
    #[serde(rename = "met", skip_serializing_if = "Vec::is_empty")]
    pub seen_cards: Vec<u8>,
    /// The decision up to which the table has been shown the game.
    #[serde(rename = "table")]
    pub seen_by_table: u32,
    /// Each seat's wins so far, in a series of games by the same people.
    pub series: Vec<u32>,
    /// Each seat's milliseconds left for its decision, where its time has begun.
    #[serde(rename = "left", skip_serializing_if = "Vec::is_empty")]
    pub time_left: Vec<Option<u32>>,
    /// Whether gestures are used for the choices that allow them; `None` until the players have decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gestures: Option<bool>,
    #[serde(skip_serializing_if = "is_none")]
    pub hints: u32,
}

/// Keeps a zero out of the text.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_none(count: &u32) -> bool {
    *count == 0
}

/// The home page's description of a game, which spares it playing the record. It only holds public knowledge, and is
/// written along with the record.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// The players: `Ana and Ben`.
    pub players: String,
    /// For example `Round 4 · Ben to choose`.
    pub standing: String,
    pub is_over: bool,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Save {
    /// The game's record, with all secrets.
    pub record: String,
    #[serde(default)]
    pub kept: Local,
    /// The time of its deal or import, in milliseconds since 1970.
    pub created: u64,
    /// The time when it was last played.
    pub changed: u64,
    pub label: Option<String>,
    pub exported: Option<u64>,
    /// `None` until the record has been played through.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<Summary>,
    /// The text of a [`Review`](super::Review), once the coach has made one.
    #[serde(with = "json::raw", default, skip_serializing_if = "Option::is_none")]
    pub review: Option<String>,
    /// The text of a [`Seating`](crate::services::people::Seating).
    #[serde(with = "json::raw", default, skip_serializing_if = "Option::is_none")]
    pub seating: Option<String>,
    /// The text of a [`ByLink`](crate::services::by_link::ByLink), in a game by link.
    #[serde(
        rename = "apart",
        with = "json::raw",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub by_link: Option<String>,
}

impl Save {
    /// A new save of a record, without a summary.
    pub fn new(record: String, now: u64) -> Self {
        Self { record, created: now, changed: now, ..Self::default() }
    }

    /// The save without its time left.
    pub fn but_time(&self) -> Self {
        Self { kept: Local { time_left: Vec::new(), ..self.kept.clone() }, ..self.clone() }
    }
}
