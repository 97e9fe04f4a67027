//! Games by link in the store: finding and saving a link's game.

use super::merge::{Merge, merge};
use super::{BadMessage, ByLink, Invitation, LinkMessage, NoMerge};
use crate::services::saves::{self, Save, SaveId, Summarize, Summary};
use crate::services::storage::{Store, StoreError};
use engine::seat::Seat;

#[derive(Clone, PartialEq, Debug)]
pub enum Opened {
    Invited(Box<Invitation>),
    /// The game continues with the link's decisions.
    New(SaveId),
    /// This device doesn't know the game, or some decisions of this seat: the reader must confirm that the seat is
    /// theirs.
    Offered,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("the link is not opened")]
pub enum NotOpened {
    Bad(#[from] BadMessage),
    Store(#[from] StoreError),
    /// The link isn't merged into this device's game, with the game's id if this device has it.
    Refused(NoMerge, Option<SaveId>),
}

/// Opens a link: merges it into its game without saving the result.
pub fn open(store: &dyn Store, message: &LinkMessage, now: u64) -> Result<Opened, NotOpened> {
    let (merged, id) = merge_into_save(store, message, now)?;
    Ok(match (merged, id) {
        (Merge::Invited(invitation), _) => Opened::Invited(invitation),
        (Merge::New(_), Some(id)) => Opened::New(id),
        // Only a known game continues.
        (Merge::New(_), None) | (Merge::Offered(_), _) => Opened::Offered,
    })
}

/// Saves a link's content, also an offered game; an invitation must be accepted first. On an error nothing has changed.
pub fn save_link(
    store: &dyn Store,
    message: &LinkMessage,
    now: u64,
    fresh_id: impl FnOnce() -> SaveId,
    summarize: Summarize,
) -> Result<Opened, NotOpened> {
    let (save, id) = match merge_into_save(store, message, now)? {
        (Merge::Invited(invitation), _) => return Ok(Opened::Invited(invitation)),
        (Merge::New(save) | Merge::Offered(save), id) => (save, id),
    };
    let save = saves::with_summary(*save, summarize)
        .ok_or_else(|| NotOpened::Refused(NoMerge::DoesntFit, id.clone()))?;
    let id = id.map_or_else(|| free_id(store, &message.game, fresh_id), Ok)?;
    saves::write(store, &id, &save)?;
    Ok(Opened::New(id))
}

/// Accepts an invitation: draws this player's half of the seed, and saves the game. Accepting again finds that game.
/// On an error nothing has changed.
pub fn accept(
    store: &dyn Store,
    invitation: &Invitation,
    summary: Summary,
    chance: &mut dyn FnMut() -> u64,
    now: u64,
    fresh_id: impl FnOnce() -> SaveId,
) -> Result<SaveId, StoreError> {
    let here = find(store, &invitation.game, invitation.from)?;
    // Another tab may have accepted the invitation.
    if let Some((id, save)) = here
        && ByLink::from_save(&save).is_some_and(|it| it.deal.commitment == invitation.commitment)
    {
        return Ok(id);
    }
    let id = free_id(store, &invitation.game, fresh_id)?;
    saves::write(store, &id, &invitation.accepted_save(summary, chance, now))?;
    Ok(id)
}

/// Merges a link into its game's save without storing the result. Returns the save's id, too, if the game is here.
fn merge_into_save(
    store: &dyn Store,
    message: &LinkMessage,
    now: u64,
) -> Result<(Merge, Option<SaveId>), NotOpened> {
    let (id, here) = find(store, &message.game, message.from)?.unzip();
    match merge(message, here.as_ref(), now) {
        Ok(merged) => Ok((merged, id)),
        Err(why) => Err(NotOpened::Refused(why, id)),
    }
}

/// Finds a game's save. Of several, the best is the one of the seat that receives links from `from`, then one that
/// began here, then the one changed last.
fn find(store: &dyn Store, game: &str, from: Seat) -> Result<Option<(SaveId, Save)>, StoreError> {
    let mut found: Option<(SaveId, Save, (bool, bool, u64))> = None;
    for key in store.keys()? {
        let Some(id) = SaveId::from_key(&key) else { continue };
        // Saves of other games needn't be parsed.
        let text = store.read(&key)?.filter(|text| text.contains(game));
        let Some(text) = text else { continue };
        let Ok(save) = saves::decode(&text) else { continue };
        let Some(by_link) = ByLink::from_save(&save).filter(|by_link| by_link.game == game) else {
            continue;
        };
        // One browser has a save for each seat, if it plays both.
        let rank = (by_link.own() != from, by_link.is_counted(), save.changed);
        if found.as_ref().is_none_or(|(_, _, best)| rank > *best) {
            found = Some((id, save, rank));
        }
    }
    Ok(found.map(|(id, save, _)| (id, save)))
}

/// The game's own name if that is free, otherwise a fresh id.
fn free_id(
    store: &dyn Store,
    game: &str,
    fresh_id: impl FnOnce() -> SaveId,
) -> Result<SaveId, StoreError> {
    match game.parse::<SaveId>() {
        Ok(id) if store.read(&id.key())?.is_none() => Ok(id),
        Ok(_) | Err(_) => Ok(fresh_id()),
    }
}
