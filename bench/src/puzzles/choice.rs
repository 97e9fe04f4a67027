//! Which of the puzzles that are found are kept, and in which order.

use std::collections::BTreeMap;

use engine::catalogue::{GameId, Listed};
use engine::games;
use engine::puzzle::Puzzle;

use super::search;
use crate::subjects::{Subject, subject};

/// How many of each difficulty are kept, from the easiest.
const OF_DIFFICULTY: [usize; 3] = [3, 5, 4];
/// How many may ask the same.
const OF_GOAL: usize = 5;
/// After so many deals any difficulty is as welcome as another, and later any goal.
const PATIENCE: [u64; 2] = [60, 120];
/// Enough deals are looked through.
const DEALS: u64 = 600;

/// The puzzles of four games: in Heads Up Duel most decisions are about trades, which bots make by a rule of
/// their own. `tell` hears of each as it is found; titles are taken from `before`, where
/// the same puzzle has one there.
pub fn all(only: Option<&str>, before: &[Puzzle], mut tell: impl FnMut(&Puzzle)) -> Vec<Puzzle> {
    let wants = |game: GameId| only.is_none_or(|only| game.slug().contains(only));
    let mut puzzles = Vec::new();
    if wants(GameId::FoolsGambit) {
        puzzles.extend(of_game(&subject::<games::fools_gambit::FoolsGambit>(2, ""), &mut tell));
    }
    if wants(GameId::DualDuel) {
        puzzles.extend(of_game(&subject::<games::dual_duel::DualDuel>(2, ""), &mut tell));
    }
    if wants(GameId::Duel52) {
        puzzles.extend(of_game(&subject::<games::duel_52::Duel52>(2, ""), &mut tell));
    }
    if wants(GameId::GoldRushShootOut) {
        let rush = subject::<games::gold_rush_shoot_out::GoldRushShootOut>(3, "");
        puzzles.extend(of_game(&rush, &mut tell));
    }
    for puzzle in &mut puzzles {
        let same = before.iter().find(|known| known.record == puzzle.record);
        if let Some(known) = same {
            puzzle.title.clone_from(&known.title);
        }
    }
    puzzles
}

/// The puzzles of a game, from the easiest.
fn of_game<G: Listed>(subject: &Subject<G>, tell: &mut impl FnMut(&Puzzle)) -> Vec<Puzzle> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for number in 0..DEALS {
        if puzzles.len() == OF_DIFFICULTY.iter().sum() {
            break;
        }
        let (mut asked, mut as_hard) = (BTreeMap::<&str, usize>::new(), [0; 3]);
        for puzzle in &puzzles {
            *asked.entry(puzzle.goal).or_default() += 1;
            as_hard[usize::from(puzzle.difficulty()) - 1] += 1;
        }
        let is_wanted = |goal: &str, difficulty: u8| {
            let at = usize::from(difficulty) - 1;
            let is_asked_enough = asked.get(goal).is_some_and(|count| *count >= OF_GOAL);
            (number >= PATIENCE[0] || as_hard[at] < OF_DIFFICULTY[at])
                && (number >= PATIENCE[1] || !is_asked_enough)
        };
        if let Some(puzzle) = search::look_through(subject, number, &is_wanted) {
            tell(&puzzle);
            puzzles.push(puzzle);
        }
    }
    puzzles.sort_by_key(|puzzle| (puzzle.missed.len(), std::cmp::Reverse(puzzle.found.behind)));
    for (puzzle, number) in puzzles.iter_mut().zip(1..) {
        puzzle.number = number;
    }
    puzzles
}
