//! Games that are kept on this device: dealt, opened, kept, finished. Pages ask for these by name, and hold no store.
//! What is to be done along with each is done here: who sits where, what is noted of people, evenings and days, what the
//! browser is asked for.
//!
//! A game that is dealt has no summary yet: its table opens next and writes one with its first step, so that no page
//! that deals needs to have the game's part of the program. Where a summary is due before that, the page hands in what
//! writes one.

mod by_link;
mod deal;
mod finish;
mod list;

use super::saves::{self, LoadError, Review, Save, SaveId};
use super::storage::{StoreError, with_device};

pub use by_link::{accept, look_at, take};
pub use deal::{
    Played, Table, deal, deal_again, deal_of_day, dealt, invite, keep_own, keep_received,
};
pub use finish::{End, finish};
pub use list::{
    backfill_summaries, clear, delete, note_export, put_back, rename, shelf, throw_away,
};

/// Opens a game.
///
/// # Errors
/// [`LoadError`]; the game is left where it is.
pub fn open(id: &SaveId) -> Result<Save, LoadError> {
    with_device(|store| saves::load(store, id))
}

/// Changes what is kept of a game beside its record.
fn change(id: &SaveId, change: impl FnOnce(&mut Save)) -> Result<(), LoadError> {
    let mut save = open(id)?;
    change(&mut save);
    Ok(with_device(|store| saves::keep(store, id, &save))?)
}

/// Whether a game can be opened.
pub fn is_here(id: &SaveId) -> bool {
    open(id).is_ok()
}

/// The text of a game's save, as it is stored now.
///
/// # Errors
/// The store's.
pub fn text(id: &SaveId) -> Result<Option<String>, StoreError> {
    with_device(|store| store.read(&id.key()))
}

/// Keeps the text of a game's save. On an error, what was kept before is kept still.
///
/// # Errors
/// The store's.
pub fn write(id: &SaveId, text: &str) -> Result<(), StoreError> {
    with_device(|store| store.write(&id.key(), text))
}

/// As [`write()`], where nothing but the time that is left has changed: it does every second.
///
/// # Errors
/// The store's.
pub fn write_time(id: &SaveId, text: &str) -> Result<(), StoreError> {
    with_device(|store| store.write_lightly(&id.key(), text))
}

/// Keeps a review with its game; nothing else of the game is changed.
///
/// # Errors
/// [`LoadError`]
pub fn keep_review(id: &SaveId, review: &Review) -> Result<(), LoadError> {
    change(id, |save| save.review = serde_json::to_string(review).ok())
}
