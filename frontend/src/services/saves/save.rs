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
    /// An id of ten letters and digits, without those that look alike. Numbers from 31^10 on lose digits.
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

    /// The key under which a damaged save of this id is set aside.
    pub fn set_aside_key(&self) -> String {
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
        let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        let fits = (1..=16).contains(&text.len()) && text.bytes().all(is_plain);
        if fits { Ok(Self(text.to_owned())) } else { Err(BadSaveId) }
    }
}

/// This device's data about a game, beside its record. The written names are older than the fields': they can't change.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Local {
    /// By seat, the number of decisions whose results the seat has seen.
    #[serde(rename = "looked")]
    pub seen_by_seat: Vec<usize>,
    /// The numbers of the seats that have seen their cards: a 0 in `seen_by_seat` doesn't tell.
    #[serde(rename = "met", skip_serializing_if = "Vec::is_empty")]
    pub seen_cards: Vec<u8>,
    /// The number of decisions that the table has shown.
    #[serde(rename = "table")]
    pub seen_by_table: usize,
    /// Each seat's wins so far, in a series of games by the same people.
    pub series: Vec<u32>,
    /// Each seat's milliseconds left for its decision, where its time has begun.
    #[serde(rename = "left", skip_serializing_if = "Vec::is_empty")]
    pub time_left: Vec<Option<u32>>,
    /// Whether gestures are used for the choices that allow them; `None` until the players have decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gestures: Option<bool>,
    /// The hints taken in this game.
    #[serde(skip_serializing_if = "is_zero")]
    pub hints: u32,
}

/// Whether to leave a count out of the text.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// The home page's description of a game, written with each change of the record. It holds only public knowledge.
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
    #[serde(rename = "kept", default)]
    pub local: Local,
    /// The time of the game's deal or import, in milliseconds since 1970.
    pub created: u64,
    /// The time when the game was last played, in milliseconds since 1970.
    pub changed: u64,
    /// The name that somebody gave the save.
    pub label: Option<String>,
    /// The time of the save's last export, in milliseconds since 1970.
    pub exported: Option<u64>,
    /// `None` until somebody has replayed the record to write it.
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
    pub fn without_time(&self) -> Self {
        Self { local: Local { time_left: Vec::new(), ..self.local.clone() }, ..self.clone() }
    }
}
