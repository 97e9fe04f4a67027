//! A game as text: a header and a line for each decision.
//!
//! Saves, exports, links, golden tests and bug reports all use this format:
//!
//! ```text
//! facedown 1
//! game fools-gambit 1
//! options deck=split time=off
//! seats Ana | bot:sharp/bold Hattie
//! seed 9f2c04d1a6b3e877
//! 1 duel 9c wager Kc
//! 2 duel Jh wager 4h
//! 1 keep
//! 2 timeout
//! ```
//!
//! A bot is written as level, style and name; the last two may be absent, as in `bot:regular`. The
//! number after the game's name is the edition of its rules: a record of another edition is
//! refused, not misplayed. A record holds every secret of its game.

use std::fmt;

use crate::chance::{BadSeed, Seed};
use crate::game::{BadAction, Decision, Frame, Game, Illegal, Refusal, SetupError, Sink};
use crate::options::{BadOption, Options, Values};
use crate::seat::{BadSeat, Seat};

mod player;

pub use player::{BadName, Bot, LONGEST_NAME, Name, Player};

/// The version of the format.
pub const VERSION: u32 = 1;

/// The longest text read, in bytes: several times the longest possible game.
pub const LONGEST_RECORD_BYTES: usize = 4 << 20;

/// The longest line, in bytes, including spaces at its ends.
pub const LONGEST_LINE_BYTES: usize = 8 << 10;

/// A decision and its seat, as a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    /// The deciding seat.
    pub seat: Seat,
    /// The decision.
    pub decision: Decision<A>,
}

impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.decision {
            Decision::Act(action) => write!(f, "{} {action}", self.seat),
            Decision::Timeout => write!(f, "{} timeout", self.seat),
            Decision::Leave => write!(f, "{} leave", self.seat),
        }
    }
}

/// A game from the deal on: all that its replay needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// The game and its options.
    pub options: G::Options,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The source of all chance.
    pub seed: Seed,
    /// The decisions, in order.
    pub decisions: Vec<Entry<G::Action>>,
}

impl<G: Game> Record<G> {
    /// Deals the record's game.
    ///
    /// # Errors
    /// [`SetupError`] if the number of seats or the options are impossible.
    pub fn deal(&self) -> Result<G, SetupError> {
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        G::deal(&self.options, seats, self.seed)
    }

