//! Outgoing links: their content, and when they can be sent.

use engine::catalogue::{AnyAction, AnyGame};
use engine::game::{Game, Order, Turn};
use engine::record::Record;
use engine::replay::ReplayedRecord;

use super::ByLink;
use super::ahead::possible_ahead;
use super::deal::placeholder_seed;
use super::fingerprint::Salt;
use super::invitation::Invitation;
use super::message::{GameSoFar, LinkMessage, MessageKind};
use super::seal::{Ahead, Seal, seal_hash};
use crate::services::links;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("nothing is to be sent yet")]
pub enum NotYet {
    /// This device has a decision to make first.
    Undecided,
    /// The other player knows everything.
    NothingNew,
}

pub fn can_send(by_link: &ByLink, course: &ReplayedRecord<AnyGame>) -> Result<(), NotYet> {
    if !by_link.deal.is_complete() {
        return Ok(());
    }
    match course.end().turn() {
        Turn::Over(_) if by_link.ended_elsewhere => Err(NotYet::NothingNew),
        Turn::Awaiting(now) if !by_link.is_waiting() && now.seats.contains(by_link.own()) => {
            // If both players may act at any time, the move can be passed after each action.
            let acted =
                course.record().decisions.last().is_some_and(|last| last.seat == by_link.own());
            let can_pass = now.order == Order::Free && now.seats.contains(by_link.other()) && acted;
            if can_pass { Ok(()) } else { Err(NotYet::Undecided) }
        }
        Turn::Over(_) | Turn::Awaiting(_) | Turn::Resolving => Ok(()),
    }
}

/// Passes the move: seals a choice that the other player has to answer, and one made [ahead](super::possible_ahead).
/// Until the other player's link comes, nothing can be undone or decided. Sending again changes nothing.
pub fn send(
    by_link: &ByLink,
    course: &ReplayedRecord<AnyGame>,
    ahead: Option<&AnyAction>,
    chance: &mut dyn FnMut() -> u64,
) -> Result<ByLink, NotYet> {
    can_send(by_link, course)?;
    let mut next = by_link.clone();
    if by_link.is_waiting() {
        return Ok(next);
    }
    next.sent = Some(course.record().decisions.len());
    if let Some(at) =
        by_link.sealed_from(course).filter(|_| by_link.closed_seal(by_link.own()).is_none())
    {
        let salt = Salt::random(chance);
        let made = &course.record().decisions[at..];
        let hash = seal_hash(&by_link.game, by_link.seat, at, &salt, made);
        next.seals.push(Seal { salt: Some(salt), ..Seal::closed(by_link.own(), at, hash) });
    }
    let ahead = ahead.filter(|action| possible_ahead(by_link, course).contains(action));
    if let (Some(action), Some(answered)) = (ahead, by_link.closed_seal(by_link.other())) {
        let salt = Salt::random(chance);
        let (with, made) = (answered.at, action.to_string());
        next.ahead = Some(Ahead::new(&by_link.game, by_link.seat, with, made, salt));
    }
    Ok(next)
}

/// The link that passes the move. It is the same each time.
pub fn link(by_link: &ByLink, course: &ReplayedRecord<AnyGame>) -> LinkMessage {
    let kind = if by_link.deal.is_complete() {
        MessageKind::Play(Box::new(game_so_far(by_link, course)))
    } else if by_link.deal.by == by_link.seat {
        MessageKind::Invite(Box::new(Invitation {
            version: by_link.version,
            game: by_link.game.clone(),
            from: by_link.own(),
            record: Record { seed: placeholder_seed(&by_link.game), ..course.record().clone() },
            commitment: by_link.deal.commitment.clone(),
        }))
    } else {
        let answer = by_link.deal.answer.clone();
        let answer = answer.expect("an invited player has answered with a half");
        MessageKind::Accept { commitment: by_link.deal.commitment.clone(), answer }
    };
    let version = by_link.version;
    LinkMessage { version, game: by_link.game.clone(), from: by_link.own(), kind }
}

fn game_so_far(by_link: &ByLink, course: &ReplayedRecord<AnyGame>) -> GameSoFar {
    let own_seal = by_link.closed_seal(by_link.own());
    let unsealed_count = own_seal.map_or(course.record().decisions.len(), |seal| seal.at);
    let course = course.clone().truncated(unsealed_count);
    let last_opened = by_link
        .seals
        .iter()
        .rev()
        .find(|seal| seal.seat == by_link.seat && seal.opened.is_some() && seal.salt.is_some());
    GameSoFar {
        deal: by_link.deal.clone(),
        course,
        seal: own_seal.map(|seal| (seal.at, seal.hash.clone())),
        open: last_opened.and_then(|seal| Some((seal.at, seal.salt.clone()?))),
        answers: by_link.closed_seal(by_link.other()).map(|seal| (seal.at, seal.hash.clone())),
        ahead: by_link.ahead.as_ref().map(|ahead| ahead.hash.clone()),
    }
}

impl LinkMessage {
    /// The payload of the link's address; `None` if it could not be read back.
    pub fn payload(&self) -> Option<String> {
        links::encode(&self.write())
    }
}
