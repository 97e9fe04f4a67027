//! Where a game came from: a device vouches for what it has seen itself, and for nothing that came with a file or with
//! a link of a game that it doesn't know.

use serde::{Deserialize, Serialize};

use super::{Apart, sound};
use crate::services::people::Seating;
use crate::services::saves::{Save, SaveId};

/// Where the deal was agreed, as a save keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// On this device: the promise and the own half were made or seen here before the deal. It names the save, for a
    /// file is brought in under another name: no text from outside can claim this.
    Here(String),
    /// Not on this device, or not for the first time. So many decisions came along.
    Outside(usize),
}

impl Origin {
    /// On this device, in the game that is saved under this name.
    pub fn here(id: &SaveId) -> Self {
        Self::Here(id.to_string())
    }
}

/// Where the deal was agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreed {
    /// On this device.
    Here,
    /// Not on this device, or nobody can tell any more: the game came with a link or a file, or its invitation was
    /// answered here before.
    Elsewhere,
    /// An older build began the game, and didn't note it. Files that a newer build wrote are kept as they are, so a later
    /// version of saves must not take a missing note for this.
    NotNoted,
}

impl Apart {
    /// Where the deal was agreed of the game that is saved under this name.
    pub fn agreed(&self, id: &SaveId) -> Agreed {
        match &self.origin {
            None => Agreed::NotNoted,
            Some(Origin::Here(own)) if own == id.as_str() => Agreed::Here,
            Some(Origin::Here(_) | Origin::Outside(_)) => Agreed::Elsewhere,
        }
    }

    /// Whether the game that is saved under this name is counted when it ends: not if it came from outside, which may
    /// hold anything.
    pub fn counts(&self, id: &SaveId) -> bool {
        self.agreed(id) != Agreed::Elsewhere
    }

    /// How many decisions were made before the game came to this device: what was sealed then nobody here has seen.
    pub(super) fn brought(&self, id: &SaveId) -> usize {
        match (self.agreed(id), &self.origin) {
            (Agreed::Here | Agreed::NotNoted, _) => 0,
            (Agreed::Elsewhere, Some(Origin::Outside(count))) => *count,
            (Agreed::Elsewhere, Some(Origin::Here(_)) | None) => usize::MAX,
        }
    }
}

/// Whether this game is counted when it ends.
pub fn counts(save: &Save, id: &SaveId) -> bool {
    save.apart.is_none() || Apart::of(save).is_some_and(|apart| apart.counts(id))
}

/// What became of a game by link that a file has brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Links {
    /// It can go on by link.
    Kept,
    /// What it kept of its links doesn't fit its record: it is a game at one device now.
    Lost,
}

/// A game by link that a file has brought, as it can be kept: nothing that a file says is vouched for.
pub fn from_file(save: Save) -> (Save, Links) {
    let (apart, places) = match Apart::of(&save) {
        Some(mut apart) => {
            apart.origin = Some(Origin::Outside(sound::decisions(&save.record).count()));
            (Some(apart.write()), Seating::apart(apart.own()).places)
        }
        None => (None, Vec::new()),
    };
    let links = if apart.is_some() { Links::Kept } else { Links::Lost };
    // Games by link belong to no evening.
    let seating = Seating { places, evening: None, ..Seating::of(&save) };
    (Save { apart, seating: Some(seating.write()), ..save }, links)
}

/// The same game of this device, to be kept under another name.
pub fn renamed(save: Save, from: &SaveId, to: &SaveId) -> Save {
    match Apart::of(&save).filter(|apart| apart.agreed(from) == Agreed::Here) {
        Some(apart) => {
            let apart = Apart { origin: Some(Origin::here(to)), ..apart };
            Save { apart: Some(apart.write()), ..save }
        }
        None => save,
    }
}
