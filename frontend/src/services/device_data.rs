//! Data kept beside the games, exported and imported with them: people and evenings, the history, deals of the day,
//! puzzles, marks. Older builds skip it when they read the file.

use std::collections::BTreeMap;

use super::daily::DailyDeal;
use super::evenings::{self, EveningCounts, UnderWay, under_way};
use super::keys::{self, DEVICE_DATA, EVENING, PEOPLE};
use super::played::PlayedGame;
use super::storage::{Store, StoreError, with_device};
use super::stored::Unread;
use super::stored_lines::{self, ImportCounts, Skip};
use super::{clock, marks, people, puzzles, saves};

/// Whether this device has any evening; if not, it never loads the evenings' part of the program.
pub fn has_evenings() -> bool {
    let is_evening = |key: &String| key.starts_with(EVENING);
    with_device(|store| store.keys().is_ok_and(|keys| keys.iter().any(is_evening)))
}

pub fn evening_now() -> Option<UnderWay> {
    has_evenings().then(|| with_device(|store| under_way(store, clock::now())))?
}

/// The most bytes of one text in a file: far more than a device writes. Longer ones are skipped.
const MOST_BYTES: usize = 1_048_576;

/// All device data in the store, by key.
pub fn all(store: &dyn Store) -> Vec<(String, String)> {
    let keys = store.keys().unwrap_or_default();
    let is_device_data =
        |key: &String| DEVICE_DATA.contains(&key.as_str()) || key.starts_with(EVENING);
    let text = |key: String| Some((key.clone(), store.read(&key).ok()??));
    keys.into_iter().filter(is_device_data).filter_map(text).collect()
}

pub fn all_here() -> Vec<(String, String)> {
    with_device(all)
}

/// Everything this device keeps, as one text.
pub fn export_all() -> Result<String, StoreError> {
    with_device(bundle)
}

