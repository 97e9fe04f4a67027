//! A save: its form, its text, and its key in a store. Each save has its own key: tabs would race for a common list.
//! Pages use [`saved_games`](super::saved_games) instead, which works on this device's store.

mod codec;
mod heading;
mod review;
mod save;
mod shelf;
mod summary;

use std::collections::BTreeMap;

use engine::invisible::is_blank;
use serde::{Deserialize, Serialize};

use crate::services::json;
use crate::services::keys::{SAVE, SET_ASIDE};
use crate::services::storage::{Store, StoreError, Unread};

pub use codec::{decode, encode};
pub use heading::{Heading, names};
pub use review::{Costly, Examined, Review, SeatReview, stored_review_of};
pub use save::{Local, Save, SaveId, Summary};
pub use shelf::{SaveState, SetAside, Shelf, ShelfEntry, read_shelf, surplus};
pub use summary::{Summarize, backfill_summaries, with_summary};

#[cfg(test)]
pub use codec::with_version;

/// The most characters of a label.
pub const LONGEST_LABEL: usize = 40;

/// Whether a key belongs to a save, readable or set aside.
pub fn is_save_key(key: &str) -> bool {
    key.starts_with(SAVE) || key.starts_with(SET_ASIDE)
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the saved game can't be loaded")]
pub enum LoadError {
    Missing,
    Store(#[from] StoreError),
    Damaged(#[from] Unread),
}

/// Reads a save. On an error it is left where it is.
pub fn load(store: &dyn Store, id: &SaveId) -> Result<Save, LoadError> {
    let text = store.read(&id.key())?.ok_or(LoadError::Missing)?;
    Ok(decode(&text)?)
}

/// Stores a save. On an error the previous one stays.
pub fn write(store: &dyn Store, id: &SaveId, save: &Save) -> Result<(), StoreError> {
    store.write(&id.key(), &encode(save))
}

/// A label without control characters, cut to the longest length; `None` if nothing visible is left.
pub fn fitting_label(label: &str) -> Option<String> {
    let characters = label.trim().chars().filter(|character| !character.is_control());
    let label: String = characters.take(LONGEST_LABEL).collect();
    (!is_blank(&label)).then_some(label)
}

/// A deleted save, kept for undo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deleted {
    pub id: String,
    pub text: String,
}

impl Deleted {
    pub fn put_back(&self, store: &dyn Store) -> Result<(), StoreError> {
        store.write(&format!("{SAVE}{}", self.id), &self.text)
    }
}

pub fn delete(store: &dyn Store, id: &SaveId) -> Result<Option<Deleted>, StoreError> {
    let text = store.read(&id.key())?;
    store.remove(&id.key())?;
    Ok(text.map(|text| Deleted { id: id.to_string(), text }))
}

/// The text of an exported game: its record, and for a game by link its whole state with the seals.
pub fn export(id: &SaveId, save: &Save) -> String {
    match save.by_link {
        Some(_) => bundle(&[(id.key(), encode(save))], &[]),
        None => save.record.clone(),
    }
}

/// Several saves in one text, as the rescue screen also writes it.
#[derive(Serialize, Deserialize)]
pub struct BundleFile {
    /// Always `games`: the kind of the entries.
    pub facedown: String,
    #[serde(skip_deserializing)]
    version: u32,
    pub entries: BTreeMap<String, String>,
    /// The texts exported along with them, by key. Older builds write the games alone.
    #[serde(default, rename = "beside", skip_serializing_if = "BTreeMap::is_empty")]
    pub device_data: BTreeMap<String, String>,
}

/// Several saves, by key, in one text, with the data beside them.
pub fn bundle(saves: &[(String, String)], device_data: &[(String, String)]) -> String {
    let by_key = |texts: &[(String, String)]| texts.iter().cloned().collect();
    let (entries, device_data) = (by_key(saves), by_key(device_data));
    json::text(&BundleFile { facedown: "games".to_owned(), version: 1, entries, device_data })
}

#[cfg(test)]
mod tests {
    use super::save::BadSaveId;
    use super::*;

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
}
