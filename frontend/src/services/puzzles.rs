//! Puzzles: the file that has them, and which of them were solved here. The file is fetched when puzzles are
//! opened. Their page shows the seat's view of a record, and plays the record on as the answer.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use engine::fnv::Fnv;
use engine::puzzle::Puzzle;

use super::clock::LocalTime;
use super::keys;
use super::lines::{BadLine, Line, Lines};
use super::storage::{Store, StoreError, with_device};
use super::stored;
use super::texts;

/// The file, beside the page.
const FILE: &str = "puzzles.txt";

/// What a puzzle is known by, however the file is sorted: a fingerprint of its record.
pub fn mark(puzzle: &Puzzle) -> u64 {
    Fnv::of(&puzzle.record)
}

/// The puzzles, from the file; `None` if it can't be had.
pub async fn fetch() -> Option<Vec<Puzzle>> {
    Puzzle::read_all(&texts::fetch(FILE, false).await?).ok()
}

/// The puzzle of this day, the same on every device; `None` if there are none.
pub fn of_day(
    puzzles: &[Puzzle],
    LocalTime { year, month, day, .. }: LocalTime,
) -> Option<&Puzzle> {
    let number = Fnv::of(&format!("facedown puzzle of the day {year}-{month}-{day}"));
    let at = number.checked_rem(puzzles.len() as u64)?;
    puzzles.get(usize::try_from(at).ok()?)
}

/// The mark of a puzzle that was solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark(pub u64);

impl FromStr for Mark {
    type Err = BadLine;

    fn from_str(line: &str) -> Result<Self, BadLine> {
        let is_mark = line.len() == 16 && line.bytes().all(|byte| byte.is_ascii_hexdigit());
        let mark = is_mark.then(|| u64::from_str_radix(line, 16).ok()).flatten();
        mark.map(Self).ok_or(BadLine)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Line for Mark {
    const KEY: &'static str = keys::PUZZLES;
    const HEAD: &'static str = "puzzles 1";

    fn is_same(&self, other: &Self) -> bool {
        self == other
    }

    fn rank(&self) -> u64 {
        self.0
    }
}

/// The puzzles that were solved.
pub type Solved = Lines<Mark>;

impl Solved {
    /// The marks of them.
    pub fn marks(&self) -> BTreeSet<u64> {
        self.items.iter().map(|mark| mark.0).collect()
    }
}

/// Notes that a puzzle was solved on this device.
///
/// # Errors
/// The store's.
pub fn note_solved(puzzle: &Puzzle) -> Result<(), StoreError> {
    with_device(|store| note(store, mark(puzzle)))
}

fn note(store: &dyn Store, mark: u64) -> Result<(), StoreError> {
    stored::change(store, |solved: &mut Solved| {
        solved.add(Mark(mark));
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::services::lines::merge;
    use crate::services::storage::Memory;

    #[test]
    fn the_puzzle_of_the_day_is_the_same_all_day_and_another_the_next() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static/puzzles.txt");
        let text = std::fs::read_to_string(file).expect("the puzzles");
        let puzzles = Puzzle::read_all(&text).expect("puzzles");
        let of = |day, hour| {
            let time = LocalTime { year: 2026, month: 11, day, hour, minute: 0 };
            of_day(&puzzles, time).map(Puzzle::id)
        };
        assert_eq!(of(25, 0), of(25, 23));
        let month: BTreeSet<_> = (1..=28).map(|day| of(day, 12)).collect();
        assert!(month.len() >= 15 && !month.contains(&None), "{month:?}");
        assert_eq!(
            of_day(&[], LocalTime { year: 2026, month: 1, day: 1, hour: 0, minute: 0 }),
            None
        );
    }

    #[test]
    fn what_was_solved_is_known_once_and_merged() {
        let (one, two) = (Memory::default(), Memory::default());
        note(&one, u64::MAX).unwrap();
        note(&one, 7).unwrap();
        note(&one, 7).unwrap();
        let text = one.read(keys::PUZZLES).unwrap().unwrap();
        assert_eq!(text, "puzzles 1\n0000000000000007\nffffffffffffffff");
        note(&two, 7).unwrap();
        let added = || merge::<Mark>(&two, &text, 0).unwrap().added;
        assert_eq!((added(), added()), (1, 0));
        let solved = |store: &Memory| stored::load::<Solved>(store).unwrap();
        assert_eq!(solved(&two), solved(&one));
        assert_eq!(solved(&two).marks(), BTreeSet::from([7, u64::MAX]));
    }
}
