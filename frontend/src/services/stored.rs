//! What is kept under one key and changes bit by bit. It is read, changed and written in one go, and
//! nowhere else: what another tab has kept meanwhile stays. What can't be read, because a
//! newer build wrote it or it is damaged, is left as it is: its page says so, and exports have it.

use serde::Serialize;

use super::json::{self, Fields};
use super::storage::{Store, StoreError, with_device};

pub use super::storage::Unread;

/// What is kept under one key.
pub trait Stored: Default {
    /// Where it is stored.
    const KEY: &'static str;

    /// Reads the text. A part of it that can't be read harms no other, and is written again.
    ///
    /// # Errors
    /// [`Unread`], if nothing can be made of it.
    fn read(text: &str) -> Result<Self, Unread>;

    /// The text.
    fn write(&self) -> String;
}

/// The fields of an object that is kept; none where nothing is. What begins with this word instead, or says of which version
/// it is, was written later: no build so far does.
///
/// # Errors
/// [`Unread`]
pub fn fields(text: &str, word: &str) -> Result<Fields, Unread> {
    if text.trim().is_empty() {
        return Ok(Fields::default());
    }
    match Fields::read(text) {
        Some(fields) if fields.has("version") => Err(Unread::Newer),
        Some(fields) => Ok(fields),
        None if text.starts_with(word) => Err(Unread::Newer),
        None => Err(Unread::Damaged),
    }
}

/// An object of named fields, as JSON. Fields that this build doesn't know, or can't read, stay until they are set.
pub trait Document: Default + Serialize {
    /// Where it is stored.
    const KEY: &'static str;
    /// How a text would begin that is no object: `settings `.
    const WORD: &'static str;

    /// Reads the fields.
    ///
    /// # Errors
    /// [`Unread`]
    fn read_fields(fields: &Fields) -> Result<Self, Unread>;
}

/// A document with the text that it was read from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Kept<D> {
    pub value: D,
    text: Fields,
}

impl<D: Document> Stored for Kept<D> {
    const KEY: &'static str = D::KEY;

    fn read(text: &str) -> Result<Self, Unread> {
        let text = fields(text, D::WORD)?;
        Ok(Self { value: D::read_fields(&text)?, text })
    }

    fn write(&self) -> String {
        let before = D::read_fields(&self.text).unwrap_or_default();
        let [before, now] = [&before, &self.value].map(|value| Fields::of(&json::text(value)));
        json::text(&self.text.clone().changed(&before, now))
    }
}

/// What is kept; as if nothing were, where the store can't be read.
///
/// # Errors
/// [`Unread`]
pub fn load<T: Stored>(store: &dyn Store) -> Result<T, Unread> {
    store.read(T::KEY).ok().flatten().map_or_else(|| Ok(T::default()), |text| T::read(&text))
}

/// Changes what is kept as it is now. What can't be read is left alone.
///
/// # Errors
/// The store's; then nothing has changed.
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

/// What this device keeps of it, as [`load`].
///
/// # Errors
/// [`Unread`]
pub fn kept<T: Stored>() -> Result<T, Unread> {
    with_device(load)
}

/// Why this device's can't be read, if it can't.
pub fn unread<T: Stored>() -> Option<Unread> {
    kept::<T>().err()
}

/// Throws away what this device keeps of it.
///
/// # Errors
/// The store's.
pub fn clear<T: Stored>() -> Result<(), StoreError> {
    with_device(|store| store.remove(T::KEY))
}

/// Changes what this device keeps of it, as [`change`].
///
/// # Errors
/// The store's; then nothing has changed.
pub fn change_kept<T: Stored, R>(change: impl FnOnce(&mut T) -> R) -> Result<R, StoreError> {
    with_device(|store| self::change(store, change))
}

/// What is noted by the way stays away where it can't be read: the page of it says so.
///
/// # Errors
/// The store's, but for [`StoreError::Unread`].
pub fn unless_unread(noted: Result<(), StoreError>) -> Result<(), StoreError> {
    match noted {
        Err(StoreError::Unread(_)) => Ok(()),
        noted => noted,
    }
}
