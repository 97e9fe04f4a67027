//! Games by link that a file has brought, or that get another name: a device vouches for what it has seen itself alone.

use super::sound;
use super::{Agreed, ByLink, Origin};
use crate::services::people::Seating;
use crate::services::saves::{Save, SaveId};

/// Whether this game is counted when it ends.
pub fn counts(save: &Save, id: &SaveId) -> bool {
    save.by_link.is_none() || ByLink::of(save).is_some_and(|by_link| by_link.counts(id))
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
    let (by_link, places) = match ByLink::of(&save) {
        Some(mut by_link) => {
            by_link.origin = Some(Origin::Outside(sound::decisions(&save.record).count()));
            (Some(by_link.write()), Seating::by_link(by_link.own()).places)
        }
        None => (None, Vec::new()),
    };
    let links = if by_link.is_some() { Links::Kept } else { Links::Lost };
    // Games by link belong to no evening.
    let seating = Seating { places, evening: None, ..Seating::of(&save) };
    (Save { by_link, seating: Some(seating.write()), ..save }, links)
}

/// The same game of this device, to be kept under another name.
pub fn renamed(save: Save, from: &SaveId, to: &SaveId) -> Save {
    match ByLink::of(&save).filter(|by_link| by_link.agreed(from) == Agreed::Here) {
        Some(by_link) => {
            let by_link = ByLink { origin: Some(Origin::here(to)), ..by_link };
            Save { by_link: Some(by_link.write()), ..save }
        }
        None => save,
    }
}
