//! The list of all saves: read without playing them, damaged ones apart.

use super::codec::decode;
use super::heading::Heading;
use super::save::{Save, SaveId};
use crate::services::keys::{SAVE, SET_ASIDE};
use crate::services::storage::{Store, StoreError, Unread, bytes_used};
use engine::sort;

/// The room that all of the page's data should take at most.
const BUDGET_BYTES: usize = 1_048_576;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveState {
    Running,
    /// The game is over, and can be watched.
    Over,
    /// Without a summary: nobody has opened the game yet, or an older build wrote the save.
    MissingSummary,
    /// The save has another edition of its game's rules, or a game that this build lacks.
    OtherEdition,
}

#[derive(Clone, PartialEq, Debug)]
pub struct ShelfEntry {
    pub id: SaveId,
    pub save: Save,
    pub state: SaveState,
    bytes: usize,
}

impl ShelfEntry {
    pub fn slug(&self) -> &str {
        Heading::from_record(&self.save.record).map_or("", |heading| heading.slug)
    }
}

/// A damaged save with its unchanged text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    pub key: String,
    pub text: String,
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Shelf {
    /// The saves, the last played first.
    pub entries: Vec<ShelfEntry>,
    pub set_aside: Vec<SetAside>,
    /// The number of saves by newer builds, which this one leaves alone.
    pub newer: usize,
    /// The bytes that all of the page's data takes.
    pub used: usize,
}

/// Reads all saves without changing them. Damaged ones are listed apart.
pub fn read_shelf(store: &dyn Store) -> Result<Shelf, StoreError> {
    let mut shelf = Shelf::default();
    for key in store.keys()? {
        let Some(text) = store.read(&key)? else { continue };
        if key.starts_with(SET_ASIDE) {
            shelf.set_aside.push(SetAside { key, text });
        } else if let Some(name) = key.strip_prefix(SAVE) {
            match read_entry(name, &text) {
                Ok(entry) => shelf.entries.push(entry),
                Err(Unread::Newer) => shelf.newer += 1,
                Err(Unread::Damaged) => shelf.set_aside.push(SetAside { key, text }),
            }
        }
    }
    sort::by(&mut shelf.entries, |one, other| {
        other.save.changed.cmp(&one.save.changed).then_with(|| one.id.cmp(&other.id)).is_le()
    });
    shelf.used = bytes_used(store)?;
    Ok(shelf)
}

/// Sets damaged saves aside, and leaves the others alone.
pub(super) fn set_damaged_aside(store: &dyn Store) -> Result<(), StoreError> {
    for damaged in read_shelf(store)?.set_aside {
        if let Some(name) = damaged.key.strip_prefix(SAVE) {
            set_aside(store, &damaged.key, name, &damaged.text);
        }
    }
    Ok(())
}

fn read_entry(name: &str, text: &str) -> Result<ShelfEntry, Unread> {
    let id = name.parse().map_err(|_| Unread::Damaged)?;
    let save = decode(text)?;
    let heading = Heading::from_record(&save.record).ok_or(Unread::Damaged)?;
    let state = match &save.summary {
        _ if !heading.is_playable() => SaveState::OtherEdition,
        None => SaveState::MissingSummary,
        Some(summary) if summary.is_over => SaveState::Over,
        Some(_) => SaveState::Running,
    };
    Ok(ShelfEntry { id, save, state, bytes: text.encode_utf16().count() * 2 })
}

/// Sets a damaged save aside, and returns its new key. A full store keeps it under its key: its text may be all that is
/// left of a game.
pub(super) fn set_aside(store: &dyn Store, key: &str, name: &str, text: &str) -> String {
    let mut aside_key = format!("{SET_ASIDE}{name}");
    while store.read(&aside_key).is_ok_and(|taken| taken.is_some()) {
        aside_key.push('x');
    }
    if store.write(&aside_key, text).is_err() || store.remove(key).is_err() {
        return key.to_owned();
    }
    aside_key
}

