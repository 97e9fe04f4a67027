//! Data stored as lines of text, one an item, below a head with the version.

use super::storage::{Store, StoreError};
use super::stored::{self, Stored, Unread};

/// An item with a line of its own.
pub trait StoredLine: Sized {
    const KEY: &'static str;
    /// The beginning of the text, a word and the version: `played 1`.
    const HEAD: &'static str;
    /// The most items to keep; the first ones make room.
    const MOST_ITEMS: usize = usize::MAX;

    /// `None` for an unreadable line: a later build may have written it.
    fn from_line(line: &str) -> Option<Self>;

    fn to_line(&self) -> String;

    /// Whether `other` is the same item, so that only the first is kept.
    fn is_same(&self, other: &Self) -> bool;

    /// The sort key; equal items keep their order of arrival.
    fn rank(&self) -> u64 {
        0
    }

    /// Whether to import this item from a file at the time `now`, in milliseconds since 1970.
    fn admission(&self, _now: u64) -> Admission {
        Admission::Admit
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredLines<L> {
    pub items: Vec<L>,
    /// Unreadable lines, kept as they are.
    pub unread: Vec<String>,
}

impl<L> Default for StoredLines<L> {
    fn default() -> Self {
        Self { items: Vec::new(), unread: Vec::new() }
    }
}

impl<L: StoredLine> StoredLines<L> {
    /// Adds an item. Returns whether it is new.
    pub fn add(&mut self, item: L) -> bool {
        if self.items.iter().any(|known| known.is_same(&item)) {
            return false;
        }
        let place = self.items.partition_point(|known| known.rank() <= item.rank());
        self.items.insert(place, item);
        true
    }

    /// Drops surplus items: first those that rank later than `latest`, then the first ones.
    pub fn make_room(&mut self, latest: u64) {
        while self.items.len() > L::MOST_ITEMS {
            let is_later = self.items.last().is_some_and(|last| last.rank() > latest);
            self.items.remove(if is_later { self.items.len() - 1 } else { 0 });
        }
    }
}

impl<L: StoredLine> Stored for StoredLines<L> {
    const KEY: &'static str = L::KEY;

    fn read(text: &str) -> Result<Self, Unread> {
        let mut all = Self::default();
        let mut lines = text.lines().filter(|line| !line.trim().is_empty()).peekable();
        let word = L::HEAD.split_inclusive(' ').next().unwrap_or(L::HEAD);
        match lines.peek() {
            Some(head) if *head == L::HEAD => drop(lines.next()),
            Some(head) if head.starts_with(word) => return Err(Unread::Newer),
            _ => {}
        }
        for line in lines {
            match L::from_line(line) {
                Some(item) => {
                    all.add(item);
                }
                None => all.unread.push(line.to_owned()),
            }
        }
        Ok(all)
    }

    fn write(&self) -> String {
        let latest = &self.items[self.items.len().saturating_sub(L::MOST_ITEMS)..];
        let mut text = L::HEAD.to_owned();
        for line in latest.iter().map(L::to_line).chain(self.unread.iter().cloned()) {
            text.push('\n');
            text.push_str(&line);
        }
        text
    }
}

/// The reason for importing no item of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skip {
    File(Unread),
    /// This device's text is unreadable, and left alone.
    Here(Unread),
}

/// Result of importing one kind of data.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ImportCounts {
    pub added: usize,
    /// Already known here.
    pub here: usize,
    /// Unreadable or impossible.
    pub damaged: usize,
    /// Dropped for lack of room beside this device's items.
    pub no_room: usize,
    /// The reason for importing nothing, if so.
    pub skipped: Option<Skip>,
}

impl ImportCounts {
    pub fn skipped(why: Skip) -> Self {
        Self { skipped: Some(why), ..Self::default() }
    }
}

/// Imports one kind of data, if both the file's text and this device's are readable. On an error nothing has changed.
pub fn import<T: Stored>(
    store: &dyn Store,
    text: &str,
    merge: impl FnOnce(&mut T, T) -> ImportCounts,
) -> Result<ImportCounts, StoreError> {
    let other = match T::read(text) {
        Ok(other) => other,
        Err(why) => return Ok(ImportCounts::skipped(Skip::File(why))),
    };
    match stored::change(store, |stored: &mut T| merge(stored, other)) {
        Err(StoreError::Unread(why)) => Ok(ImportCounts::skipped(Skip::Here(why))),
        merged => merged,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Admission {
    Admit,
    /// The item is not meant for another device.
    Ignore,
    Reject,
}

/// Imports another device's items; if there isn't room for all of them, only the latest. This device's items all stay.
/// On an error nothing has changed.
pub fn merge<L: StoredLine>(
    store: &dyn Store,
    text: &str,
    now: u64,
) -> Result<ImportCounts, StoreError> {
    import(store, text, |stored: &mut StoredLines<L>, other| {
        let (mut here, mut damaged, mut fresh) = (0, other.unread.len(), Vec::new());
        for item in other.items {
            match item.admission(now) {
                Admission::Ignore => {}
                Admission::Reject => damaged += 1,
                Admission::Admit if stored.items.iter().any(|known| known.is_same(&item)) => {
                    here += 1;
                }
                Admission::Admit => fresh.push(item),
            }
        }
        let no_room = fresh.len().saturating_sub(L::MOST_ITEMS.saturating_sub(stored.items.len()));
        let added = fresh.len() - no_room;
        for item in fresh.into_iter().skip(no_room) {
            stored.add(item);
        }
        ImportCounts { added, here, damaged, no_room, skipped: None }
    })
}
