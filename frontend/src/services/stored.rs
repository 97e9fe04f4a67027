//! Data under one key that changes bit by bit. Each change reads, changes and writes in one go: another tab's changes
//! survive. An unreadable text, damaged or newer, stays as it is: its page reports it, and exports include it.

use serde::Serialize;

use super::json::{self, Fields};
use super::storage::{Store, StoreError, with_device};

pub use super::storage::Unread;

pub trait Stored: Default {
    const KEY: &'static str;

    /// Reads the text; fails if it is unreadable as a whole. An unreadable part harms no other, and is written again.
    fn read(text: &str) -> Result<Self, Unread>;

    fn write(&self) -> String;
}

/// An object of named fields, as JSON. Fields that are unknown to this build, or unreadable, stay until they are set.
pub trait Document: Default + Serialize {
    const KEY: &'static str;
    /// The beginning of a later format's text: `settings `.
    const WORD: &'static str;

    fn read_fields(fields: &Fields) -> Result<Self, Unread>;
}

/// A document with the fields that it was read from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct StoredDoc<D> {
    pub value: D,
    fields: Fields,
}

impl<D: Document> Stored for StoredDoc<D> {
    const KEY: &'static str = D::KEY;

    /// Without fields if nothing is stored. A text that begins with [`Document::WORD`] or names a version comes from a
    /// later build: builds so far write neither.
    fn read(text: &str) -> Result<Self, Unread> {
        let fields = match Fields::read(text) {
            Some(fields) if fields.has("version") => return Err(Unread::Newer),
            Some(fields) => fields,
            None if text.trim().is_empty() => Fields::default(),
            None if text.starts_with(D::WORD) => return Err(Unread::Newer),
            None => return Err(Unread::Damaged),
        };
        Ok(Self { value: D::read_fields(&fields)?, fields })
    }

    fn write(&self) -> String {
        let before = D::read_fields(&self.fields).unwrap_or_default();
        let fields = |value: &D| Fields::from_text(&json::text(value));
        let [before, now] = [&before, &self.value].map(fields);
        json::text(&self.fields.clone().with_changes(&before, now))
    }
}

/// Reads the stored data; empty if the store is unreadable.
pub fn load<T: Stored>(store: &dyn Store) -> Result<T, Unread> {
    store.read(T::KEY).ok().flatten().map_or_else(|| Ok(T::default()), |text| T::read(&text))
}

/// Changes the data as currently stored. On an error nothing has changed; an unreadable text is left alone.
pub fn change<T: Stored, R>(
    store: &dyn Store,
    change: impl FnOnce(&mut T) -> R,
) -> Result<R, StoreError> {
    let text = store.read(T::KEY)?;
    let mut kept = text.map_or_else(|| Ok(T::default()), |text| T::read(&text))?;
    let before = kept.write();
    let answer = change(&mut kept);
    let after = kept.write();
    if after != before {
        store.write(T::KEY, &after)?;
    }
    Ok(answer)
}

/// This device's data, like [`load`].
pub fn here<T: Stored>() -> Result<T, Unread> {
    with_device(load)
}

/// The reason why this device's data can't be read, if so.
pub fn unread<T: Stored>() -> Option<Unread> {
    here::<T>().err()
}

pub fn clear<T: Stored>() -> Result<(), StoreError> {
    with_device(|store| store.remove(T::KEY))
}

/// Changes this device's data, like [`change`].
pub fn change_here<T: Stored, R>(change: impl FnOnce(&mut T) -> R) -> Result<R, StoreError> {
    with_device(|store| self::change(store, change))
}

