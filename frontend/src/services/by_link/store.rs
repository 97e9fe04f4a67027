//! Games that are played by link in the store: found by a link, and kept.

use super::merge::{Merged, merge};
use super::{BadMessage, ByLink, Invitation, Message, Refused};
use crate::services::saves::{self, Save, SaveId, Summarize, Summary};
use crate::services::storage::{Store, StoreError};
use engine::seat::Seat;

/// What a link comes to.
#[derive(Clone, PartialEq, Debug)]
pub enum Opened {
    /// An invitation, which waits for an answer.
    Invited(Box<Invitation>),
    /// The game goes on with it.
    New(SaveId),
    /// A game that this device doesn't know, or one whose own seat was played elsewhere: it waits for a word that the seat
    /// is the reader's.
    Offered,
}

/// Why a link comes to nothing.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NotOpened {
    /// It can't be read.
    #[error(transparent)]
    Bad(#[from] BadMessage),
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
pub fn open(store: &dyn Store, message: &Message, now: u64) -> Result<Opened, NotOpened> {
    let (merged, id) = look(store, message, now)?;
    Ok(match (merged, id) {
        (Merged::Invited(invitation), _) => Opened::Invited(invitation),
        (Merged::New(_), Some(id)) => Opened::New(id),
        // Nothing goes on without a game.
        (Merged::New(_), None) | (Merged::Offered(_), _) => Opened::Offered,
    })
}

/// Keeps what a link has brought, also what it offers; an invitation is accepted first.
///
/// # Errors
/// [`NotOpened`]; nothing has changed.
pub fn take(
    store: &dyn Store,
    message: &Message,
    now: u64,
    fresh: impl FnOnce() -> SaveId,
    summarize: Summarize,
) -> Result<Opened, NotOpened> {
    let (save, id) = match look(store, message, now)? {
        (Merged::Invited(invitation), _) => return Ok(Opened::Invited(invitation)),
        (Merged::New(save) | Merged::Offered(save), id) => (save, id),
    };
    let save = saves::summarized(*save, summarize)
        .ok_or_else(|| NotOpened::Refused(Refused::DoesntFit, id.clone()))?;
    let id = id.map_or_else(|| name(store, &message.game, fresh), Ok)?;
    saves::keep(store, &id, &save)?;
    Ok(Opened::New(id))
}

/// Accepts an invitation: keeps the game, with a half of the seed that is drawn now. Accepted again, it is the same game.
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
    saves::keep(store, &id, &invitation.accepted(summary, chance, now))?;
    Ok(id)
}

/// What a link leads to, and the name of its game, if that is here.
fn look(
    store: &dyn Store,
    message: &Message,
    now: u64,
) -> Result<(Merged, Option<SaveId>), NotOpened> {
    let (id, here) = find(store, &message.game, message.from)?.unzip();
    match merge(message, here.as_ref(), now) {
        Ok(merged) => Ok((merged, id)),
        Err(why) => Err(NotOpened::Refused(why, id)),
    }
}

/// The save of a game. Of several: one for the receiver of a link from this seat; then one that began here; then the
/// latest.
///
/// # Errors
/// The store's.
fn find(store: &dyn Store, game: &str, from: Seat) -> Result<Option<(SaveId, Save)>, StoreError> {
    let mut found: Option<(SaveId, Save, (bool, bool, u64))> = None;
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
        // Who plays both sides in one browser has a save for each.
        let rank = (by_link.own() != from, by_link.counts(), save.changed);
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
