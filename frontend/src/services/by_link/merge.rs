//! Merges a link into this device's state of its game.

use engine::catalogue::AnyGame;
use engine::game::Game;
use engine::record::Record;
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use super::ahead::{due_choice, others_seal_ahead};
use super::compare::{Newer, NoMerge, compare};
use super::data::{ByLink, CourseOrigin, other_seat, owes_simultaneous_choice};
use super::fingerprint::{Half, digest};
use super::invitation::Invitation;
use super::message::{GameSoFar, LinkMessage, MessageKind};
use super::seal::Seal;
use crate::services::people::Seating;
use crate::services::saves::Save;

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Merge {
    /// An invitation to an unknown game.
    Invited(Box<Invitation>),
    /// The game's new state, to save.
    New(Box<Save>),
    /// The new state of an unknown game, or of a game with decisions of this seat from elsewhere: the reader must
    /// confirm that the seat is theirs.
    Offered(Box<Save>),
}

/// Merges a link into its game's save, `here`, which is `None` if the game is unknown.
pub(super) fn merge(
    message: &LinkMessage,
    here: Option<&Save>,
    now: u64,
) -> Result<Merge, NoMerge> {
    let here = here.map(LocalGame::from_save).transpose()?;
    if here.as_ref().is_some_and(|here| here.by_link.own() == message.from) {
        return Err(NoMerge::Own);
    }
    let version = here.as_ref().map(|here| here.by_link.version);
    NoMerge::unless_fits(version.is_none_or(|version| version == message.version))?;
    match (&message.kind, here) {
        (MessageKind::Invite(invitation), None) => Ok(Merge::Invited(invitation.clone())),
        (MessageKind::Invite(invitation), Some(here)) => {
            let is_same = here.by_link.deal.commitment == invitation.commitment;
            Err(if is_same { NoMerge::Older } else { NoMerge::DoesntFit })
        }
        // The invitation came from another device.
        (MessageKind::Accept { .. }, None) => Err(NoMerge::DoesntFit),
        (MessageKind::Accept { commitment, answer }, Some(mut here)) => {
            let deal = &mut here.by_link.deal;
            NoMerge::unless_fits(deal.commitment == *commitment)?;
            if let Some(known) = deal.answer.replace(answer.clone()) {
                // The invitation was answered before, perhaps on another device.
                return Err(if known == *answer { NoMerge::Older } else { NoMerge::DoesntFit });
            }
            let options = &here.course.record().options;
            let seed = deal.seed(&message.game, options).ok_or(NoMerge::DoesntFit)?;
            here.by_link.sent = None;
            let record = Record { seed, ..here.course.record().clone() };
            let course = ReplayedRecord::new(record).map_err(|_| NoMerge::DoesntFit)?;
            Ok(Merge::New(Box::new(here.save_with(&course, 0, now))))
        }
        (MessageKind::Play(played), None) => rebuild(message, played, now),
        (MessageKind::Play(played), Some(here)) => here.merge_play(played, now),
    }
}

/// The game on this device.
struct LocalGame {
    save: Save,
    by_link: ByLink,
    course: ReplayedRecord<AnyGame>,
}

impl LocalGame {
    fn from_save(save: &Save) -> Result<Self, NoMerge> {
        let by_link = ByLink::from_save(save).ok_or(NoMerge::DoesntFit)?;
        let course = ReplayedRecord::read(&save.record).map_err(|_| NoMerge::DoesntFit)?;
        Ok(Self { save: save.clone(), by_link, course })
    }

    /// The save with another course, whose first `unchanged` decisions are the same.
    fn save_with(&self, course: &ReplayedRecord<AnyGame>, unchanged: usize, now: u64) -> Save {
        let mut local = self.save.local.clone();
        local.seen_by_table = local.seen_by_table.min(unchanged);
        for seen in &mut local.seen_by_seat {
            *seen = unchanged.min(*seen);
        }
        Save {
            local,
            changed: now,
            summary: None,
            record: course.record().to_string(),
            by_link: Some(self.by_link.write()),
            review: None,
            ..self.save.clone()
        }
    }

    fn merge_play(mut self, played: &GameSoFar, now: u64) -> Result<Merge, NoMerge> {
        self.check_deal(played)?;
        let is_first = !self.by_link.deal.is_complete();
        self.by_link.deal = played.deal.clone();
        let (here, link) = (&self.course.record().decisions, &played.course.record().decisions);
        let newer = compare(&self.by_link, here, link)?;
        if newer.opened.is_none() && newer.decisions.len() == newer.known_count {
            let has_closed = self.by_link.seals.last().is_some_and(|seal| seal.opened.is_none());
            let knows_seal = self.knows_seal(played);
            // The link can't seal another choice while one is closed.
            NoMerge::unless_fits(knows_seal || !has_closed)?;
            // Only the first link after the deal may bring neither decisions nor a seal.
            if knows_seal && !is_first {
                return Err(NoMerge::Older);
            }
        }
        let due = due_choice(&self.by_link, &newer, played)?;
        let has_sealed = self.by_link.closed_seal(self.by_link.own()).is_some() || due.is_some();
        // Only the device that has sealed this seat's choice can merge the choice's answer.
        NoMerge::unless_fits(has_sealed || played.answers.is_none())?;
        self.open_seal(played, &newer)?;
        check_seal(played, self.by_link.other())?;
        let Newer { mut decisions, unchanged_count, holds_own, .. } = newer;
        // The choice that was sealed ahead is due now, or is dropped.
        self.by_link.ahead = None;
        if let Some((seal, decision)) = due {
            decisions.splice(seal.at..seal.at, decision);
            self.by_link.seals.push(seal);
        }
        self.by_link.seals.extend(senders_seal(played, self.by_link.other()));
        self.by_link.sent = None;
        self.by_link.ended_elsewhere = played.course.end().turn().outcome().is_some();
        let record = Record { decisions, ..played.course.record().clone() };
        let course = ReplayedRecord::new(record).map_err(|_| NoMerge::DoesntFit)?;
        self.by_link.seals.extend(others_seal_ahead(&self.by_link, played, &course));
        let save = Box::new(self.save_with(&course, unchanged_count, now));
        Ok(if holds_own { Merge::Offered(save) } else { Merge::New(save) })
    }

