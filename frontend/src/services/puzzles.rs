//! Puzzles: the file that has them, and which of them were solved here.

use std::collections::BTreeSet;

use engine::fnv::Fnv;
use engine::puzzle::Puzzle;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::storage::{Store, StoreError};

/// Where it is stored which puzzles were solved.
pub const KEY: &str = "facedown.puzzles";
/// How the text begins.
const HEAD: &str = "puzzles 1";
/// The file, beside the page.
const FILE: &str = "./puzzles.txt";

/// What a puzzle is known by, however the file is sorted: a fingerprint of its record.
pub fn mark(puzzle: &Puzzle) -> u64 {
    Fnv::of(&puzzle.record)
}

/// The puzzles, from the file; `None` if it can't be had.
pub async fn fetch() -> Option<Vec<Puzzle>> {
    let window = web_sys::window()?;
    let response = JsFuture::from(window.fetch_with_str(FILE)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    Puzzle::read_all(&text.as_string()?).ok()
}

/// The marks of those that were solved; what can't be read is none.
pub fn solved(store: &dyn Store) -> BTreeSet<u64> {
    read(&store.read(KEY).ok().flatten().unwrap_or_default())
}

fn read(text: &str) -> BTreeSet<u64> {
    let is_mark = |line: &&str| line.len() == 16;
    text.lines()
        .skip_while(|line| *line == HEAD)
        .filter(is_mark)
        .filter_map(|line| u64::from_str_radix(line, 16).ok())
        .collect()
}

fn write(store: &dyn Store, solved: &BTreeSet<u64>) -> Result<(), StoreError> {
    let marks = solved.iter().map(|mark| format!("\n{mark:016x}"));
    store.write(KEY, &(HEAD.to_owned() + &marks.collect::<String>()))
}

/// Notes that a puzzle was solved.
///
/// # Errors
/// The store's.
pub fn note(store: &dyn Store, mark: u64) -> Result<(), StoreError> {
    let mut solved = solved(store);
    if solved.insert(mark) { write(store, &solved) } else { Ok(()) }
}

/// Adds what was solved on another device; how many there were that are new here.
///
/// # Errors
/// The store's; then nothing was added.
pub fn merge(store: &dyn Store, text: &str) -> Result<usize, StoreError> {
    let own = solved(store);
    let all: BTreeSet<u64> = own.union(&read(text)).copied().collect();
    if all.len() > own.len() {
        write(store, &all)?;
    }
    Ok(all.len() - own.len())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::services::storage::Memory;

    #[test]
    fn what_was_solved_is_known_once_and_merged() {
        let (one, two) = (Memory::default(), Memory::default());
        note(&one, 7).unwrap();
        note(&one, 7).unwrap();
        note(&one, u64::MAX).unwrap();
        let text = one.read(KEY).unwrap().unwrap();
        assert_eq!(text, "puzzles 1\n0000000000000007\nffffffffffffffff");
        note(&two, 7).unwrap();
        assert_eq!((merge(&two, &text), merge(&two, &text)), (Ok(1), Ok(0)));
        assert_eq!(solved(&two), solved(&one));
    }

    proptest! {
        #[test]
        fn no_text_breaks_what_was_solved(text in any::<String>()) {
            let store = Memory::default();
            store.write(KEY, &text).unwrap();
            note(&store, 1).unwrap();
            prop_assert!(solved(&store).contains(&1));
        }
    }
}
