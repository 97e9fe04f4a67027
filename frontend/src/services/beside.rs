//! What goes into a file beside the games: the people of this device, and their evenings. Older builds
//! leave it out when they read the file.

use std::collections::BTreeMap;

use super::storage::{Store, StoreError};

/// Where people and evenings are kept.
pub const PEOPLE: &str = "facedown.people";
pub const EVENING: &str = "facedown.evening.";

/// All of it that the store has, by key.
pub fn all(store: &dyn Store) -> Vec<(String, String)> {
    let keys = store.keys().unwrap_or_default();
    let is_beside = |key: &String| key == PEOPLE || key.starts_with(EVENING);
    let text = |key: String| Some((key.clone(), store.read(&key).ok()??));
    keys.into_iter().filter(is_beside).filter_map(text).collect()
}

/// What of it a file has brought.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Brought {
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
    let mut brought = Brought::default();
    if let Some(text) = more.get(PEOPLE) {
        let mut people = super::people::People::load(store);
        brought.people = people.merge(super::people::People::read(text));
        if brought.people > 0 {
            people.keep(store)?;
        }
    }
    brought.evenings = super::evenings::take_in(store, more)?;
    Ok(brought)
}

#[cfg(test)]
mod tests {
    use super::super::people::{Look, People};
    use super::super::saves::SaveId;
    use super::super::storage::Memory;
    use super::*;

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
}