    /// Whether this device knows the link's sealed choice, or the link has none.
    fn knows_seal(&self, played: &GameSoFar) -> bool {
        let other = self.by_link.other().number();
        let mut seals = self.by_link.seals.iter().filter(|seal| seal.seat == other);
        let seal = played.seal.as_ref();
        seal.is_none_or(|(at, hash)| seals.any(|seal| seal.at == *at && seal.hash == *hash))
    }

    /// Checks that the link is of the same game and deal.
    fn check_deal(&self, played: &GameSoFar) -> Result<(), NoMerge> {
        let (ours, theirs) = (&self.by_link.deal, &played.deal);
        let fits = |ours: Option<&Half>, theirs: Option<&Half>| ours.is_none() || ours == theirs;
        let has_same_halves = fits(ours.half.as_ref(), theirs.half.as_ref())
            && fits(ours.answer.as_ref(), theirs.answer.as_ref());
        let (record, other) = (self.course.record(), played.course.record());
        let is_same_game = record.options == other.options && record.players == other.players;
        let is_same_deal = ours.by == theirs.by && ours.commitment == theirs.commitment;
        NoMerge::unless_fits(is_same_deal && has_same_halves && is_same_game)
    }

    /// Marks the choice that the link opens as open, and refuses a choice that doesn't match its seal.
    fn open_seal(&mut self, played: &GameSoFar, newer: &Newer) -> Result<(), NoMerge> {
        let Some(range) = newer.opened.clone() else { return Ok(()) };
        let (game, own) = (self.by_link.game.clone(), self.by_link.seat);
        let seal = self.by_link.seals.last_mut().ok_or(NoMerge::DoesntFit)?;
        if seal.seat == own {
            let is_same = |(at, hash): &(usize, _)| *at == seal.at && *hash == seal.hash;
            NoMerge::unless_fits(played.answers.as_ref().is_none_or(is_same))?;
        } else {
            match played.open.as_ref().filter(|(at, _)| *at == seal.at) {
                Some((_, salt)) => {
                    let text = seal.preimage(&game, salt, &newer.decisions[range.clone()]);
                    NoMerge::unless_fits(digest(&text) == seal.hash)?;
                    seal.salt = Some(salt.clone());
                }
                // This seat has answered on another device, which has checked the opened choice.
                None if newer.holds_own => {}
                None => return Err(NoMerge::DoesntFit),
            }
        }
        seal.opened = Some(range.len());
        Ok(())
    }
}

/// Checks that the link's sealed choice is simultaneous, and comes after all its decisions.
fn check_seal(played: &GameSoFar, from: Seat) -> Result<(), NoMerge> {
    let Some((at, _)) = &played.seal else { return Ok(()) };
    let turn = played.course.end().turn();
    let fits = *at == played.course.record().decisions.len()
        && owes_simultaneous_choice(turn, from)
        && owes_simultaneous_choice(turn, other_seat(from));
    NoMerge::unless_fits(fits)
}

fn senders_seal(played: &GameSoFar, from: Seat) -> Option<Seal> {
    let (at, hash) = played.seal.clone()?;
    Some(Seal::closed(from, at, hash))
}

/// Rebuilds a game that this device doesn't know from a link.
fn rebuild(message: &LinkMessage, played: &GameSoFar, now: u64) -> Result<Merge, NoMerge> {
    let (from, own) = (message.from, other_seat(message.from));
    // Only the device that has sealed this seat's choice can merge its answer.
    NoMerge::unless_fits(played.answers.is_none())?;
    check_seal(played, from)?;
    let record = played.course.record();
    let by_link = ByLink {
        ended_elsewhere: played.course.end().turn().outcome().is_some(),
        seals: senders_seal(played, from).into_iter().collect(),
        origin: Some(CourseOrigin::Outside(record.decisions.len())),
        ..ByLink::new(message.version, &message.game, own, played.deal.clone())
    };
    // Everything up to the seat's own last decision was seen before.
    let seen = record.decisions.iter().rposition(|entry| entry.seat == own).map_or(0, |at| at + 1);
    let mut save = Save::new(record.to_string(), now);
    save.local.seen_by_table = seen;
    save.local.seen_by_seat = vec![seen; 2];
    save.seating = Some(Seating::by_link(own).write());
    save.by_link = Some(by_link.write());
    Ok(Merge::Offered(Box::new(save)))
}
