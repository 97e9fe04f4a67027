//! What a link says, as text: a line for each thing, then the record.

use std::fmt::Write as _;
use std::str::FromStr;

use engine::catalogue::AnyGame;
use engine::course::Course;
use engine::record::{Player, Record, Trouble};
use engine::seat::Seat;

use super::deal::{Deal, undealt};
use super::fingerprint::{Digest, Half, Salt};
use super::has_clock;
use super::invitation::Invitation;
use super::kept::VERSION;
use crate::services::saves::SaveId;

const FIRST: &str = "apart ";

/// What a link is.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// Somebody invites.
    Invite(Box<Invitation>),
    /// The answer to an invitation: which one, and the other half.
    Accept { commitment: Digest, answer: Half },
    /// The game so far.
    Play(Box<Played>),
}

/// The game so far, with what its seals need.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Both halves of the seed.
    pub deal: Deal,
    /// What was decided, but for what is sealed.
    pub course: Course<AnyGame>,
    /// A choice that the sender has made and keeps closed: after how many decisions, and its fingerprint.
    pub seal: Option<(usize, Digest)>,
    /// The sender's last sealed choice, which is open now: after how many decisions, and its salt.
    pub open: Option<(usize, Salt)>,
    /// The sealed choice of the other that the sender answers.
    pub answers: Option<(usize, Digest)>,
    /// The fingerprint of the sender's next choice, which was sealed along with that answer.
    pub ahead: Option<Digest>,
}

/// A link.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    /// The version of the protocol that the game is played with.
    pub version: u32,
    /// The name of the game on both devices.
    pub game: String,
    /// The seat that sends it.
    pub from: Seat,
    pub kind: Kind,
}

