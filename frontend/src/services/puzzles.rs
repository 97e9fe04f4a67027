//! Puzzles: their file, and those solved here. The file is fetched when puzzles are opened. Their page shows the seat's
//! view of a record, and plays the record on as the answer.

use std::collections::BTreeMap;

use engine::fnv::Fnv;
use engine::puzzle::Puzzle;

use super::clock::LocalTime;
use super::daily::{Date, today};
use super::keys;
use super::lines::{StoredLine, StoredLines};
use super::storage::{Store, StoreError, with_device};
use super::stored;
use super::texts;

const FILE: &str = "puzzles.txt";

/// A puzzle's key, independent of the file's order: a fingerprint of its record.
pub fn mark(puzzle: &Puzzle) -> u64 {
    Fnv::hash_text(&puzzle.record)
}

/// Fetches the puzzles; `None` if that fails.
pub async fn fetch() -> Option<Vec<Puzzle>> {
    Puzzle::read_all(&texts::fetch(FILE, false).await?).ok()
}

/// The day's puzzle, the same on every device; `None` if there are none.
pub fn of_day(
    puzzles: &[Puzzle],
    LocalTime { year, month, day, .. }: LocalTime,
) -> Option<&Puzzle> {
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
    pub id: u64,
    /// Builds up to 1.0.0 noted none.
    pub day: Option<Date>,
    pub at: Try,
}

/// The suffix of a line for a puzzle that was not solved at the first try.
const LATER: &str = "later";

impl StoredLine for SolvedPuzzle {
    const KEY: &'static str = keys::PUZZLES;
    const HEAD: &'static str = "puzzles 1";

    fn from_line(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let (id, day, at) = match words[..] {
            [id] => (id, None, Try::First),
            [id, day] => (id, Some(day.parse().ok()?), Try::First),
            [id, day, LATER] => (id, Some(day.parse().ok()?), Try::Later),
            _ => return None,
        };
        let is_mark = id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit());
        let id = u64::from_str_radix(id, 16).ok().filter(|_| is_mark)?;
        Some(Self { id, day, at })
    }

    fn to_line(&self) -> String {
        let day = self.day.map(|day| format!(" {day}")).unwrap_or_default();
        let later = if self.at == Try::Later { format!(" {LATER}") } else { String::new() };
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
    /// Each solved puzzle's try, by its mark.
    pub fn tries(&self) -> BTreeMap<u64, Try> {
        self.items.iter().map(|mark| (mark.id, mark.at)).collect()
    }

    /// The number solved on a day.
    pub fn on(&self, day: Date) -> usize {
        self.items.iter().filter(|mark| mark.day == Some(day)).count()
    }
}

/// Notes that a puzzle was solved on this device.
pub fn note_solved(puzzle: &Puzzle, at: Try) -> Result<(), StoreError> {
    let mark = SolvedPuzzle { id: mark(puzzle), day: Some(today()), at };
    with_device(|store| note(store, mark))
}

fn note(store: &dyn Store, mark: SolvedPuzzle) -> Result<(), StoreError> {
    stored::change(store, |solved: &mut Solved| {
        solved.add(mark);
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use crate::services::lines::merge;
    use crate::services::storage::Memory;

    #[test]
    fn the_puzzle_of_the_day_is_the_same_all_day_and_another_the_next() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static/puzzles.txt");
        let text = std::fs::read_to_string(file).expect("the puzzles");
        let puzzles = Puzzle::read_all(&text).expect("puzzles");
        let time = |day, hour| LocalTime { year: 2026, month: 11, day, hour, minute: 0 };
        let of = |day, hour| of_day(&puzzles, time(day, hour)).map(Puzzle::id);
        assert_eq!(of(25, 0), of(25, 23));
        let month: BTreeSet<_> = (1..=28).map(|day| of(day, 12)).collect();
        assert!(month.len() >= 15 && !month.contains(&None), "{month:?}");
        assert_eq!(of_day(&[], time(1, 0)), None);
    }

    #[test]
    fn a_solved_puzzle_is_stored_once_and_merged() {
        let (one, two) = (Memory::default(), Memory::default());
        // The format of builds up to 1.0.0.
        one.write(keys::PUZZLES, "puzzles 1\nffffffffffffffff").unwrap();
        let day = Date { year: 2026, month: 11, day: 28 };
        let seven = |at| SolvedPuzzle { id: 7, day: Some(day), at };
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
        assert_eq!((solved(&two).on(day), solved(&two).on(day.before())), (1, 0));
    }
}
