//! Writes missing summaries by playing the records.

use engine::catalogue::AnyGame;
use engine::record::{self, PartialRecord, Player};

use super::shelf::{set_aside, set_damaged_aside};
use super::{Save, SaveState, Summary, read_shelf, write};
use crate::services::storage::{Store, StoreError};

/// Writes a game's summary. Its words belong to a layer above the services, so callers pass in the function.
pub type Summarize = fn(&AnyGame, &[Player]) -> Summary;

/// The save with its summary; `None` if its record can't be played through.
pub fn with_summary(save: Save, summarize: Summarize) -> Option<Save> {
    let PartialRecord { game, record, error } = record::read::<AnyGame>(&save.record).ok()?;
    let summary = Some(summarize(&game, &record.players));
    error.is_none().then_some(Save { summary, ..save })
}

/// Writes the missing summaries, and sets damaged and unplayable saves aside. A full store's saves stay as they are.
pub fn backfill_summaries(store: &dyn Store, summarize: Summarize) -> Result<(), StoreError> {
    set_damaged_aside(store)?;
    let entries = read_shelf(store)?.entries;
    for entry in entries.into_iter().filter(|entry| entry.state == SaveState::MissingSummary) {
        let key = entry.id.key();
        let Some(save) = with_summary(entry.save, summarize) else {
            let text = store.read(&key)?.unwrap_or_default();
            set_aside(store, &key, entry.id.as_str(), &text);
            continue;
        };
        match write(store, &entry.id, &save) {
            Ok(()) | Err(StoreError::Full) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::summary;
    use crate::services::storage::Memory;
    use crate::services::testing::id;
    use crate::testing::fools_gambit;

    #[test]
    fn a_save_that_does_not_play_is_set_aside() {
        let store = Memory::default();
        let record = fools_gambit("Ana | Ben", "2 duel Ah wager Ah\n");
        write(&store, &id("a"), &Save::new(record, 1)).unwrap();
        backfill_summaries(&store, summary).unwrap();
        let shelf = read_shelf(&store).unwrap();
        assert_eq!((shelf.entries.len(), shelf.set_aside.len()), (0, 1));
        assert_eq!(shelf.set_aside[0].key, "facedown.set-aside.a");
    }

    #[test]
    fn a_full_store_keeps_the_game_without_a_summary() {
        let text = crate::services::saves::encode(&Save::new(fools_gambit("Ana | Ben", ""), 1));
        let store = Memory::with_room(text.len() + 40);
        store.write("facedown.save.a", &text).unwrap();
        backfill_summaries(&store, summary).unwrap();
        assert_eq!(read_shelf(&store).unwrap().entries[0].state, SaveState::MissingSummary);
    }
}
