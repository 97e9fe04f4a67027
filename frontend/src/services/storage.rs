//! The browser's storage, behind a small trait so that tests need none.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use engine::sort;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Event, Storage};

use super::boot;
use super::page;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the text can't be read")]
pub enum Unread {
    Newer,
    /// No build up to this one writes such a text.
    Damaged,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("storage failed")]
pub enum StoreError {
    /// The browser has no storage for this page, or forbids it.
    Unavailable,
    Full,
    /// This build can't read the stored text, and leaves it as it is.
    Unread(#[from] Unread),
}

pub trait Store {
    fn read(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Stores a text. On an error the previous text stays.
    fn write(&self, key: &str, text: &str) -> Result<(), StoreError>;

    /// Like [`write`](Self::write), for frequent changes that a crash of the browser may lose.
    fn write_lightly(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.write(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys, sorted.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}

/// The store's size in bytes: two for each UTF-16 unit, as browsers count.
pub fn bytes_used(store: &dyn Store) -> Result<usize, StoreError> {
    let mut units = 0;
    for key in store.keys()? {
        let text = store.read(&key)?.unwrap_or_default();
        units += key.encode_utf16().count() + text.encode_utf16().count();
    }
    Ok(units * 2)
}

pub fn bytes_used_here() -> usize {
    with_device(bytes_used).unwrap_or_default()
}

/// `localStorage`, which browsers write to disk later. `copies.js` copies every write to `IndexedDB` at once, and
/// restores from there.
#[derive(Clone, Copy, Debug)]
struct LocalStorage;

impl LocalStorage {
    fn open() -> Result<Storage, StoreError> {
        let window = page::window().ok_or(StoreError::Unavailable)?;
        window.local_storage().ok().flatten().ok_or(StoreError::Unavailable)
    }

    /// Updates the copy. Without a text, it remembers that the key was removed.
    fn copy(key: &str, text: Option<&str>) {
        boot::call("copy", &Array::of2(&key.into(), &text.map_or(JsValue::NULL, Into::into)));
    }
}

impl Store for LocalStorage {
    fn read(&self, key: &str) -> Result<Option<String>, StoreError> {
        Self::open()?.get_item(key).map_err(|_| StoreError::Unavailable)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.write_lightly(key, text)?;
        Self::copy(key, Some(text));
        Ok(())
    }

    fn write_lightly(&self, key: &str, text: &str) -> Result<(), StoreError> {
        Self::open()?.set_item(key, text).map_err(|error| store_error(&error))
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        Self::open()?.remove_item(key).map_err(|_| StoreError::Unavailable)?;
        Self::copy(key, None);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let storage = Self::open()?;
        let count = storage.length().map_err(|_| StoreError::Unavailable)?;
        let mut keys: Vec<_> = (0..count).filter_map(|at| storage.key(at).ok().flatten()).collect();
        sort::by(&mut keys, |one, other| one <= other);
        Ok(keys)
    }
}

fn store_error(error: &JsValue) -> StoreError {
    match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StoreError::Full,
        _ => StoreError::Unavailable,
    }
}

/// The window's event for stored changes that the current page did not make.
pub const CHANGED_EVENT: &str = "facedown-kept";

/// Tells the current page of a stored change that it did not make.
pub fn tell_of_change() {
    if let (Some(window), Ok(event)) = (page::window(), Event::new(CHANGED_EVENT)) {
        let _ = window.dispatch_event(&event);
    }
}

/// A store that lasts as long as the tab.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    texts: RefCell<BTreeMap<String, String>>,
    /// The most bytes of text, for tests of a full store.
    room: Cell<Option<usize>>,
}

impl Store for Memory {
    fn read(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let mut texts = self.texts.borrow_mut();
        let others: usize =
            texts.iter().filter(|(other, _)| *other != key).map(|(_, text)| text.len()).sum();
        if self.room.get().is_some_and(|room| others + text.len() > room) {
            return Err(StoreError::Full);
        }
        texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.texts.borrow().keys().cloned().collect())
    }
}

#[cfg(test)]
impl Memory {
    pub fn with_room(room: usize) -> Self {
        Self { room: Cell::new(Some(room)), ..Self::default() }
    }
}

/// Whether stored data outlives the tab.
pub fn is_lasting() -> bool {
    LocalStorage::open().is_ok()
}

thread_local! {
    static TAB_STORE: Memory = Memory::default();
}

/// Empties the test's device; from now on it takes at most `room` bytes of text, if given.
#[cfg(test)]
pub fn new_device(room: Option<usize>) {
    TAB_STORE.with(|memory| {
        memory.texts.borrow_mut().clear();
        memory.room.set(room);
    });
}

/// Runs `work` with the device's store: `localStorage`, or where that is forbidden a store for this tab alone, so that
/// games can still be played.
pub fn with_device<T>(work: impl FnOnce(&dyn Store) -> T) -> T {
    if is_lasting() { work(&LocalStorage) } else { TAB_STORE.with(|memory| work(memory)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_counted_as_browsers_do() {
        let store = Memory::default();
        store.write("ab", "é🂡").unwrap();
        assert_eq!(bytes_used(&store), Ok((2 + 1 + 2) * 2));
    }
}
