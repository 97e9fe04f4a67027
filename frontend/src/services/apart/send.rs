//! The next link.

use std::fmt::Write as _;

use engine::catalogue::AnyGame;
use engine::course::Course;
use engine::game::{Game, Order, Turn};

use super::compare::Made;
use super::fingerprint::{Digest, Salt, digest};
use super::invitation::Invitation;
use super::message::{Kind, Message, Played};
use super::{Apart, Seal};
use crate::services::links::{self, MakeError};

/// Why there is nothing to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotYet {
    /// Something is to be decided here first.
    #[error("something is to be decided here first")]
    ToDecide,
    /// The other one knows all there is.
    #[error("nothing new is there to be sent")]
    Nothing,
}

/// Whether a link may be made now.
///
/// # Errors
/// [`NotYet`]
pub fn can_send(apart: &Apart, course: &Course<AnyGame>) -> Result<(), NotYet> {
    if !apart.deal.is_made() {
        return Ok(());
    }
    match course.end().turn() {
        Turn::Over(_) if apart.ended_elsewhere => Err(NotYet::Nothing),
        Turn::Awaiting(now) if !apart.waits() && now.seats.contains(apart.own()) => {
            let acted =
                course.record().decisions.last().is_some_and(|last| last.seat == apart.own());
            let may = now.order == Order::Free && now.seats.contains(apart.other()) && acted;
            if may { Ok(()) } else { Err(NotYet::ToDecide) }
        }
        Turn::Over(_) | Turn::Awaiting(_) | Turn::Resolving => Ok(()),
    }
}

/// Gives the move away: what is to be sealed is sealed. From now on nothing can be taken back, and nothing decided
/// until the other's link comes. Once more it changes nothing.
///
/// # Errors
/// [`NotYet`]
pub fn send(
    apart: &Apart,
    course: &Course<AnyGame>,
    chance: &mut dyn FnMut() -> u64,
) -> Result<Apart, NotYet> {
    can_send(apart, course)?;
    let mut next = apart.clone();
    if apart.waits() {
        return Ok(next);
    }
    next.sent = Some(course.record().decisions.len());
    if let Some(at) = apart.sealed_from(course).filter(|_| apart.closed(apart.own()).is_none()) {
        let salt = Salt::fresh(chance);
        let made = &course.record().decisions[at..];
        let hash = seal_of(&apart.game, apart.seat, at, &salt, made);
        next.seals.push(Seal { seat: apart.seat, at, hash, salt: Some(salt), opened: None });
    }
    Ok(next)
}

/// The link of a move that was given away. The same one as often as it is asked for.
pub fn link(apart: &Apart, course: &Course<AnyGame>) -> Message {
    let record = course.record();
    let kind = if apart.deal.is_made() {
        Kind::Play(Box::new(played(apart, course)))
    } else if apart.deal.by == apart.seat {
        Kind::Invite(Box::new(Invitation {
            game: apart.game.clone(),
            from: apart.own(),
            options: record.options.clone(),
            players: record.players.clone(),
            commitment: apart.deal.commitment.clone(),
        }))
    } else {
        let answer = apart.deal.answer.clone();
        let answer = answer.expect("who was invited has answered with a half");
        Kind::Accept { commitment: apart.deal.commitment.clone(), answer }
    };
    Message { game: apart.game.clone(), from: apart.own(), kind }
}

fn played(apart: &Apart, course: &Course<AnyGame>) -> Played {
    let own = apart.closed(apart.own());
    let until = own.map_or(course.record().decisions.len(), |seal| seal.at);
    let course = course.clone().truncated(until);
    let opened = apart
        .seals
        .iter()
        .rev()
        .find(|seal| seal.seat == apart.seat && seal.opened.is_some() && seal.salt.is_some());
    Played {
        deal: apart.deal.clone(),
        course,
        seal: own.map(|seal| (seal.at, seal.hash.clone())),
        open: opened.and_then(|seal| Some((seal.at, seal.salt.clone()?))),
        answers: apart.closed(apart.other()).map(|seal| (seal.at, seal.hash.clone())),
    }
}

/// The text of which a seal is the SHA-256.
pub(super) fn seal_text(game: &str, seat: u8, at: usize, salt: &Salt, made: &[Made]) -> String {
    let decision = at + 1;
    let mut text =
        format!("facedown seal 1\nid {game}\nseat {seat}\ndecision {decision}\nsalt {salt}\n");
    for entry in made {
        let _ = writeln!(text, "{entry}");
    }
    text
}

/// The fingerprint of a sealed choice.
pub(super) fn seal_of(game: &str, seat: u8, at: usize, salt: &Salt, made: &[Made]) -> Digest {
    digest(&seal_text(game, seat, at, salt, made))
}

impl Message {
    /// The last part of an address.
    ///
    /// # Errors
    /// [`MakeError::NoRoundTrip`] if it could not be read back.
    pub fn payload(&self) -> Result<String, MakeError> {
        links::encode(&self.write())
    }
}
