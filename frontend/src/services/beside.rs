//! What is kept on the device beside the games, and goes with them into a file and out of it: people and
//! evenings, what was played, deals of the day, puzzles. Older builds leave it out when they read the file.

use std::collections::BTreeMap;

use super::people::People;
use super::storage::{Store, StoreError};
use super::{daily, evenings, played, puzzles, saves};

/// Where people and evenings are kept.
pub const PEOPLE: &str = "facedown.people";
pub const EVENING: &str = "facedown.evening.";

/// Whether there is any evening: a device without one does without their part of the program.
pub fn has_evenings(store: &dyn Store) -> bool {
    store.keys().is_ok_and(|keys| keys.iter().any(|key| key.starts_with(EVENING)))
}

/// All of it that the store has, by key.
pub fn all(store: &dyn Store) -> Vec<(String, String)> {
    let keys = store.keys().unwrap_or_default();
    let is_beside = |key: &String| {
        [PEOPLE, played::KEY, daily::KEY, puzzles::KEY].contains(&key.as_str())
            || key.starts_with(EVENING)
    };
    let text = |key: String| Some((key.clone(), store.read(&key).ok()??));
    keys.into_iter().filter(is_beside).filter_map(text).collect()
}

/// All that the device keeps, as one text.
///
/// # Errors
/// [`StoreError::Unavailable`]
pub fn bundle(store: &dyn Store) -> Result<String, StoreError> {
    let mut games = Vec::new();
    for key in store.keys()?.into_iter().filter(|key| saves::is_kept(key)) {
        if let Some(text) = store.read(&key)? {
            games.push((key, text));
        }
    }
    Ok(saves::bundle(&games, &all(store)))
}

/// What of it a file has brought.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Brought {
    /// What became of the games that were counted; `None` where the file had none.
    pub played: Option<played::Merged>,
    /// So many deals of the day that are new here.
    pub days: usize,
    /// So many puzzles that were solved elsewhere.
    pub solved: usize,
    /// So many people who were not known here.
    pub people: usize,
    /// So many evenings that were not here.
    pub evenings: usize,
}

/// Takes in what a file has of it. What is damaged, or known here, is left out.
///
/// # Errors
/// The store's.
pub fn take_in(store: &dyn Store, more: &BTreeMap<String, String>) -> Result<Brought, StoreError> {
    let mut brought = Brought {
        played: more.get(played::KEY).map(|text| played::merge(store, text)).transpose()?,
        days: more.get(daily::KEY).map_or(Ok(0), |text| daily::merge(store, text))?,
        solved: more.get(puzzles::KEY).map_or(Ok(0), |text| puzzles::merge(store, text))?,
        ..Brought::default()
    };
    if let Some(text) = more.get(PEOPLE) {
        let mut people = People::load(store);
        brought.people = people.merge(People::read(text));
        if brought.people > 0 {
            people.keep(store)?;
        }
    }
    brought.evenings = evenings::take_in(store, more)?;
    Ok(brought)
}

#[cfg(test)]
mod tests {
    use super::super::people::Look;
    use super::super::saves::SaveId;
    use super::super::storage::Memory;
    use super::*;
    use crate::services::bring_in::{Found, examine};

    fn store(names: &[&str]) -> Memory {
        let mut people = People::default();
        for (at, name) in names.iter().enumerate() {
            let id = SaveId::from_number(name.len() as u64 * 10 + at as u64);
            people.add(&id, name, Look::nth(at)).unwrap();
        }
        let store = Memory::default();
        people.keep(&store).unwrap();
        store.write("facedown.settings", "{}").unwrap();
        store
    }

    #[test]
    fn people_go_along_and_come_once() {
        let (here, there) = (store(&["Ana"]), store(&["Ana", "Benedict"]));
        let more: BTreeMap<_, _> = all(&there).into_iter().collect();
        assert_eq!(more.keys().collect::<Vec<_>>(), [PEOPLE]);
        assert_eq!(take_in(&here, &more).unwrap().people, 1);
        assert_eq!(People::load(&here).iter().count(), 2);
        assert_eq!(take_in(&here, &more), Ok(Brought::default()));
    }

    #[test]
    fn what_is_damaged_harms_nobody() {
        let here = store(&["Ana"]);
        let before = People::load(&here);
        for text in ["", "{", "[{\"name\":3}]"] {
            let more = BTreeMap::from([(PEOPLE.to_owned(), text.to_owned())]);
            assert_eq!(take_in(&here, &more), Ok(Brought::default()));
            assert_eq!(People::load(&here), before);
        }
    }

    #[test]
    fn all_that_is_kept_goes_into_a_file_and_out_of_it() {
        let line = "00000000000000ff 1700000000 fools-gambit 30 1 Ana|2 Ben";
        let (from, to) = (Memory::default(), Memory::default());
        from.write(played::KEY, &format!("played 1\n{line}\n?")).unwrap();
        from.write("facedown.settings", "{}").unwrap();
        from.write(puzzles::KEY, "puzzles 1\n00000000000000aa").unwrap();
        from.write(daily::KEY, "daily 1\n2026-11-22 duel-52 abc + 2:1 0 .++-").unwrap();
        let Ok(Found::Bundle(found)) = examine(&bundle(&from).unwrap()) else { panic!() };
        assert!(found.games.is_empty() && !found.beside.contains_key("facedown.settings"));
        let brought = take_in(&to, &found.beside).unwrap();
        assert_eq!((brought.days, brought.solved), (1, 1));
        let merged = brought.played.unwrap();
        assert_eq!((merged.added, merged.damaged), (1, 1));
        assert_eq!(played::load(&to).games.len(), 1);
    }

    #[test]
    fn a_file_of_an_older_build_has_games_alone() {
        let Ok(Found::Bundle(found)) = examine(r#"{"facedown":"games","version":1,"entries":{}}"#)
        else {
            panic!()
        };
        assert_eq!(take_in(&Memory::default(), &found.beside), Ok(Brought::default()));
    }
}
