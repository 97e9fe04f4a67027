//! A link is merged into what this device keeps of its game.

use engine::catalogue::AnyGame;
use engine::course::Course;
use engine::game::Game;
use engine::record::Record;
use engine::seat::Seat;

use super::ahead::{Due, sealed_by_other};
use super::compare::{Closed, Compared, Newer, compare};
use super::fingerprint::{Half, digest};
use super::invitation::Invitation;
use super::message::{Kind, Message, Played};
use super::refused::Refused;
use super::seal::Seal;
use super::{ByLink, Origin, chooses_with, has_clock, other};
use crate::services::saves::{Save, Summary};

/// What a link leads to.
#[derive(Clone, PartialEq, Debug)]
pub enum Merged {
    /// An invitation to a game that this device doesn't know.
    Invited(Box<Invitation>),
    /// All of it is known here.
    Known,
    /// An earlier link: this device knows more.
    Older,
    /// The game as it stands now, to be kept.
    New(Box<Save>),
    /// A game that this device doesn't know, and whether it holds decisions of this device's seat.
    Unknown { save: Box<Save>, holds_own: bool },
}

/// Whether decisions of this device's seat are believed that were made elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trust {
    /// Nobody has said that they are right.
    Nothing,
    /// They were made by the same person on another device.
    OwnDecisions,
}

/// Lays a link onto what is kept of its game; `None` if nothing is.
///
/// # Errors
/// [`Refused`]
pub fn merge(
    message: &Message,
    here: Option<&Save>,
    trust: Trust,
    now: u64,
) -> Result<Merged, Refused> {
    let Message { version, game, from, kind } = message;
    let here = here.map(Here::of).transpose()?;
    if here.as_ref().is_some_and(|here| here.by_link.own() == *from) {
        return Err(Refused::Own);
    }
    if here.as_ref().is_some_and(|here| here.by_link.version != *version) {
        return Err(Refused::OtherDeal);
    }
    match (kind, here) {
        (Kind::Invite(invitation), None) if has_clock(&invitation.options) => Err(Refused::Timed),
        (Kind::Invite(invitation), None) => Ok(Merged::Invited(invitation.clone())),
        (Kind::Invite(invitation), Some(here)) => {
            if here.by_link.deal.commitment == invitation.commitment {
                Ok(Merged::Older)
            } else {
                Err(Refused::OtherDeal)
            }
        }
        (Kind::Accept { .. }, None) => Err(Refused::NotInvited),
        (Kind::Accept { commitment, answer }, Some(mut here)) => {
            let deal = &mut here.by_link.deal;
            match &deal.answer {
                _ if deal.commitment != *commitment => Err(Refused::AnsweredBefore),
                Some(known) if known == answer => Ok(Merged::Older),
                Some(_) => Err(Refused::AnsweredBefore),
                None => {
                    deal.answer = Some(answer.clone());
                    let options = &here.course.record().options;
                    let seed = deal.seed(game, options).ok_or(Refused::Damaged)?;
                    here.by_link.sent = None;
                    let record = Record { seed, ..here.course.record().clone() };
                    let course = Course::of(record).map_err(|_| Refused::OtherCourse(0))?;
                    Ok(Merged::New(Box::new(here.save_of(&course, 0, now))))
                }
            }
        }
        (Kind::Play(played), None) => rebuild(message, played, now),
        (Kind::Play(played), Some(here)) => here.go_on(played, trust, now),
    }
}

/// A game as it is kept here.
struct Here {
    save: Save,
    by_link: ByLink,
    course: Course<AnyGame>,
}

impl Here {
    fn of(save: &Save) -> Result<Self, Refused> {
        let by_link = ByLink::of(save).ok_or(Refused::Damaged)?;
        let course = Course::read(&save.record).map_err(|_| Refused::Damaged)?;
        Ok(Self { save: save.clone(), by_link, course })
    }

    /// The save with another course, whose first `keeps` decisions are as they were.
    fn save_of(&self, course: &Course<AnyGame>, keeps: usize, now: u64) -> Save {
        let most = u32::try_from(keeps).unwrap_or(u32::MAX);
        let mut kept = self.save.kept.clone();
        kept.table = kept.table.min(most);
        for mark in &mut kept.looked {
            *mark = most.min(*mark);
        }
        Save {
            kept,
            changed: now,
            summary: None,
            record: course.record().to_string(),
            by_link: Some(self.by_link.write()),
            review: None,
            ..self.save.clone()
        }
    }

