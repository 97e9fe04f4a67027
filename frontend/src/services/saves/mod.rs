//! Games that are kept on the device: one key of the store each, and no list of them, for which two
//! tabs would race.

mod codec;
mod heading;
mod review;
mod shelf;
mod summary;

use std::fmt;
use std::str::FromStr;

use engine::invisible::shows_nothing;
use serde::{Deserialize, Serialize, Serializer};

use crate::services::json;
use crate::services::keys::{SAVE, SET_ASIDE};
use crate::services::storage::{Store, StoreError};

pub use codec::{Damage, decode, encode};
pub use heading::Heading;
pub use review::{Costly, Examined, Review, SeatReview, keep_review, kept_review};
pub use shelf::{
    Entry, SetAside, Shelf, State, clear_set_aside, read_shelf, set_damaged_aside, surplus,
};
pub use summary::{summarize, summary, tell_untold};

#[cfg(test)]
pub use codec::with_version;

/// The most bytes that all of the page's storage should take.
pub const BUDGET: usize = 1_048_576;

/// The longest label, in characters.
pub const LONGEST_LABEL: usize = 40;

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

/// Whether a save is stored under this key, readable or set aside.
pub fn is_kept(key: &str) -> bool {
    key.starts_with(SAVE) || key.starts_with(SET_ASIDE)
}

/// A game that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    /// The game's record. It holds all secrets.
    pub record: String,
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
    pub summary: Option<Summary>,
    /// The text of a [`Review`], once the coach was asked: the landing bundle need not read it.
    pub review: Option<String>,
    /// The text of a [`Seating`](crate::services::people::Seating), for the app alone, too.
    pub seating: Option<String>,
    /// The text of an [`Apart`](crate::services::apart::Apart), where the players send each other links.
    pub apart: Option<String>,
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
            apart: None,
        }
    }
}

impl Save {
    /// The save without the time that is left.
    pub fn but_time(&self) -> Self {
        Self { kept: Kept { left: Vec::new(), ..self.kept.clone() }, ..self.clone() }
    }
}

/// Why a save can't be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// There is none of that name.
    #[error("no such saved game")]
    Missing,
    /// The store can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It is damaged.
    #[error(transparent)]
    Damaged(#[from] Damage),
}

/// Reads a save.
///
/// # Errors
/// [`LoadError`]; the save is left where it is.
pub fn load(store: &dyn Store, id: &SaveId) -> Result<Save, LoadError> {
    let text = store.read(&id.key())?.ok_or(LoadError::Missing)?;
    Ok(decode(&text)?)
}

/// Keeps a save. On an error, what was kept before is kept still.
///
/// # Errors
/// The store's.
pub fn keep(store: &dyn Store, id: &SaveId, save: &Save) -> Result<(), StoreError> {
    store.write(&id.key(), &encode(save))
}

/// Gives a save another label; one that shows nothing takes the label away.
///
/// # Errors
/// [`LoadError`]
pub fn rename(store: &dyn Store, id: &SaveId, label: &str) -> Result<(), LoadError> {
    let mut save = load(store, id)?;
    let label: String = label.trim().chars().filter(|letter| !letter.is_control()).collect();
    let label: String = label.chars().take(LONGEST_LABEL).collect();
    save.label = (!shows_nothing(&label)).then_some(label);
    Ok(keep(store, id, &save)?)
}

/// Notes that a save was exported.
///
/// # Errors
/// [`LoadError`]
pub fn note_export(store: &dyn Store, id: &SaveId, now: u64) -> Result<(), LoadError> {
    let mut save = load(store, id)?;
    save.exported = Some(now);
    Ok(keep(store, id, &save)?)
}

/// A save that was deleted, to be put back if that was a slip.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deleted {
    pub id: String,
    pub text: String,
}

impl Deleted {
    /// Puts it back where it was.
    ///
    /// # Errors
    /// The store's.
    pub fn put_back(&self, store: &dyn Store) -> Result<(), StoreError> {
        store.write(&format!("{SAVE}{}", self.id), &self.text)
    }
}

/// Takes a save away, if it is there.
///
/// # Errors
/// The store's.
pub fn delete(store: &dyn Store, id: &SaveId) -> Result<Option<Deleted>, StoreError> {
    let text = store.read(&id.key())?;
    store.remove(&id.key())?;
    Ok(text.map(|text| Deleted { id: id.to_string(), text }))
}

/// A game as a file: its record, and of a game that is played apart all that is kept of it, its proofs with it.
pub fn export(id: &SaveId, save: &Save) -> String {
    match save.apart {
        Some(_) => bundle(&[(id.key(), encode(save))], &[]),
        None => save.record.clone(),
    }
}

/// Texts, each with its key.
struct ByKey<'a>(&'a [(String, String)]);

impl ByKey<'_> {
    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for ByKey<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(key, text)| (key, text)))
    }
}

/// Several saves, by key, in one text, as the rescue screen writes it too; with what goes along with
/// them.
pub fn bundle(saves: &[(String, String)], beside: &[(String, String)]) -> String {
    #[derive(Serialize)]
    struct Bundle<'a> {
        facedown: &'static str,
        version: u32,
        entries: ByKey<'a>,
        #[serde(skip_serializing_if = "ByKey::is_empty")]
        beside: ByKey<'a>,
    }
    let (entries, beside) = (ByKey(saves), ByKey(beside));
    let whole = Bundle { facedown: "games", version: 1, entries, beside };
    json::text(&whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::storage::Memory;

    fn id(text: &str) -> SaveId {
        text.parse().unwrap()
    }

    #[test]
    fn ids_are_plain_and_survive_the_trip_to_text_and_back() {
        for number in [0, 1, 31, u64::MAX, 0x9f2c_04d1_a6b3_e877] {
            let made = SaveId::from_number(number);
            assert_eq!(made.to_string().parse(), Ok(made));
        }
        assert_ne!(SaveId::from_number(1), SaveId::from_number(2));
        for bad in ["", "A", "a-b", "../x", "abcdefghijklmnopq", "é"] {
            assert_eq!(bad.parse::<SaveId>(), Err(BadSaveId), "{bad}");
        }
    }

    #[test]
    fn a_save_can_be_renamed_and_deleted_and_put_back() {
        let store = Memory::default();
        let save = Save::new("facedown 1\n".into(), 5);
        keep(&store, &id("a"), &save).unwrap();
        rename(&store, &id("a"), "  Rainy\nSunday ").unwrap();
        assert_eq!(load(&store, &id("a")).unwrap().label.as_deref(), Some("RainySunday"));
        rename(&store, &id("a"), "\u{200b} ").unwrap();
        assert_eq!(load(&store, &id("a")), Ok(save.clone()));
        note_export(&store, &id("a"), 9).unwrap();
        assert_eq!(load(&store, &id("a")).unwrap().exported, Some(9));
        let deleted = delete(&store, &id("a")).unwrap().unwrap();
        assert_eq!(load(&store, &id("a")), Err(LoadError::Missing));
        deleted.put_back(&store).unwrap();
        assert_eq!(load(&store, &id("a")).unwrap().record, save.record);
    }

    #[test]
    fn a_full_store_leaves_the_save_as_it_was() {
        let store = Memory::with_room(300);
        let save = Save::new("short".into(), 5);
        keep(&store, &id("a"), &save).unwrap();
        let longer = Save { record: "x".repeat(400), ..save.clone() };
        assert_eq!(keep(&store, &id("a"), &longer), Err(StoreError::Full));
        assert_eq!(load(&store, &id("a")), Ok(save));
    }
}
