//! Puzzles: positions with one best decision, and the search's evaluation of it. Written as a few
//! lines, then a record that ends with the best decision.
//!
//! ```text
//! puzzle fools-gambit 3
//! title The last Ace
//! goal wager
//! after 24
//! next duel 9c wager 4h
//! worth 640 behind 180 error 12 worlds 20000
//! missed beginner novice
//! why The Ace beats all that is left, and the 9 costs least.
//! facedown 1
//! …
//! ```

use std::fmt;

use crate::bot::Level;
use crate::catalogue::{AnyGame, GameId};
use crate::game::Decision;
use crate::record::{self, Record};
use crate::seat::Seat;

/// The search's evaluation, in thousandths of a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evaluation {
    /// The value of the best action: `worth` in a puzzle's text.
    pub value: u32,
    /// Its lead over the second-best action: `behind` in a puzzle's text.
    pub lead: u32,
    /// The standard error of `lead`.
    pub error: u32,
    /// Determinizations in which the actions were compared: `worlds` in a puzzle's text.
    pub determinizations: u32,
}

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The puzzle's game.
    pub game: GameId,
    /// The puzzle's number within the game, from the easiest.
    pub number: u8,
    /// The title, in words.
    pub title: String,
    /// The question: one of its game's [goals](crate::bot::Coach::GOALS).
    pub goal: &'static str,
    /// Decisions before the puzzle. The record's next decision is the best one.
    pub after: usize,
    /// The text of the second-best action: `next` in a puzzle's text.
    pub second_best: String,
    /// The search's evaluation of the best action.
    pub evaluation: Evaluation,
    /// The levels of bots that usually miss it.
    pub missed: Vec<Level>,
    /// Why the best action is better, in a sentence or two, once somebody has written it.
    pub why: Option<String>,
    /// The record, with the best decision and its result at the end: every secret of its game.
    pub record: String,
}

/// A text that is no puzzle, with its first wrong line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a puzzle: {0:?}")]
pub struct BadPuzzle(pub String);

impl Puzzle {
    /// Reads a puzzle, without replaying its record.
    ///
    /// # Errors
    /// [`BadPuzzle`].
    pub fn read(text: &str) -> Result<Self, BadPuzzle> {
        let mut lines = text.trim_start().lines();
        let mut read_line = |word: &str| {
            let line = lines.next().unwrap_or_default();
            let rest = line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
            rest.map(str::to_owned).ok_or_else(|| BadPuzzle(line.to_owned()))
        };
        let head = read_line("puzzle")?;
        let title = read_line("title")?;
        let goal = read_line("goal")?;
        let after = read_line("after")?;
        let second_best = read_line("next")?;
        let worth = read_line("worth")?;
        let missed = read_line("missed")?;
        let mut lines = lines.peekable();
        let why = lines.peek().and_then(|line| line.strip_prefix("why ")).map(str::to_owned);
        if why.is_some() {
            lines.next();
        }
        let record: String = lines.flat_map(|line| [line, "\n"]).collect();
        let bad = |text: &str| BadPuzzle(text.to_owned());
        let (slug, number) = head.split_once(' ').ok_or_else(|| bad(&head))?;
        let game = GameId::from_slug(slug).ok_or_else(|| bad(&head))?;
        let known_goal = game.goals().iter().copied().find(|known| *known == goal);
        Ok(Self {
            game,
            number: number.parse().map_err(|_| bad(&head))?,
            goal: known_goal.ok_or_else(|| bad(&goal))?,
            after: after.parse().map_err(|_| bad(&after))?,
            evaluation: read_evaluation(&worth).ok_or_else(|| bad(&worth))?,
            missed: read_levels(&missed).ok_or_else(|| bad(&missed))?,
            why,
            title,
            second_best,
            record,
        })
    }

    /// Reads a file of puzzles, separated by empty lines.
    ///
    /// # Errors
    /// The first puzzle that can't be read.
    pub fn read_all(text: &str) -> Result<Vec<Self>, BadPuzzle> {
        text.split("\n\n").filter(|part| !part.trim().is_empty()).map(Self::read).collect()
    }

    /// The name in addresses: `fools-gambit-3`.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{}-{}", self.game.slug(), self.number)
    }

    /// The difficulty, from 1 to 3: the more levels miss the puzzle, the harder.
    #[must_use]
    pub fn difficulty(&self) -> u8 {
        match self.missed.len() {
            0 | 1 => 1,
            2 => 2,
            _ => 3,
        }
    }

    /// The seat to decide, and the record with the best action; `None` if the record is damaged.
    #[must_use]
    pub fn answer(&self) -> Option<(Seat, Record<AnyGame>)> {
        let reading = record::read::<AnyGame>(&self.record).ok()?;
        let entry = reading.record.decisions.get(self.after)?;
        let is_sound = reading.error.is_none() && matches!(entry.decision, Decision::Act(_));
        is_sound.then_some((entry.seat, reading.record))
    }
}

fn read_evaluation(text: &str) -> Option<Evaluation> {
    let parts: Vec<&str> = text.split(' ').collect();
    let [value, "behind", lead, "error", error, "worlds", determinizations] = parts[..] else {
        return None;
    };
    let number = |text: &str| text.parse().ok();
    Some(Evaluation {
        value: number(value)?,
        lead: number(lead)?,
        error: number(error)?,
        determinizations: number(determinizations)?,
    })
}

/// Reads levels; `-` stands for none.
fn read_levels(text: &str) -> Option<Vec<Level>> {
    if text == "-" {
        return Some(Vec::new());
    }
    text.split(' ').map(Level::from_word).collect()
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Evaluation { value, lead, error, determinizations } = self.evaluation;
        let missed: Vec<&str> = self.missed.iter().map(|level| level.word()).collect();
        let missed = if missed.is_empty() { "-".to_owned() } else { missed.join(" ") };
        writeln!(f, "puzzle {} {}", self.game.slug(), self.number)?;
        writeln!(f, "title {}", self.title)?;
        writeln!(f, "goal {}", self.goal)?;
        writeln!(f, "after {}", self.after)?;
        writeln!(f, "next {}", self.second_best)?;
        writeln!(f, "worth {value} behind {lead} error {error} worlds {determinizations}")?;
        writeln!(f, "missed {missed}")?;
        if let Some(why) = &self.why {
            writeln!(f, "why {why}")?;
        }
        f.write_str(&self.record)
    }
}
