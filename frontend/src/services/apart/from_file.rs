//! Games by link that a file has brought, or that get another name: a device vouches for what it has seen itself alone.

use super::sound;
use super::{Agreed, Apart, Origin};
use crate::services::people::Seating;
use crate::services::saves::{Save, SaveId};

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