    /// Replays the record. After the deal and each decision, `watch` gets the number of decisions
    /// so far, the state, and the sink with the last decision's frames.
    ///
    /// # Errors
    /// [`RecordError::Deal`] or [`RecordError::Illegal`] where the replay stops, with its line.
    pub fn replay(&self, mut watch: impl FnMut(usize, &G, Sink<G>)) -> Result<G, RecordErrorAt<G>> {
        let deal_error = |why| RecordErrorAt { line: SEATS_LINE, why: RecordError::Deal(why) };
        let mut game = self.deal().map_err(deal_error)?;
        watch(0, &game, Sink::none());
        for (index, Entry { seat, decision }) in self.decisions.iter().enumerate() {
            let mut sink = Sink::open();
            game.decide(*seat, decision.clone(), &mut sink).map_err(|why| RecordErrorAt {
                line: HEADER_LINES + index + 1,
                why: RecordError::Illegal(why),
            })?;
            watch(index + 1, &game, sink);
        }
        Ok(game)
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.options.identity();
        writeln!(f, "facedown {VERSION}")?;
        writeln!(f, "game {} {}", game.slug, game.edition)?;
        writeln!(f, "options {}", self.options.values())?;
        f.write_str("seats ")?;
        for (at, player) in self.players.iter().enumerate() {
            write!(f, "{}{player}", if at == 0 { "" } else { " | " })?;
        }
        writeln!(f, "\nseed {}", self.seed)?;
        self.decisions.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

const HEADER_LINES: usize = 5;
/// Counted from 1.
const SEATS_LINE: usize = 4;

/// An error and its line in a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordErrorAt<G: Game> {
    /// The line, counted from 1.
    pub line: usize,
    /// The error.
    pub why: RecordError<G::Refusal>,
}

/// An error in a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError<R: Refusal> {
    /// The text doesn't begin as a record does.
    #[error("not a record")]
    NotARecord,
    /// The text, or one of its lines, is too long for any game.
    #[error("too long for a record")]
    TooLong,
    /// The format is newer than this program.
    #[error("a record of format {0}, which this version can't read")]
    Version(u32),
    /// A header line that begins with this word is missing or misplaced.
    #[error("the line {0:?} is missing here")]
    Missing(&'static str),
    /// This program has no such game.
    #[error("no such game: {0}")]
    UnknownGame(String),
    /// The record belongs to another edition of the game's rules.
    #[error("a record of edition {record} of the rules; this is edition {current}")]
    Edition {
        /// The record's edition.
        record: u32,
        /// This program's edition.
        current: u32,
    },
    /// An unknown option or an impossible value.
    #[error(transparent)]
    Option(#[from] BadOption),
    /// An impossible name.
    #[error(transparent)]
    Name(#[from] BadName),
    /// An impossible seed.
    #[error(transparent)]
    Seed(#[from] BadSeed),
    /// The game can't be dealt with these seats or options.
    #[error(transparent)]
    Deal(#[from] SetupError),
    /// A decision's line doesn't begin with a seat.
    #[error(transparent)]
    Seat(#[from] BadSeat),
    /// The text is not an action of the game.
    #[error(transparent)]
    Action(#[from] BadAction),
    /// The rules refuse the decision.
    #[error(transparent)]
    Illegal(Illegal<R>),
}

/// A record, as far as it replays, and the error after that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartialRecord<G: Game> {
    /// The record, as far as it replays.
    pub record: Record<G>,
    /// The state at the record's end.
    pub game: G,
    /// The error that stopped the reading; `None` at the end of the text.
    pub error: Option<RecordErrorAt<G>>,
}

/// Reads a record and plays it to check every line. Ignores empty lines and spaces at the ends of
/// lines; a [`RecordErrorAt`] counts the original text's lines.
///
/// # Errors
/// A fault in the header. A bad decision's error is in the [`PartialRecord`].
pub fn read<G: Game>(text: &str) -> Result<PartialRecord<G>, RecordErrorAt<G>> {
    read_with_frames(text, None)
}

pub(crate) fn read_with_frames<G: Game>(
    text: &str,
    mut frames: Option<&mut Vec<Vec<Frame<G>>>>,
) -> Result<PartialRecord<G>, RecordErrorAt<G>> {
    if text.len() > LONGEST_RECORD_BYTES {
        return Err(RecordErrorAt { line: 1, why: RecordError::TooLong });
    }
    let mut lines = Lines::new(text);
    let (mut record, mut game) = read_header::<G>(&mut lines)?;
    let mut error = None;
    while let Some(line) = lines.next() {
        let entry = line.map_err(|TooLong| RecordError::TooLong).and_then(|line| {
            let entry = read_decision(&game, line)?;
            let mut sink = if frames.is_some() { Sink::open() } else { Sink::none() };
            game.decide(entry.seat, entry.decision.clone(), &mut sink)
                .map_err(RecordError::Illegal)?;
            if let Some(frames) = &mut frames {
                frames.push(sink.into_frames());
            }
            Ok(entry)
        });
        match entry {
            Ok(entry) => record.decisions.push(entry),
            Err(why) => {
                error = Some(lines.error(why));
                break;
            }
        }
    }
    Ok(PartialRecord { record, game, error })
}

struct TooLong;

/// The non-empty lines of a text, trimmed.
struct Lines<'a> {
    rest: std::str::Lines<'a>,
    /// The number of the last line read, from 1; at the end of the text, one more than its lines.
    number: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text.trim_start_matches('\u{feff}').lines(), number: 0 }
    }

    fn error<G: Game>(&self, why: impl Into<RecordError<G::Refusal>>) -> RecordErrorAt<G> {
        RecordErrorAt { line: self.number, why: why.into() }
    }

    /// The rest of the next line, which must begin with this word.
    fn after_word<G: Game>(&mut self, word: &'static str) -> Result<&'a str, RecordErrorAt<G>> {
        match self.next() {
            Some(Err(TooLong)) => Err(self.error(RecordError::TooLong)),
            Some(Ok(line)) => {
                strip_word(line, word).ok_or_else(|| self.error(RecordError::Missing(word)))
            }
            None => Err(self.error(RecordError::Missing(word))),
        }
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Result<&'a str, TooLong>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.number += 1;
            let line = self.rest.next()?;
            if line.len() > LONGEST_LINE_BYTES {
                return Some(Err(TooLong));
            }
            let line = line.trim();
            if !line.is_empty() {
                return Some(Ok(line));
            }
        }
    }
}

fn read_header<G: Game>(lines: &mut Lines<'_>) -> Result<(Record<G>, G), RecordErrorAt<G>> {
    let first = lines.next().and_then(Result::ok);
    let version = first.and_then(|line| strip_word(line, "facedown")).and_then(read_number);
    match version.ok_or_else(|| lines.error(RecordError::NotARecord))? {
        VERSION => {}
        other => return Err(lines.error(RecordError::Version(other))),
    }
    let game = lines.after_word("game")?;
    let options: G::Options = read_game_line(game).map_err(|why| lines.error(why))?;
    let values = Values::read(options.fields(), lines.after_word("options")?);
    let options = options.with_values(&values.map_err(|why| lines.error(why))?);
    let players = lines.after_word("seats")?;
    let seats = players.split('|').count();
    if seats > Seat::MOST.into() {
        let seats = u8::try_from(seats).unwrap_or(u8::MAX);
        return Err(lines.error(RecordError::Deal(SetupError::Seats(seats))));
    }
    let players = players.split('|').map(Player::from_record);
    let players: Vec<Player> =
        players.collect::<Result<_, BadName>>().map_err(|why| lines.error(why))?;
    let seats_line = lines.number;
    let seed = lines.after_word("seed")?.parse::<Seed>().map_err(|why| lines.error(why))?;
    let record = Record { options, players, seed, decisions: Vec::new() };
    match record.deal() {
        Ok(game) => Ok((record, game)),
        Err(why) => Err(RecordErrorAt { line: seats_line, why: RecordError::Deal(why) }),
    }
}

fn read_game_line<O: Options, R: Refusal>(line: &str) -> Result<O, RecordError<R>> {
    let (slug, edition) = line.split_once(' ').ok_or(RecordError::Missing("game"))?;
    let record = read_number(edition).ok_or(RecordError::Missing("game"))?;
    let options = O::defaults_of(slug).ok_or_else(|| RecordError::UnknownGame(slug.to_owned()))?;
    let current = options.identity().edition;
    if record == current { Ok(options) } else { Err(RecordError::Edition { record, current }) }
}

/// A number in plain digits, without leading zeros.
fn read_number(digits: &str) -> Option<u32> {
    let number = digits.parse().ok()?;
    (format!("{number}") == digits).then_some(number)
}

fn read_decision<G: Game>(
    game: &G,
    line: &str,
) -> Result<Entry<G::Action>, RecordError<G::Refusal>> {
    let (seat, words) = line.split_once(' ').ok_or(BadSeat)?;
    let decision = match words {
        "timeout" => Decision::Timeout,
        "leave" => Decision::Leave,
        action => Decision::Act(game.read_action(action)?),
    };
    Ok(Entry { seat: seat.parse()?, decision })
}

/// The rest of a header line after its first word and a space.
fn strip_word<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let rest = line.strip_prefix(word)?;
    if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }
}