/// Ignores an unreadable text when noting something in passing: its own page reports it.
pub fn unless_unread(noted: Result<(), StoreError>) -> Result<(), StoreError> {
    match noted {
        Err(StoreError::Unread(_)) => Ok(()),
        noted => noted,
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use proptest::prelude::*;

    use super::*;
    use crate::services::daily::{DailyDeal, DailyDeals};
    use crate::services::learn::Learning;
    use crate::services::marks::BeatenLevel;
    use crate::services::people::{Look, People};
    use crate::services::played::{History, PlayedGame};
    use crate::services::puzzles::{Solved, SolvedPuzzle};
    use crate::services::saves::SaveId;
    use crate::services::settings::{Settings, Theme};
    use crate::services::storage::Memory;
    use crate::services::stored_lines::{StoredLine, StoredLines};

    /// An unreadable text is reported and stays until somebody deletes it.
    fn stays<T: Stored + Debug>(texts: &[(&str, Unread)], set: impl Fn(&mut T)) {
        for (text, why) in texts {
            let store = Memory::default();
            store.write(T::KEY, text).unwrap();
            assert_eq!(load::<T>(&store).err(), Some(*why), "{text}");
            assert_eq!(change(&store, &set), Err(StoreError::Unread(*why)), "{text}");
            assert_eq!(store.read(T::KEY).unwrap().as_deref(), Some(*text));
            store.remove(T::KEY).unwrap();
            change(&store, &set).unwrap();
            assert_ne!(load::<T>(&store).unwrap().write(), T::default().write(), "it is set");
        }
        assert!(load::<T>(&Memory::default()).is_ok());
    }

    /// In lines, the text of a newer build stays, and a line that can't be read stays behind a new one.
    fn lines_stay<L: StoredLine + Debug>(line: &str) {
        let add = |all: &mut StoredLines<L>| {
            all.add(L::from_line(line).unwrap_or_else(|| panic!("{line}")));
        };
        let (head, later) = (L::HEAD, L::HEAD.replace('1', "2"));
        stays(&[(&*format!("{later}\n?"), Unread::Newer)], add);
        let store = Memory::default();
        store.write(L::KEY, &format!("{head}\n? of later")).unwrap();
        change(&store, add).unwrap();
        assert_eq!(store.read(L::KEY), Ok(Some(format!("{head}\n{line}\n? of later"))));
    }

    #[test]
    fn unreadable_data_stays_until_somebody_deletes_it() {
        use Unread::{Damaged, Newer};
        let settings = [
            ("{", Damaged),
            ("[1,2]", Damaged),
            ("settings 2\ntheme dark", Newer),
            (r#"{"version":2,"theme":{"day":"light"}}"#, Newer),
        ];
        stays::<StoredDoc<Settings>>(&settings, |kept| kept.value.theme = Theme::Dark);
        let learning = [
            ("{", Damaged),
            ("[]", Damaged),
            ("7", Damaged),
            (r#"{"lessons":7}"#, Damaged),
            (r#"{"offered":[1]}"#, Damaged),
            (r#"{"version":2,"offered":["fools-gambit"]}"#, Newer),
            ("learn 2\nfools-gambit", Newer),
        ];
        stays::<StoredDoc<Learning>>(&learning, |kept| kept.value.note_offer("fools-gambit"));
        let people = [
            (r#"{"version":2,"people":[]}"#, Newer),
            ("people 2\nAna", Newer),
            (r#"[{"id":"a","#, Damaged),
            ("null", Damaged),
        ];
        stays::<People>(&people, |people| {
            people.add(&SaveId::from_number(1), "Ana", Look::nth(1)).unwrap();
        });
        lines_stay::<PlayedGame>("00000000000000ff 1700000000 fools-gambit 30 1 Ana|2 Ben");
        lines_stay::<DailyDeal>("2026-11-22 duel-52 abc + 2:1 0 .++-");
        lines_stay::<SolvedPuzzle>("00000000000000aa");
        lines_stay::<BeatenLevel>("duel-52 novice");
    }

    #[test]
    fn nothing_is_written_where_nothing_changes() {
        let store = Memory::default();
        change(&store, |_: &mut History| ()).unwrap();
        assert_eq!(store.keys(), Ok(Vec::new()));
    }

    proptest! {
        #[test]
        fn no_text_breaks_the_readers(text in any::<String>()) {
            fn again<T: Stored + PartialEq + Debug>(text: &str) {
                if let Ok(read) = T::read(text) {
                    assert_eq!(T::read(&read.write()), Ok(read));
                }
            }
            fn document<D: Document + PartialEq + Debug>(text: &str) {
                if let Ok(read) = StoredDoc::<D>::read(text) {
                    let again = StoredDoc::<D>::read(&read.write());
                    assert_eq!(again.map(|again| again.value), Ok(read.value));
                }
            }
            document::<Settings>(&text);
            document::<Learning>(&text);
            again::<People>(&text);
            again::<History>(&text);
            again::<DailyDeals>(&text);
            again::<Solved>(&text);
        }
    }
}