    /// Goes on with what a link tells.
    fn go_on(mut self, played: &Played, trust: Trust, now: u64) -> Result<Merged, Refused> {
        self.agree(played)?;
        let is_first = !self.by_link.deal.is_made();
        self.by_link.deal = played.deal.clone();
        let (own, other) = (self.by_link.own(), self.by_link.other());
        let closed = match (self.by_link.closed(own), self.by_link.closed(other)) {
            (Some(seal), _) => Closed::Own(seal.at),
            (None, Some(seal)) => Closed::Others(seal.at),
            (None, None) => Closed::Nobodys,
        };
        let (ours, theirs) = (&self.course.record().decisions, &played.course.record().decisions);
        let newer = match compare(own, ours, closed, &self.own_opened(), theirs) {
            Compared::Older => return Ok(Merged::Older),
            Compared::Parts(at) => return Err(Refused::OtherCourse(at)),
            // The first link after the deal may hold nothing else, others nothing but a seal.
            Compared::Known
                if closed == Closed::Nobodys && (is_first || !self.knows_seal(played)) =>
            {
                Newer { all: theirs.clone(), keeps: theirs.len(), opened: None, holds_own: false }
            }
            Compared::Known if played.seal.is_some() && !self.knows_seal(played) => {
                return Err(Refused::OtherCourse(theirs.len()));
            }
            Compared::Known => return Ok(Merged::Known),
            Compared::Newer(newer) => newer,
        };
        let due = Due::of((&self.by_link, ours), &newer, played)?;
        // The other answers a choice that was sealed elsewhere for this seat.
        if played.answers.is_some() && self.by_link.closed(own).is_none() && due.is_none() {
            return Err(Refused::SealLost);
        }
        if newer.holds_own && trust == Trust::Nothing {
            return Err(Refused::PlayedForYou);
        }
        self.open_seals(played, &newer, trust)?;
        check_seal(played, other)?;
        self.by_link.own_brought |= newer.holds_own;
        let Newer { mut all, keeps, .. } = newer;
        // What was sealed ahead and is not asked for is dropped: nobody ever sees it.
        self.by_link.ahead = None;
        self.by_link.seals.extend(due.map(|due| due.open(&mut all)));
        if let Some((at, hash)) = &played.seal {
            let seat = other.number();
            self.by_link.seals.push(Seal {
                seat,
                at: *at,
                hash: hash.clone(),
                salt: None,
                opened: None,
                with: None,
            });
        }
        self.by_link.sent = None;
        self.by_link.ended_elsewhere = played.course.end().turn().outcome().is_some();
        let record = Record { decisions: all, ..played.course.record().clone() };
        let course = Course::of(record).map_err(|_| Refused::OtherCourse(keeps))?;
        self.by_link.seals.extend(sealed_by_other(&self.by_link, played, &course));
        Ok(Merged::New(Box::new(self.save_of(&course, keeps, now))))
    }

    /// Where this seat's sealed choices stand that are open now.
    fn own_opened(&self) -> Vec<std::ops::Range<usize>> {
        let own = self.by_link.seals.iter().filter(|seal| seal.seat == self.by_link.seat);
        own.filter_map(|seal| Some(seal.at..seal.at + seal.opened?)).collect()
    }

    /// Whether the link's own sealed choice is one that this device has been sent, or it has none.
    fn knows_seal(&self, played: &Played) -> bool {
        let known = |at: usize, hash: &super::Digest| {
            let mut seals = self.by_link.seals.iter();
            seals.any(|seal| seal.seat != self.by_link.seat && seal.at == at && seal.hash == *hash)
        };
        played.seal.as_ref().is_none_or(|(at, hash)| known(*at, hash))
    }

    /// The link is of the game that was agreed.
    fn agree(&self, played: &Played) -> Result<(), Refused> {
        let (ours, theirs) = (&self.by_link.deal, &played.deal);
        let fits = |ours: Option<&Half>, theirs: Option<&Half>| ours.is_none() || ours == theirs;
        let same_halves = fits(ours.half.as_ref(), theirs.half.as_ref())
            && fits(ours.answer.as_ref(), theirs.answer.as_ref());
        let (record, other) = (self.course.record(), played.course.record());
        let same_game = record.options == other.options && record.players == other.players;
        let same = ours.by == theirs.by && ours.commitment == theirs.commitment;
        if same && same_halves && same_game { Ok(()) } else { Err(Refused::OtherDeal) }
    }

