//! Games that are played by link in the store: found by a link, and kept.

use super::merge::{Merged, Trust, accepted, merge};
use super::refused::Refused;
use super::{Agreed, ByLink, Invitation, Message, Origin, answered};
use crate::services::people::Seating;
use crate::services::saves::{self, Save, SaveId, Summarize, Summary};
use crate::services::storage::{Store, StoreError};
use crate::services::stored::Unread;
use engine::seat::Seat;

/// What a link comes to.
#[derive(Clone, PartialEq, Debug)]
pub enum Opened {
    /// An invitation, which waits for an answer.
    Invited(Box<Invitation>),
    /// Nothing in it is new to this game.
    Known(SaveId),
    /// This device knows more of this game.
    Older(SaveId),
    /// The game goes on with it.
    New(SaveId),
    /// This device doesn't know the game. Whether there are decisions in it of who would play here.
    Unknown { holds_own: bool },
}

/// Why a link comes to nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotOpened {
    /// The store's.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It doesn't fit the game that is kept here, if one is.
    #[error("{0}")]
    Refused(Refused, Option<SaveId>),
}

/// Opens a link: merges it into its game, and keeps nothing of that.
///
/// # Errors
/// [`NotOpened`]
pub fn open(
    store: &dyn Store,
    message: &Message,
    trust: Trust,
    now: u64,
) -> Result<Opened, NotOpened> {
    look(store, message, trust, now).map(|(opened, _)| opened)
}

/// As [`open`], and keeps what has become of the game: one that this device doesn't know, too, which is
/// [`Opened::New`] then.
///
/// # Errors
/// [`NotOpened`]; nothing has changed.
pub fn take(
    store: &dyn Store,
    message: &Message,
    trust: Trust,
    now: u64,
    fresh: impl FnOnce() -> SaveId,
    summarize: Summarize,
) -> Result<Opened, NotOpened> {
    let summarized = |save: Save| {
        saves::summarized(save, summarize).ok_or(NotOpened::Refused(Refused::Damaged, None))
    };
    match look(store, message, trust, now)? {
        (Opened::New(id), Some(save)) => {
            let save = summarized(save)?;
            note_answer(store, &save)?;
            saves::keep(store, &id, &save)?;
            Ok(Opened::New(id))
        }
        (Opened::Unknown { holds_own: true }, _) if trust == Trust::Nothing => {
            Err(NotOpened::Refused(Refused::PlayedForYou, None))
        }
        (Opened::Unknown { .. }, Some(save)) => {
            let save = summarized(save)?;
            note_answer(store, &save)?;
            let id = name(store, &message.game, fresh)?;
            keep_new(store, &id, save)?;
            Ok(Opened::New(id))
        }
        (opened, _) => Ok(opened),
    }
}

/// Notes that the invitation to this game was answered: its first half is known here from now on, in whichever way the
/// game came.
fn note_answer(store: &dyn Store, save: &Save) -> Result<(), StoreError> {
    match ByLink::of(save).filter(|by_link| by_link.deal.by != by_link.seat) {
        Some(by_link) => answered::note(store, &by_link.deal.commitment),
        None => Ok(()),
    }
}

/// Whether an invitation was answered on this device before, in a game that is here no more.
///
/// # Errors
/// [`Unread`]: nobody can tell.
pub fn was_answered(store: &dyn Store, invitation: &Invitation) -> Result<bool, Unread> {
    answered::is_known(store, &invitation.commitment)
}

