//! The list of games, and changes of a game beside its record.

use super::{change, open};
use crate::services::clock;
use crate::services::saves::{self, Deleted, LoadError, Save, SaveId, SetAside, Shelf, Summarize};
use crate::services::storage::{StoreError, with_device};

/// All games. Empty in a browser without storage.
pub fn shelf() -> Shelf {
    with_device(saves::read_shelf).unwrap_or_default()
}

/// Writes missing summaries, as far as the store allows, and sets damaged games aside.
pub fn backfill_summaries(summarize: Summarize) {
    let _ = with_device(|store| saves::backfill_summaries(store, summarize));
}

/// Changes a game's label; a blank one removes it.
pub fn rename(id: &SaveId, label: &str) -> Result<(), LoadError> {
    change(id, |save| save.label = saves::fitting_label(label))
}

pub fn note_export(id: &SaveId) -> Result<(), LoadError> {
    change(id, |save| save.exported = Some(clock::now()))
}

pub fn delete(id: &SaveId) -> Result<Option<Deleted>, StoreError> {
    with_device(|store| saves::delete(store, id))
}

pub fn put_back(deleted: &Deleted) -> Result<(), StoreError> {
    with_device(|store| deleted.put_back(store))
}

/// Deletes the exported games, except any played since, and returns their number.
pub fn delete_exported(exported: &[(SaveId, Save)]) -> Result<usize, StoreError> {
    let mut count = 0;
    for (id, save) in exported {
        let is_unchanged = open(id).is_ok_and(|now| now.record == save.record);
        if is_unchanged && delete(id)?.is_some() {
            count += 1;
        }
    }
    Ok(count)
}

pub fn delete_set_aside(damaged: &[SetAside]) -> Result<(), StoreError> {
    with_device(|store| damaged.iter().try_for_each(|one| store.remove(&one.key)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::storage::new_device;
    use crate::services::testing::id;

    #[test]
    fn a_game_can_be_renamed_and_its_export_noted() {
        new_device(None);
        let (id, save) = (id("a"), Save::new("facedown 1\n".to_owned(), 1));
        with_device(|store| saves::write(store, &id, &save)).unwrap();
        rename(&id, "  Rainy\nSunday ").unwrap();
        assert_eq!(open(&id).unwrap().label.as_deref(), Some("RainySunday"));
        rename(&id, "\u{200b} ").unwrap();
        assert_eq!(open(&id), Ok(save));
        note_export(&id).unwrap();
        assert_eq!(open(&id).unwrap().exported, Some(clock::now()));
    }

    #[test]
    fn a_game_continued_since_its_export_stays() {
        new_device(None);
        let exported = ["a", "b"].map(|name| (id(name), Save::new("facedown 1\n".to_owned(), 1)));
        for (id, save) in &exported {
            with_device(|store| saves::write(store, id, save)).unwrap();
        }
        let continued = Save { record: "facedown 1\n1 keep\n".to_owned(), ..exported[1].1.clone() };
        with_device(|store| saves::write(store, &exported[1].0, &continued)).unwrap();
        assert_eq!(delete_exported(&exported), Ok(1));
        assert_eq!(open(&exported[1].0), Ok(continued));
    }
}
