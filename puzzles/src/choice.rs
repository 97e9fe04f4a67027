//! Which of the puzzles that are found are kept, and in which order.

use std::collections::BTreeMap;

use engine::catalogue::Listed;
use engine::games::dual_duel::DualDuel;
use engine::games::duel_52::Duel52;
use engine::games::fools_gambit::FoolsGambit;
use engine::games::gold_rush_shoot_out::GoldRushShootOut;
use engine::puzzle::Puzzle;

use crate::search;

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
pub(crate) fn all(
    only: Option<&str>,
    before: &[Puzzle],
    mut tell: impl FnMut(&Puzzle),
) -> Vec<Puzzle> {
    let mut puzzles = of_game::<FoolsGambit>(2, only, &mut tell);
    puzzles.extend(of_game::<DualDuel>(2, only, &mut tell));
    puzzles.extend(of_game::<Duel52>(2, only, &mut tell));
    puzzles.extend(of_game::<GoldRushShootOut>(3, only, &mut tell));
    for puzzle in &mut puzzles {
        let same = before.iter().find(|known| known.record == puzzle.record);
        if let Some(known) = same {
            puzzle.title.clone_from(&known.title);
        }
    }
    puzzles
}

/// The puzzles of a game for this number of seats, from the easiest; none if another game is asked for.
fn of_game<G: Listed>(
    seats: u8,
    only: Option<&str>,
    tell: &mut impl FnMut(&Puzzle),
) -> Vec<Puzzle> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    if only.is_some_and(|only| !G::ID.slug().contains(only)) {
        return puzzles;
    }
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
        if let Some(puzzle) = search::look_through::<G>(seats, number, &is_wanted) {
            tell(&puzzle);
            puzzles.push(puzzle);
        }
    }
    puzzles
        .sort_by_key(|puzzle| (puzzle.missed.len(), std::cmp::Reverse(puzzle.evaluation.behind)));
    for (puzzle, number) in puzzles.iter_mut().zip(1..) {
        puzzle.number = number;
    }
    puzzles
}
