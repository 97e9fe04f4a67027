//! Puzzles: their file, and those solved here. The file is fetched when puzzles are opened. Their page shows a seat's
//! view at the end of a record; the answer continues the record.

use std::collections::BTreeMap;

use engine::fnv::Fnv;
use engine::puzzle::Puzzle;
use web_sys::RequestCache;

use super::daily::{Date, today};
use super::keys;
use super::storage::{Store, StoreError, with_device};
use super::stored;
use super::stored_lines::{StoredLine, StoredLines};
use super::texts;

const FILE: &str = "puzzles.txt";

/// A puzzle's key, which doesn't depend on its place in the file.
pub fn fingerprint(puzzle: &Puzzle) -> u64 {
    Fnv::hash_text(&puzzle.record)
}

pub async fn fetch() -> Option<Vec<Puzzle>> {
    Puzzle::read_all(&texts::fetch(FILE, RequestCache::Default).await?).ok()
}

/// The day's puzzle, the same on every device; `None` if there are none.
pub fn of_day(puzzles: &[Puzzle], Date { year, month, day }: Date) -> Option<&Puzzle> {
    let number = Fnv::hash_text(&format!("facedown puzzle of the day {year}-{month}-{day}"));
    let at = number.checked_rem(puzzles.len() as u64)?;
    puzzles.get(usize::try_from(at).ok()?)
}

/// Whether another answer was tried before the solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Try {
    First,
    Later,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolvedPuzzle {
    /// Its [`fingerprint`].
    pub id: u64,
    /// `None` for puzzles solved in builds up to 1.0.0.
    pub day: Option<Date>,
    pub attempt: Try,
}

/// The suffix of a line for a puzzle that was not solved at the first try.
const LATER: &str = "later";

impl StoredLine for SolvedPuzzle {
    const KEY: &'static str = keys::PUZZLES;
    const HEAD: &'static str = "puzzles 1";

    fn from_line(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let (id, day, attempt) = match words[..] {
            [id] => (id, None, Try::First),
            [id, day] => (id, Some(Date::read(day)?), Try::First),
            [id, day, LATER] => (id, Some(Date::read(day)?), Try::Later),
            _ => return None,
        };
        let is_fingerprint = id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit());
        let id = u64::from_str_radix(id, 16).ok().filter(|_| is_fingerprint)?;
        Some(Self { id, day, attempt })
    }

    fn to_line(&self) -> String {
        let day = self.day.map(|day| format!(" {day}")).unwrap_or_default();
        let later = if self.attempt == Try::Later { format!(" {LATER}") } else { String::new() };
        format!("{:016x}{day}{later}", self.id)
    }

    fn is_same(&self, other: &Self) -> bool {
        self.id == other.id
    }

    fn rank(&self) -> u64 {
        self.id
    }
}

pub type Solved = StoredLines<SolvedPuzzle>;

impl Solved {
    pub fn tries(&self) -> BTreeMap<u64, Try> {
        self.items.iter().map(|solved| (solved.id, solved.attempt)).collect()
    }

    pub fn solved_on(&self, day: Date) -> usize {
        self.items.iter().filter(|solved| solved.day == Some(day)).count()
    }
}

pub fn note_solved(puzzle: &Puzzle, attempt: Try) -> Result<(), StoreError> {
    let solved = SolvedPuzzle { id: fingerprint(puzzle), day: Some(today()), attempt };
    with_device(|store| note(store, solved))
}

fn note(store: &dyn Store, puzzle: SolvedPuzzle) -> Result<(), StoreError> {
    stored::change(store, |solved: &mut Solved| {
        solved.add(puzzle);
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::services::storage::Memory;
    use crate::services::stored_lines::merge;

    #[test]
    fn the_puzzle_of_the_day_is_another_the_next_day() {
        let text = texts::at_hand(FILE).expect("the puzzles");
        let puzzles = Puzzle::read_all(&text).expect("puzzles");
        let date = |day| Date { year: 2026, month: 11, day };
        let month: BTreeSet<_> =
            (1..=28).map(|day| of_day(&puzzles, date(day)).map(Puzzle::id)).collect();
        assert!(month.len() >= 15 && !month.contains(&None), "{month:?}");
        assert_eq!(of_day(&[], date(1)), None);
    }

    #[test]
    fn a_solved_puzzle_is_stored_once_and_merged() {
        let (one, two) = (Memory::default(), Memory::default());
        // The format of builds up to 1.0.0.
        one.write(keys::PUZZLES, "puzzles 1\nffffffffffffffff").unwrap();
        let day = Date { year: 2026, month: 11, day: 28 };
        let seven = |attempt| SolvedPuzzle { id: 7, day: Some(day), attempt };
        note(&one, seven(Try::Later)).unwrap();
        note(&one, seven(Try::First)).unwrap();
        let text = one.read(keys::PUZZLES).unwrap().unwrap();
        assert_eq!(text, "puzzles 1\n0000000000000007 2026-11-28 later\nffffffffffffffff");
        note(&two, seven(Try::Later)).unwrap();
        let added = || merge::<SolvedPuzzle>(&two, &text, 0).unwrap().added;
        assert_eq!((added(), added()), (1, 0));
        let solved = |store: &Memory| stored::load::<Solved>(store).unwrap();
        assert_eq!(solved(&two), solved(&one));
        let tries = BTreeMap::from([(7, Try::Later), (u64::MAX, Try::First)]);
        assert_eq!(solved(&two).tries(), tries);
        assert_eq!((solved(&two).solved_on(day), solved(&two).solved_on(day.day_before())), (1, 0));
    }
}