fn bundle(store: &dyn Store) -> Result<String, StoreError> {
    let mut games = Vec::new();
    for key in store.keys()?.into_iter().filter(|key| saves::is_save_key(key)) {
        if let Some(text) = store.read(&key)? {
            games.push((key, text));
        }
    }
    Ok(saves::bundle(&games, &all(store)))
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Imports {
    pub played: ImportCounts,
    pub deals: ImportCounts,
    pub solved: ImportCounts,
    pub people: ImportCounts,
    pub marks: ImportCounts,
    pub evenings: EveningCounts,
}

pub fn import(texts: &BTreeMap<String, String>) -> (Imports, Result<(), StoreError>) {
    with_device(|store| merge(store, texts, clock::now()))
}

/// Imports a file's data. Damaged and known data is skipped; if the store refuses one thing, the rest is imported, and
/// the reason returned along with the result.
fn merge(
    store: &dyn Store,
    texts: &BTreeMap<String, String>,
    now: u64,
) -> (Imports, Result<(), StoreError>) {
    type Merge = fn(&dyn Store, &str, u64) -> Result<ImportCounts, StoreError>;

    let mut imports = Imports::default();
    let mut result = Ok(());
    let parts: [(&str, &mut ImportCounts, Merge); 5] = [
        (keys::PLAYED, &mut imports.played, stored_lines::merge::<PlayedGame>),
        (keys::DAILY, &mut imports.deals, stored_lines::merge::<DailyDeal>),
        (keys::PUZZLES, &mut imports.solved, stored_lines::merge::<puzzles::SolvedPuzzle>),
        (PEOPLE, &mut imports.people, |store, text, _| people::merge(store, text)),
        (keys::MARKS, &mut imports.marks, stored_lines::merge::<marks::BeatenLevel>),
    ];
    for (key, merged, merge) in parts {
        let Some(text) = texts.get(key) else { continue };
        if text.len() > MOST_BYTES {
            *merged = ImportCounts::skipped(Skip::File(Unread::Damaged));
            continue;
        }
        match merge(store, text, now) {
            Ok(counts) => *merged = counts,
            Err(error) => result = Err(error),
        }
    }
    let (counts, merged) = evenings::merge(store, texts);
    imports.evenings = counts;
    (imports, merged.and(result))
}

#[cfg(test)]
mod tests {
    use super::super::people::{Look, People};
    use super::super::played;
    use super::super::storage::Memory;
    use super::super::stored::{self, Stored as _};
    use super::*;
    use crate::services::import::{ImportSource, examine};
    use crate::services::testing::id;

    const NOW: u64 = 1_800_000_000_000;
    const PLAYED: &str = "played 1\n00000000000000ff 1700000000 fools-gambit 30 1 Ana|2 Ben";

    fn store(names: &[&str]) -> Memory {
        let store = Memory::default();
        stored::change(&store, |people: &mut People| {
            for name in names {
                people.add(&id(&name.to_lowercase()), name, Look::nth(0)).unwrap();
            }
        })
        .unwrap();
        store.write("facedown.settings", "{}").unwrap();
        store
    }

    #[test]
    fn damaged_data_changes_nothing_and_is_reported() {
        let here = store(&["Ana"]);
        let before = People::load(&here);
        let one = ImportCounts { damaged: 1, ..ImportCounts::default() };
        let [damaged, newer] =
            [Unread::Damaged, Unread::Newer].map(|why| ImportCounts::skipped(Skip::File(why)));
        // The last one is longer than any that is read.
        for (text, expected) in [
            ("", ImportCounts::default()),
            ("{", damaged),
            ("{\"people\":[]}", newer),
            ("[{\"name\":3}]", one),
            (&*format!("[{}]", " ".repeat(MOST_BYTES)), damaged),
        ] {
            let more = BTreeMap::from([(PEOPLE.to_string(), text.to_owned())]);
            let imports = Imports { people: expected, ..Imports::default() };
            assert_eq!(merge(&here, &more, NOW), (imports, Ok(())), "{text:.60}");
            assert_eq!(People::load(&here), before);
        }
    }

    #[test]
    fn damaged_people_and_lines_of_a_newer_build_are_left_alone_and_go_along() {
        let (here, there) = (store(&["Ana"]), store(&["Ben"]));
        there.write(keys::PLAYED, PLAYED).unwrap();
        let unread = [(PEOPLE, "{"), (keys::PLAYED, "played 2\n?")];
        for (key, text) in unread {
            here.write(key, text).unwrap();
        }
        let more: BTreeMap<_, _> = all(&there).into_iter().collect();
        let Imports { people, played, .. } = merge(&here, &more, NOW).0;
        assert_eq!(people, ImportCounts::skipped(Skip::Here(Unread::Damaged)));
        assert_eq!(played, ImportCounts::skipped(Skip::Here(Unread::Newer)));
        assert_eq!(all(&here), unread.map(|(key, text)| (key.to_string(), text.to_owned())));
        assert!(People::read("{").is_err());
    }

    #[test]
    fn one_import_without_room_stops_no_other() {
        let there = store(&["Ana", "Ben"]);
        there.write(keys::PUZZLES, "puzzles 1\n00000000000000aa").unwrap();
        let mut more: BTreeMap<_, _> = all(&there).into_iter().collect();
        more.insert(keys::PLAYED.to_string(), PLAYED.to_owned());
        let small = Memory::with_room(40);
        let (imports, result) = merge(&small, &more, NOW);
        assert_eq!((imports.played.added, imports.solved.added), (0, 1));
        assert_eq!(result, Err(StoreError::Full));
    }

    #[test]
    fn all_stored_data_survives_export_and_import() {
        let (from, to) = (store(&["Ana", "Benedict"]), store(&["Ana"]));
        from.write(keys::PLAYED, &format!("{PLAYED}\n?")).unwrap();
        from.write(keys::PUZZLES, "puzzles 1\n00000000000000aa").unwrap();
        from.write(keys::DAILY, "daily 1\n2026-11-22 duel-52 abc + 2:1 0 .++-").unwrap();
        from.write(keys::MARKS, "marks 1\nduel-52 sharp").unwrap();
        let Ok(ImportSource::Bundle(found)) = examine(&bundle(&from).unwrap()) else { panic!() };
        assert!(found.games.is_empty() && !found.device_data.contains_key("facedown.settings"));
        let (imports, _) = merge(&to, &found.device_data, NOW);
        let Imports { played, deals, solved, people, marks, .. } = imports;
        assert_eq!(people, ImportCounts { added: 1, here: 1, ..ImportCounts::default() });
        assert_eq!((deals.added, solved.added, marks.added), (1, 1, 1));
        assert_eq!((played.added, played.damaged), (1, 1));
        assert_eq!(stored::load::<played::History>(&to).unwrap().items.len(), 1);
        let (again, _) = merge(&to, &found.device_data, NOW);
        assert_eq!((again.people.here, again.played.here, again.marks.here), (2, 1, 1));
    }
}