/// Why a text is no link of a game that is played by link.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadMessage {
    /// A newer build made it.
    #[error("of version {0} of the protocol")]
    Version(u32),
    /// A line is missing, or can't be read.
    #[error("the line {0:?} is missing or wrong")]
    Line(&'static str),
    /// The record can't be read, or the rules refuse a part of it.
    #[error(transparent)]
    Record(#[from] Trouble<AnyGame>),
}

/// Whether a text begins as one of these does.
pub fn is_message(text: &str) -> bool {
    text.starts_with(FIRST)
}

impl Message {
    /// The text, for a link.
    pub fn write(&self) -> String {
        let mut text = format!("{FIRST}{}\nid {}\nfrom {}\n", self.version, self.game, self.from);
        match &self.kind {
            Kind::Invite(invitation) => {
                let Invitation { options, players, commitment, .. } = &**invitation;
                let _ = writeln!(text, "invite {commitment}");
                let record = Record::<AnyGame> {
                    options: options.clone(),
                    players: players.clone(),
                    seed: undealt(&self.game),
                    decisions: Vec::new(),
                };
                text.push_str(&record.to_string());
            }
            Kind::Accept { commitment, answer } => {
                let _ = writeln!(text, "accept {commitment} {answer}");
            }
            Kind::Play(played) => played.write(&mut text),
        }
        text
    }

    /// Reads what [`write`](Self::write) wrote. All of it is checked, but for what only a save can tell.
    ///
    /// # Errors
    /// [`BadMessage`]
    pub fn read(text: &str) -> Result<Self, BadMessage> {
        let mut lines = Lines(text);
        let version: u32 = lines.value("apart")?;
        if !(1..=VERSION).contains(&version) {
            return Err(BadMessage::Version(version));
        }
        let game = lines.after("id").and_then(|id| id.parse::<SaveId>().ok());
        let game = game.ok_or(BadMessage::Line("id"))?.to_string();
        let from: Seat = lines.value("from")?;
        if from != Seat::ONE && from != Seat::TWO {
            return Err(BadMessage::Line("from"));
        }
        let kind = if let Some(commitment) = lines.after("invite") {
            let commitment = commitment.parse().map_err(|_| BadMessage::Line("invite"))?;
            let record = Course::<AnyGame>::read(lines.0)?.into_parts().0;
            check(&record)?;
            if !record.decisions.is_empty() {
                return Err(BadMessage::Line("invite"));
            }
            let Record { options, players, .. } = record;
            Kind::Invite(Box::new(Invitation {
                version,
                game: game.clone(),
                from,
                options,
                players,
                commitment,
            }))
        } else if let Some(words) = lines.after("accept") {
            let (commitment, answer) = pair(words).ok_or(BadMessage::Line("accept"))?;
            Kind::Accept { commitment, answer }
        } else {
            Kind::Play(Box::new(Played::read(version, &game, &mut lines)?))
        };
        Ok(Self { version, game, from, kind })
    }
}

impl Played {
    fn write(&self, text: &mut String) {
        let Deal { by, salt, half, answer, .. } = &self.deal;
        if let (Some(salt), Some(half), Some(answer)) = (salt, half, answer) {
            let _ = writeln!(text, "deal {by} {salt} {half} {answer}");
        }
        if let Some((at, hash)) = &self.seal {
            let _ = writeln!(text, "seal {at} {hash}");
        }
        if let Some((at, salt)) = &self.open {
            let _ = writeln!(text, "open {at} {salt}");
        }
        if let Some((at, hash)) = &self.answers {
            let _ = writeln!(text, "answers {at} {hash}");
        }
        if let Some(hash) = &self.ahead {
            let _ = writeln!(text, "ahead {hash}");
        }
        text.push_str(&self.course.record().to_string());
    }

    fn read(version: u32, game: &str, lines: &mut Lines<'_>) -> Result<Self, BadMessage> {
        let deal = lines.after("deal").and_then(|words| read_deal(game, words));
        let deal = deal.ok_or(BadMessage::Line("deal"))?;
        let seal = lines.optional("seal")?;
        let open = lines.optional("open")?;
        let answers = lines.optional("answers")?;
        let ahead = match lines.after("ahead") {
            // Only an answer takes a choice along, and its sender has no other one that is closed.
            Some(hash) if version > 1 && answers.is_some() && seal.is_none() => {
                Some(hash.parse().map_err(|_| BadMessage::Line("ahead"))?)
            }
            Some(_) => return Err(BadMessage::Line("ahead")),
            None => None,
        };
        let course = Course::<AnyGame>::read(lines.0)?;
        check(course.record())?;
        let Record { options, seed, .. } = course.record();
        if deal.seed(game, options) != Some(*seed) {
            return Err(BadMessage::Line("seed"));
        }
        Ok(Self { deal, course, seal, open, answers, ahead })
    }
}

/// `1 <salt> <half> <answer>`; the promise is made again from them.
fn read_deal(game: &str, words: &str) -> Option<Deal> {
    let words: Vec<&str> = words.split(' ').collect();
    let &[by, salt, half, answer] = words.as_slice() else { return None };
    let by: u8 = by.parse().ok().filter(|by| (1..=2).contains(by))?;
    let (salt, half) = (salt.parse().ok()?, half.parse().ok()?);
    Some(Deal::opened(game, by, salt, half, answer.parse().ok()?))
}

/// Two people play, and nobody else; without a clock, since links take their time.
fn check(record: &Record<AnyGame>) -> Result<(), BadMessage> {
    if record.players.len() != 2 || !record.players.iter().all(Player::is_person) {
        return Err(BadMessage::Line("seats"));
    }
    if has_clock(&record.options) { Err(BadMessage::Line("options")) } else { Ok(()) }
}

/// Two words.
fn pair<A: FromStr, B: FromStr>(words: &str) -> Option<(A, B)> {
    let (one, other) = words.split_once(' ')?;
    Some((one.parse().ok()?, other.parse().ok()?))
}

/// The lines that are left.
struct Lines<'a>(&'a str);

impl<'a> Lines<'a> {
    /// What follows this word, if the next line begins with it.
    fn after(&mut self, word: &str) -> Option<&'a str> {
        let (line, rest) = self.0.split_once('\n')?;
        let words = line.strip_prefix(word)?.strip_prefix(' ')?;
        self.0 = rest;
        Some(words)
    }

    fn value<T: FromStr>(&mut self, word: &'static str) -> Result<T, BadMessage> {
        let words = self.after(word).and_then(|words| words.parse().ok());
        words.ok_or(BadMessage::Line(word))
    }

    /// A number and another word, if there is such a line.
    fn optional<T: FromStr>(
        &mut self,
        word: &'static str,
    ) -> Result<Option<(usize, T)>, BadMessage> {
        match self.after(word) {
            None => Ok(None),
            Some(words) => match pair::<u32, T>(words) {
                Some((at, value)) => Ok(Some((at as usize, value))),
                None => Err(BadMessage::Line(word)),
            },
        }
    }
}