/// Accepts an invitation: keeps the game, with a half of the seed that is drawn now. Accepted again, it is the same game. If
/// that was deleted, the new one's deal isn't vouched for: its half could be drawn until it suits.
///
/// # Errors
/// The store's; nothing has changed.
pub fn accept(
    store: &dyn Store,
    invitation: &Invitation,
    summary: Summary,
    chance: &mut dyn FnMut() -> u64,
    now: u64,
    fresh: impl FnOnce() -> SaveId,
) -> Result<SaveId, StoreError> {
    let here = find(store, &invitation.game, invitation.from)?;
    let is_it = |save: &Save| {
        ByLink::of(save).is_some_and(|by_link| by_link.deal.commitment == invitation.commitment)
    };
    // It may have been accepted in another tab.
    if let Some((id, _)) = here.filter(|(_, save)| is_it(save)) {
        return Ok(id);
    }
    let id = name(store, &invitation.game, fresh)?;
    let is_first = was_answered(store, invitation) == Ok(false);
    let origin = if is_first { Origin::here(&id) } else { Origin::Outside(0) };
    keep_new(store, &id, accepted(invitation, origin, summary, chance, now))?;
    if let Err(error) = answered::note(store, &invitation.commitment) {
        // Nothing was sent yet.
        saves::delete(store, &id)?;
        return Err(error);
    }
    Ok(id)
}

/// What a link comes to, and what is to be kept of that.
fn look(
    store: &dyn Store,
    message: &Message,
    trust: Trust,
    now: u64,
) -> Result<(Opened, Option<Save>), NotOpened> {
    let (id, here) = find(store, &message.game, message.from)?.unzip();
    let merged = merge(message, here.as_ref(), trust, now);
    match (merged.map_err(|why| NotOpened::Refused(why, id.clone()))?, id) {
        (Merged::Invited(invitation), _) => Ok((Opened::Invited(invitation), None)),
        (Merged::Known, Some(id)) => Ok((Opened::Known(id), None)),
        (Merged::Older, Some(id)) => Ok((Opened::Older(id), None)),
        (Merged::New(save), Some(id)) => Ok((Opened::New(id), Some(*save))),
        (Merged::Unknown { save, holds_own }, _) => {
            Ok((Opened::Unknown { holds_own }, Some(*save)))
        }
        // Only a game that is here knows a link, or goes on with it.
        (Merged::Known | Merged::Older | Merged::New(_), None) => {
            Err(NotOpened::Refused(Refused::Damaged, None))
        }
    }
}

/// The save of a game. Of several: one for the receiver of a link from this seat; then one whose deal was agreed here; then
/// the latest.
///
/// # Errors
/// The store's.
fn find(store: &dyn Store, game: &str, from: Seat) -> Result<Option<(SaveId, Save)>, StoreError> {
    let mut found: Option<(SaveId, Save, (bool, u8, u64))> = None;
    for key in store.keys()? {
        let Some(id) = SaveId::of_key(&key) else { continue };
        // Few games are played by link: the others are not read.
        let text = store.read(&key)?.unwrap_or_default();
        if !text.contains(game) {
            continue;
        }
        let Ok(save) = saves::decode(&text) else { continue };
        let Some(by_link) = ByLink::of(&save).filter(|by_link| by_link.game == game) else {
            continue;
        };
        let trusted = match by_link.agreed(&id) {
            Agreed::Here => 2,
            Agreed::NotNoted => 1,
            Agreed::Elsewhere => 0,
        };
        // Who plays both sides in one browser has a save for each.
        let rank = (by_link.own() != from, trusted, save.changed);
        if found.as_ref().is_none_or(|(_, _, best)| rank > *best) {
            found = Some((id, save, rank));
        }
    }
    Ok(found.map(|(id, save, _)| (id, save)))
}

/// The name that a game is to be saved under: its own where that is free.
///
/// # Errors
/// The store's.
fn name(
    store: &dyn Store,
    game: &str,
    fresh: impl FnOnce() -> SaveId,
) -> Result<SaveId, StoreError> {
    match game.parse::<SaveId>() {
        Ok(id) if store.read(&id.key())?.is_none() => Ok(id),
        Ok(_) | Err(_) => Ok(fresh()),
    }
}

/// Keeps a game that a link has led to.
///
/// # Errors
/// The store's.
fn keep_new(store: &dyn Store, id: &SaveId, save: Save) -> Result<(), StoreError> {
    let seating = ByLink::of(&save).map(|by_link| Seating::by_link(by_link.own()).write());
    saves::keep(store, id, &Save { seating, ..save })
}
