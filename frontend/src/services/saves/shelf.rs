//! The list of all saves: read without playing them, damaged ones apart.

use super::codec::{Damage, decode};
use super::heading::Heading;
use super::save::{Save, SaveId};
use crate::services::keys::{SAVE, SET_ASIDE};
use crate::services::storage::{Store, StoreError, bytes_used};
use engine::sort;

/// The bytes of the page's storage that all data should fit into.
const BUDGET: usize = 1_048_576;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveState {
    Running,
    /// The game is over, and can be watched.
    Over,
    /// Without a summary: an older build wrote the save, or somebody put it there.
    MissingSummary,
    /// The save has another edition of its game's rules, or a game that this build lacks.
    OtherEdition,
}

#[derive(Clone, PartialEq, Debug)]
pub struct ShelfEntry {
    pub id: SaveId,
    pub save: Save,
    pub state: SaveState,
    /// Its size in bytes.
    size: usize,
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
            match examine(name, &text) {
                Ok(entry) => shelf.entries.push(entry),
                Err(Damage::Newer(_)) => shelf.newer += 1,
                Err(Damage::NotASave | Damage::CheckSum) => {
                    shelf.set_aside.push(SetAside { key, text });
                }
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

fn examine(name: &str, text: &str) -> Result<ShelfEntry, Damage> {
    let id = name.parse().map_err(|_| Damage::NotASave)?;
    let save = decode(text)?;
    let heading = Heading::from_record(&save.record).ok_or(Damage::NotASave)?;
    let state = match &save.summary {
        _ if !heading.is_played_here() => SaveState::OtherEdition,
        None => SaveState::MissingSummary,
        Some(summary) if summary.is_over => SaveState::Over,
        Some(_) => SaveState::Running,
    };
    Ok(ShelfEntry { id, save, state, size: text.encode_utf16().count() * 2 })
}

/// Sets a damaged save aside and returns its new key. With a full store it stays where it is: its text may be all that
/// is left of a game.
pub(super) fn set_aside(store: &dyn Store, key: &str, name: &str, text: &str) -> String {
    let mut aside = format!("{SET_ASIDE}{name}");
    while store.read(&aside).is_ok_and(|taken| taken.is_some()) {
        aside.push('x');
    }
    if store.write(&aside, text).is_err() || store.remove(key).is_err() {
        return key.to_owned();
    }
    aside
}

/// The finished games to remove, oldest first, so that the rest fits the budget.
pub fn surplus(shelf: &Shelf) -> Vec<SaveId> {
    let mut over = shelf.used.saturating_sub(BUDGET);
    let mut ids = Vec::new();
    for entry in shelf.entries.iter().rev().filter(|entry| entry.state == SaveState::Over) {
        if over == 0 {
            break;
        }
        over = over.saturating_sub(entry.size);
        ids.push(entry.id.clone());
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::super::{backfill_summaries, keep, load};
    use super::*;
    use crate::games::summary;
    use crate::services::storage::Memory;

    const RUNNING: &str = "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\n\
                           seats Ana | Ben\nseed 9f2c04d1a6b3e877\n";

    fn over() -> String {
        format!("{RUNNING}1 leave\n")
    }

    fn store_with(saves: &[(&str, &str, u64)]) -> Memory {
        let store = Memory::default();
        for (id, record, changed) in saves {
            let save = Save::new((*record).to_owned(), *changed);
            keep(&store, &id.parse().unwrap(), &save).unwrap();
        }
        backfill_summaries(&store, summary).unwrap();
        store
    }

    #[test]
    fn the_last_played_comes_first() {
        let store = store_with(&[("a", RUNNING, 1), ("b", &over(), 3), ("c", RUNNING, 2)]);
        let shelf = read_shelf(&store).unwrap();
        let ids: Vec<_> = shelf.entries.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids, ["b", "c", "a"]);
        let states: Vec<_> = shelf.entries.iter().map(|entry| entry.state).collect();
        assert_eq!(states, [SaveState::Over, SaveState::Running, SaveState::Running]);
        assert!(shelf.set_aside.is_empty());
    }

    #[test]
    fn a_damaged_save_is_set_aside_and_the_others_are_untouched() {
        let store = store_with(&[("a", RUNNING, 1), ("b", RUNNING, 2)]);
        let damaged = store.read("facedown.save.a").unwrap().unwrap().replace("Ana", "Eva");
        store.write("facedown.save.a", &damaged).unwrap();
        let before = load(&store, &"b".parse().unwrap());
        let found = SetAside { key: "facedown.save.a".into(), text: damaged.clone() };
        assert_eq!(read_shelf(&store).unwrap().set_aside, std::slice::from_ref(&found));
        set_damaged_aside(&store).unwrap();
        let shelf = read_shelf(&store).unwrap();
        assert_eq!(shelf.entries.len(), 1);
        let aside = SetAside { key: "facedown.set-aside.a".into(), text: damaged.clone() };
        assert_eq!(shelf.set_aside, std::slice::from_ref(&aside));
        assert_eq!(store.read("facedown.save.a"), Ok(None));
        assert_eq!(store.read("facedown.set-aside.a"), Ok(Some(damaged)));
        assert_eq!(load(&store, &"b".parse().unwrap()), before);
        assert_eq!(read_shelf(&store).unwrap().set_aside.len(), 1);
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
        assert!(shelf.entries.is_empty());
        assert_eq!(shelf.set_aside.len(), 1);
    }

    #[test]
    fn a_save_that_nobody_has_played_yet_is_in_the_list() {
        let store = Memory::default();
        keep(&store, &"a".parse().unwrap(), &Save::new(RUNNING.to_string(), 1)).unwrap();
        let shelf = read_shelf(&store).unwrap();
        assert_eq!(shelf.entries[0].state, SaveState::MissingSummary);
        assert_eq!(shelf.entries[0].slug(), "fools-gambit");
    }

    #[test]
    fn a_save_of_another_edition_stays_in_the_list() {
        let older = RUNNING.replace("fools-gambit 1", "fools-gambit 0");
        let shelf = read_shelf(&store_with(&[("a", &older, 1)])).unwrap();
        assert_eq!(shelf.entries[0].state, SaveState::OtherEdition);
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
        let store = store_with(&[("a", &over(), 1), ("b", RUNNING, 0), ("c", &over(), 2)]);
        let mut shelf = read_shelf(&store).unwrap();
        assert!(surplus(&shelf).is_empty());
        shelf.used = BUDGET + 1;
        assert_eq!(surplus(&shelf), ["a".parse::<SaveId>().unwrap()]);
        shelf.used = BUDGET * 2;
        assert_eq!(surplus(&shelf).len(), 2);
    }
}
