//! The actions of pages on this device's games, with all their side effects: seating, statistics, deals of the day,
//! requests to the browser. Pages hold no store; [`saves`](super::saves) reads and writes it.
//!
//! A new game has no summary: its table, which opens next, writes one with its first step, so a page can deal without
//! loading the game's part. Where a summary is due earlier, the page passes in the function that writes it.

mod by_link;
mod deal;
mod finish;
mod list;

use super::saves::{self, LoadError, Review, Save, SaveId};
use super::storage::{StoreError, with_device};

pub use by_link::{accept, accept_link, preview};
pub use deal::{
    GameSetup, LastGame, deal, deal_again, deal_here, deal_of_day, invite, save_own_version,
    save_received,
};
pub use finish::{GameEnd, finish};
pub use list::{
    backfill_summaries, delete, delete_exported, delete_set_aside, note_export, put_back, rename,
    shelf,
};

/// Opens a game. On an error it is left where it is.
pub fn open(id: &SaveId) -> Result<Save, LoadError> {
    with_device(|store| saves::load(store, id))
}

/// Changes a game's save beside its record.
fn change(id: &SaveId, change: impl FnOnce(&mut Save)) -> Result<(), LoadError> {
    let mut save = open(id)?;
    change(&mut save);
    Ok(with_device(|store| saves::write(store, id, &save))?)
}

pub fn is_here(id: &SaveId) -> bool {
    open(id).is_ok()
}

pub fn text(id: &SaveId) -> Result<Option<String>, StoreError> {
    with_device(|store| store.read(&id.key()))
}

/// Stores the text of a game's save. On an error the previous text stays.
pub fn write(id: &SaveId, text: &str) -> Result<(), StoreError> {
    with_device(|store| store.write(&id.key(), text))
}

/// Like [`write()`], for a change of nothing but the time left, which happens every second.
pub fn write_time(id: &SaveId, text: &str) -> Result<(), StoreError> {
    with_device(|store| store.write_lightly(&id.key(), text))
}

/// Saves a review with its game, and changes nothing else.
pub fn save_review(id: &SaveId, review: &Review) -> Result<(), LoadError> {
    change(id, |save| save.review = serde_json::to_string(review).ok())
}
