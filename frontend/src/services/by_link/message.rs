//! A link's content as text: a line for each item, then the record.

use std::fmt::Write as _;
use std::str::FromStr;

use engine::catalogue::AnyGame;
use engine::record::{Player, Record, RecordErrorAt};
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use super::data::VERSION;
use super::deal::{SeedHalves, half_fingerprint, placeholder_seed};
use super::fingerprint::{Digest, Half, Salt};
use super::has_clock;
use super::invitation::Invitation;
use crate::services::saves::SaveId;

const PREFIX: &str = "apart ";

#[derive(Clone, PartialEq, Debug)]
pub enum MessageKind {
    /// An invitation, which comes before the deal.
    Invite(Box<Invitation>),
    /// The answer to an invitation: the invitation's fingerprint, and the invited player's half of the seed.
    Accept { commitment: Digest, answer: Half },
    /// The game so far, once it is dealt.
    Play(Box<GameSoFar>),
}

/// The game so far, with everything its seals need.
#[derive(Clone, PartialEq, Debug)]
pub struct GameSoFar {
    pub deal: SeedHalves,
    /// The record, replayed, without sealed decisions.
    pub course: ReplayedRecord<AnyGame>,
    /// The sender's closed choice: the number of decisions before it, and its fingerprint.
    pub seal: Option<(usize, Digest)>,
    /// The sender's last sealed choice, opened now: the number of decisions before it, and its salt.
    pub open: Option<(usize, Salt)>,
    /// The receiver's sealed choice that the sender answers.
    pub answers: Option<(usize, Digest)>,
    /// The fingerprint of the sender's next choice, sealed along with the answer.
    pub ahead: Option<Digest>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct LinkMessage {
    pub version: u32,
    /// The game's name on both devices.
    pub game: String,
    pub from: Seat,
    pub kind: MessageKind,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("not a link of a game by link")]
pub enum BadMessage {
    /// A newer build made the link.
    Version(u32),
    /// A line is missing or unreadable.
    Line(&'static str),
    /// The record is unreadable, or breaks the rules.
    Record(#[from] RecordErrorAt<AnyGame>),
}

impl BadMessage {
    const fn unless_fits(fits: bool, line: &'static str) -> Result<(), Self> {
        if fits { Ok(()) } else { Err(Self::Line(line)) }
    }
}

pub fn is_message(text: &str) -> bool {
    text.starts_with(PREFIX)
}

impl LinkMessage {
    pub fn write(&self) -> String {
        let mut text = format!("{PREFIX}{}\nid {}\nfrom {}\n", self.version, self.game, self.from);
        match &self.kind {
            MessageKind::Invite(invitation) => {
                let _ = write!(text, "invite {}\n{}", invitation.commitment, invitation.record);
            }
            MessageKind::Accept { commitment, answer } => {
                let _ = writeln!(text, "accept {commitment} {answer}");
            }
            MessageKind::Play(played) => played.write(&mut text),
        }
        text
    }

    /// Reads what [`write`](Self::write) wrote, and checks everything that needs no save.
    pub fn read(text: &str) -> Result<Self, BadMessage> {
        let mut lines = LineReader(text);
        let version: u32 = lines.value("apart")?;
        if !(1..=VERSION).contains(&version) {
            return Err(BadMessage::Version(version));
        }
        let game = lines.value::<SaveId>("id")?.to_string();
        let from: Seat = lines.value("from")?;
        BadMessage::unless_fits(from == Seat::ONE || from == Seat::TWO, "from")?;
        let kind = if let Some(commitment) = lines.after("invite") {
            let commitment = commitment.parse().map_err(|_| BadMessage::Line("invite"))?;
            let record = ReplayedRecord::<AnyGame>::read(lines.0)?.into_parts().0;
            check_record(&record)?;
            BadMessage::unless_fits(record.decisions.is_empty(), "invite")?;
            let record = Record { seed: placeholder_seed(&game), ..record };
            let game = game.clone();
            MessageKind::Invite(Box::new(Invitation { version, game, from, record, commitment }))
        } else if let Some(words) = lines.after("accept") {
            let (commitment, answer) = parse_pair(words).ok_or(BadMessage::Line("accept"))?;
            MessageKind::Accept { commitment, answer }
        } else {
            MessageKind::Play(Box::new(GameSoFar::read(version, &game, &mut lines)?))
        };
        Ok(Self { version, game, from, kind })
    }
}

impl GameSoFar {
    fn write(&self, text: &mut String) {
        let SeedHalves { by, salt, half, answer, .. } = &self.deal;
        if let (Some(salt), Some(half), Some(answer)) = (salt, half, answer) {
            let _ = writeln!(text, "deal {by} {salt} {half} {answer}");
        }
        let lines = [
            self.seal.as_ref().map(|(at, hash)| format!("seal {at} {hash}\n")),
            self.open.as_ref().map(|(at, salt)| format!("open {at} {salt}\n")),
            self.answers.as_ref().map(|(at, hash)| format!("answers {at} {hash}\n")),
            self.ahead.as_ref().map(|hash| format!("ahead {hash}\n")),
        ];
        text.extend(lines.into_iter().flatten());
        text.push_str(&self.course.record().to_string());
    }

    fn read(version: u32, game: &str, lines: &mut LineReader<'_>) -> Result<Self, BadMessage> {
        let deal = lines.after("deal").and_then(|words| read_deal(game, words));
        let deal = deal.ok_or(BadMessage::Line("deal"))?;
        let seal = lines.optional("seal")?;
        let open = lines.optional("open")?;
        let answers = lines.optional("answers")?;
        let ahead = lines.after("ahead").map(str::parse::<Digest>).transpose();
        let ahead = ahead.map_err(|_| BadMessage::Line("ahead"))?;
        // A choice is sealed ahead only with an answer, and then the sender has no other closed choice.
        let may_seal_ahead = version > 1 && answers.is_some() && seal.is_none();
        BadMessage::unless_fits(ahead.is_none() || may_seal_ahead, "ahead")?;
        let course = ReplayedRecord::<AnyGame>::read(lines.0)?;
        check_record(course.record())?;
        let Record { options, seed, .. } = course.record();
        BadMessage::unless_fits(deal.seed(game, options) == Some(*seed), "seed")?;
        Ok(Self { deal, course, seal, open, answers, ahead })
    }
}

/// Reads `<seat> <salt> <half> <answer>`, and computes the fingerprint of the half.
fn read_deal(game: &str, words: &str) -> Option<SeedHalves> {
    let words: Vec<&str> = words.split(' ').collect();
    let &[by, salt, half, answer] = words.as_slice() else { return None };
    let by: u8 = by.parse().ok().filter(|by| (1..=2).contains(by))?;
    let (salt, half, answer) = (salt.parse().ok()?, half.parse().ok()?, answer.parse().ok()?);
    let commitment = half_fingerprint(game, &salt, &half);
    Some(SeedHalves { by, commitment, salt: Some(salt), half: Some(half), answer: Some(answer) })
}

/// Checks that two people play, without a clock: links take too long for one.
fn check_record(record: &Record<AnyGame>) -> Result<(), BadMessage> {
    let is_for_two = record.players.len() == 2 && record.players.iter().all(Player::is_person);
    BadMessage::unless_fits(is_for_two, "seats")?;
    BadMessage::unless_fits(!has_clock(&record.options), "options")
}

fn parse_pair<A: FromStr, B: FromStr>(words: &str) -> Option<(A, B)> {
    let (one, other) = words.split_once(' ')?;
    Some((one.parse().ok()?, other.parse().ok()?))
}

struct LineReader<'a>(&'a str);

impl<'a> LineReader<'a> {
    /// The rest of the next line, if it begins with `word`.
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

    /// Reads a number and a value from the next line, if the line begins with `word`.
    fn optional<T: FromStr>(
        &mut self,
        word: &'static str,
    ) -> Result<Option<(usize, T)>, BadMessage> {
        let Some(words) = self.after(word) else { return Ok(None) };
        let (at, value) = parse_pair::<u32, T>(words).ok_or(BadMessage::Line(word))?;
        Ok(Some((at as usize, value)))
    }
}