    /// Notes which sealed choice is open now, if the proof is right.
    fn open_seals(&mut self, played: &Played, newer: &Newer, trust: Trust) -> Result<(), Refused> {
        let answered = played.answers.as_ref();
        let Some(range) = newer.opened.clone() else { return Ok(()) };
        let (game, number) = (self.by_link.game.clone(), self.by_link.seat);
        let seal = self.by_link.seals.last_mut().ok_or(Refused::Damaged)?;
        if seal.seat == number {
            let is_it = |(at, hash): &(usize, _)| *at == seal.at && *hash == seal.hash;
            let other_seal = answered.is_some_and(|answers| !is_it(answers));
            if other_seal {
                return Err(Refused::OtherCourse(range.start));
            }
        } else {
            let salt = played.open.as_ref().filter(|(at, _)| *at == seal.at);
            match salt {
                Some((_, salt)) => {
                    let made = &newer.all[range.clone()];
                    if digest(&seal.text(&game, salt, made)) != seal.hash {
                        return Err(Refused::SealBroken);
                    }
                    seal.salt = Some(salt.clone());
                }
                // It was opened to another device of the same person.
                None if newer.holds_own && trust == Trust::OwnDecisions => {}
                None => return Err(Refused::SealMissing),
            }
        }
        seal.opened = Some(range.len());
        Ok(())
    }
}

/// A sealed choice can only be one that both have to make, where the link ends.
fn check_seal(played: &Played, from: Seat) -> Result<(), Refused> {
    let Some((at, _)) = &played.seal else { return Ok(()) };
    let turn = played.course.end().turn();
    let fits = *at == played.course.record().decisions.len()
        && chooses_with(turn, from)
        && chooses_with(turn, other(from));
    if fits { Ok(()) } else { Err(Refused::SealMissing) }
}

/// A game of which this device knows nothing, from a link in the midst of it.
fn rebuild(message: &Message, played: &Played, now: u64) -> Result<Merged, Refused> {
    let Message { version, game, from, .. } = message;
    let from = *from;
    if played.answers.is_some() {
        return Err(Refused::SealLost);
    }
    let record = played.course.record();
    if has_clock(&record.options) {
        return Err(Refused::Timed);
    }
    check_seal(played, from)?;
    let own = other(from);
    let holds_own = record.decisions.iter().any(|entry| entry.seat == own);
    let seal = played.seal.as_ref().map(|(at, hash)| Seal {
        seat: from.number(),
        at: *at,
        hash: hash.clone(),
        salt: None,
        opened: None,
        with: None,
    });
    let by_link = ByLink {
        version: *version,
        game: game.clone(),
        seat: own.number(),
        deal: played.deal.clone(),
        sent: None,
        ended_elsewhere: played.course.end().turn().outcome().is_some(),
        seals: seal.into_iter().collect(),
        ahead: None,
        origin: Some(Origin::Outside(record.decisions.len())),
        own_brought: holds_own,
    };
    // All up to the last own decision was seen before.
    let seen = record.decisions.iter().rposition(|entry| entry.seat == own).map_or(0, |at| at + 1);
    let mut save = Save::new(record.to_string(), now);
    save.kept.table = u32::try_from(seen).unwrap_or(u32::MAX);
    save.kept.looked = vec![save.kept.table; 2];
    let here = Here { save, by_link, course: played.course.clone() };
    let save = Box::new(here.save_of(&here.course, seen, now));
    Ok(Merged::Unknown { save, holds_own })
}

/// The game of an invitation that is accepted.
pub(super) fn accepted(
    invitation: &Invitation,
    origin: Origin,
    summary: Summary,
    chance: &mut dyn FnMut() -> u64,
    now: u64,
) -> Save {
    let (record, by_link) = invitation.answered(origin, chance);
    let (summary, by_link) = (Some(summary), Some(by_link.write()));
    Save { summary, by_link, ..Save::new(record.to_string(), now) }
}
