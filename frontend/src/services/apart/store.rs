//! Games that are played apart in the store: found by a link, and kept.

use super::lay::{Laid, Refused, Trust, lay};
use super::{Apart, Invitation, Message};
use crate::services::people::Seating;
use crate::services::saves::{self, Save, SaveId};
use crate::services::storage::{Store, StoreError};

/// What opening a link has led to.
#[derive(Clone, PartialEq, Debug)]
pub enum Opened {
    /// An invitation, which waits for an answer.
    Invited(Box<Invitation>),
    /// Nothing in it is new to this game.
    Known(SaveId),
    /// This device knows more of this game.
    Older(SaveId),
    /// The game has gone on.
    New(SaveId),
    /// The game was not on this device, and is now.
    Rebuilt(SaveId),
}

/// Why opening a link has changed nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotOpened {
    /// The store's.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It doesn't fit the game that is kept here, if one is.
    #[error("{0}")]
    Refused(Refused, Option<SaveId>),
}

/// Opens a link: lays it onto its game, and keeps what has become of it.
///
/// # Errors
/// [`NotOpened`]; nothing has changed.
pub fn open(
    store: &dyn Store,
    message: &Message,
    trust: Trust,
    now: u64,
    fresh: impl FnOnce() -> SaveId,
) -> Result<Opened, NotOpened> {
    let (id, here) = find(store, message)?.unzip();
    let laid = lay(message, here.as_ref(), trust, now);
    match (laid.map_err(|why| NotOpened::Refused(why, id.clone()))?, id) {
        (Laid::Invited(invitation), _) => Ok(Opened::Invited(invitation)),
        (Laid::Known, Some(id)) => Ok(Opened::Known(id)),
        (Laid::Older, Some(id)) => Ok(Opened::Older(id)),
        (Laid::Known | Laid::Older, None) => Err(NotOpened::Refused(Refused::Damaged, None)),
        (Laid::New(save), id) => Ok(Opened::New(keep(store, id, &save, fresh)?)),
        (Laid::Rebuilt(save), id) => Ok(Opened::Rebuilt(keep(store, id, &save, fresh)?)),
    }
}

/// What is kept of a link's game; of several copies the one for its receiver, and the latest of those.
///
/// # Errors
/// The store's.
fn find(store: &dyn Store, message: &Message) -> Result<Option<(SaveId, Save)>, StoreError> {
    let mut found: Option<(SaveId, Save, bool)> = None;
    for key in store.keys()? {
        let Some(id) = SaveId::of_key(&key) else { continue };
        // Few games are played apart: the others are not read.
        let text = store.read(&key)?.unwrap_or_default();
        if !text.contains(&message.game) {
            continue;
        }
        let Ok(save) = saves::decode(&text) else { continue };
        let Some(apart) = Apart::of(&save).filter(|apart| apart.game == message.game) else {
            continue;
        };
        // Who plays both sides in one browser has a save for each.
        let is_for = apart.own() != message.from;
        let better = found.as_ref().is_none_or(|(_, other, other_is_for)| {
            (is_for, save.changed) > (*other_is_for, other.changed)
        });
        if better {
            found = Some((id, save, is_for));
        }
    }
    Ok(found.map(|(id, save, _)| (id, save)))
}

/// Keeps a game that a link has led to, under its own name where that is free.
///
/// # Errors
/// The store's.
pub fn keep(
    store: &dyn Store,
    known: Option<SaveId>,
    save: &Save,
    fresh: impl FnOnce() -> SaveId,
) -> Result<SaveId, StoreError> {
    let own = || Apart::of(save).and_then(|apart| apart.game.parse::<SaveId>().ok());
    let id = match known {
        Some(id) => id,
        None => match own() {
            Some(id) if store.read(&id.key())?.is_none() => id,
            Some(_) | None => fresh(),
        },
    };
    let seated = || Apart::of(save).map(|apart| Seating::apart(apart.own()).write());
    let seating = save.seating.clone().or_else(seated);
    saves::keep(store, &id, &Save { seating, ..save.clone() })?;
    Ok(id)
}