/// The finished games to remove, oldest first, so that the rest fits the budget.
pub fn surplus(shelf: &Shelf) -> Vec<SaveId> {
    let mut excess = shelf.used.saturating_sub(BUDGET_BYTES);
    let mut ids = Vec::new();
    for entry in shelf.entries.iter().rev().filter(|entry| entry.state == SaveState::Over) {
        if excess == 0 {
            break;
        }
        excess = excess.saturating_sub(entry.bytes);
        ids.push(entry.id.clone());
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::super::{backfill_summaries, load, write};
    use super::*;
    use crate::games::summary;
    use crate::services::storage::Memory;
    use crate::services::testing::id;
    use crate::testing::fools_gambit;

    fn running() -> String {
        fools_gambit("Ana | Ben", "")
    }

    fn over() -> String {
        fools_gambit("Ana | Ben", "1 leave\n")
    }

    fn store_with(saves: &[(&str, &str, u64)]) -> Memory {
        let store = Memory::default();
        for (name, record, changed) in saves {
            write(&store, &id(name), &Save::new((*record).to_owned(), *changed)).unwrap();
        }
        backfill_summaries(&store, summary).unwrap();
        store
    }

    #[test]
    fn the_last_played_comes_first() {
        let store = store_with(&[("a", &running(), 1), ("b", &over(), 3), ("c", &running(), 2)]);
        let shelf = read_shelf(&store).unwrap();
        let entries = shelf.entries.iter().map(|entry| (entry.id.as_str(), entry.state));
        let (over, running) = (SaveState::Over, SaveState::Running);
        assert_eq!(entries.collect::<Vec<_>>(), [("b", over), ("c", running), ("a", running)]);
        assert!(shelf.set_aside.is_empty());
    }

    #[test]
    fn a_damaged_save_is_set_aside_and_the_others_are_untouched() {
        let store = store_with(&[("a", &running(), 1), ("b", &running(), 2)]);
        let text = store.read("facedown.save.a").unwrap().unwrap().replace("Ana", "Eva");
        store.write("facedown.save.a", &text).unwrap();
        let before = load(&store, &id("b"));
        let found = |key: &str| [SetAside { key: key.to_owned(), text: text.clone() }];
        assert_eq!(read_shelf(&store).unwrap().set_aside, found("facedown.save.a"));
        set_damaged_aside(&store).unwrap();
        let shelf = read_shelf(&store).unwrap();
        assert_eq!(shelf.entries.len(), 1);
        assert_eq!(shelf.set_aside, found("facedown.set-aside.a"));
        assert_eq!(store.read("facedown.save.a"), Ok(None));
        assert_eq!(load(&store, &id("b")), before);
    }

    #[test]
    fn a_second_damaged_save_of_a_name_leaves_the_first_one_aside() {
        let store = Memory::default();
        for text in ["first", "second"] {
            store.write("facedown.save.a", text).unwrap();
            set_damaged_aside(&store).unwrap();
        }
        let aside = read_shelf(&store).unwrap().set_aside;
        let texts: Vec<_> = aside.iter().map(|damaged| damaged.text.as_str()).collect();
        assert_eq!(texts, ["first", "second"]);
    }

    #[test]
    fn a_record_without_a_heading_is_damaged_even_with_a_fitting_sum() {
        let shelf = read_shelf(&store_with(&[("a", "nonsense", 1)])).unwrap();
        assert_eq!((shelf.entries.len(), shelf.set_aside.len()), (0, 1));
    }

    #[test]
    fn a_save_that_nobody_has_played_yet_or_of_another_edition_is_in_the_list() {
        let older = running().replace("fools-gambit 1", "fools-gambit 0");
        let store = store_with(&[("a", &older, 1)]);
        write(&store, &id("b"), &Save::new(running(), 2)).unwrap();
        let shelf = read_shelf(&store).unwrap();
        let entries: Vec<_> =
            shelf.entries.iter().map(|entry| (entry.slug(), entry.state)).collect();
        let (new, older) = (SaveState::MissingSummary, SaveState::OtherEdition);
        assert_eq!(entries, [("fools-gambit", new), ("fools-gambit", older)]);
        assert!(shelf.set_aside.is_empty());
    }

    #[test]
    fn a_full_store_keeps_the_damaged_text_where_it_is() {
        let store = Memory::with_room(50);
        store.write("facedown.save.a", &"x".repeat(40)).unwrap();
        set_damaged_aside(&store).unwrap();
        let shelf = read_shelf(&store).unwrap();
        assert_eq!(shelf.set_aside[0].key, "facedown.save.a");
        assert_eq!(store.read("facedown.save.a").unwrap().unwrap().len(), 40);
    }

    #[test]
    fn only_finished_games_make_room_and_the_oldest_first() {
        let store = store_with(&[("a", &over(), 1), ("b", &running(), 0), ("c", &over(), 2)]);
        let mut shelf = read_shelf(&store).unwrap();
        assert!(surplus(&shelf).is_empty());
        shelf.used = BUDGET_BYTES + 1;
        assert_eq!(surplus(&shelf), [id("a")]);
        shelf.used = BUDGET_BYTES * 2;
        assert_eq!(surplus(&shelf).len(), 2);
    }
}
