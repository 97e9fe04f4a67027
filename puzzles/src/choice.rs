//! Which of the puzzles that are found are kept, and in which order.

use std::collections::BTreeMap;

use engine::catalogue::Listed;
use engine::games::dual_duel::DualDuel;
use engine::games::duel_52::Duel52;
use engine::games::fools_gambit::FoolsGambit;
use engine::games::gold_rush_shoot_out::GoldRushShootOut;
use engine::games::heads_up_duel::HeadsUpDuel;
use engine::puzzle::Puzzle;

use crate::search;

/// How many of each difficulty are kept, from the easiest.
const OF_DIFFICULTY: [usize; 3] = [3, 5, 4];
/// How many may ask the same.
const OF_GOAL: usize = 5;
/// After so many deals any difficulty is as welcome as another, and later any goal.
const PATIENCE: [u64; 2] = [60, 500];
/// Enough deals are looked through.
const DEALS: u64 = 1_500;

/// The puzzles of all games: those there are, as far as they hold, and new ones in place of the others. In
/// Heads Up Duel two sit at the table: bots trade by a rule of their own, which proves nothing. `tell`
/// hears of each new one as it is found.
pub(crate) fn all(
    only: Option<&str>,
    before: &[Puzzle],
    mut tell: impl FnMut(&Puzzle),
) -> Vec<Puzzle> {
    let mut puzzles = of_game::<FoolsGambit>(2, only, before, &mut tell);
    puzzles.extend(of_game::<DualDuel>(2, only, before, &mut tell));
    puzzles.extend(of_game::<HeadsUpDuel>(2, only, before, &mut tell));
    puzzles.extend(of_game::<GoldRushShootOut>(3, only, before, &mut tell));
    puzzles.extend(of_game::<Duel52>(2, only, before, &mut tell));
    puzzles
}

/// The puzzles of a game for this number of seats, from the easiest. If another game is asked for, they stay
/// as they are.
fn of_game<G: Listed>(
    seats: u8,
    only: Option<&str>,
    before: &[Puzzle],
    tell: &mut impl FnMut(&Puzzle),
) -> Vec<Puzzle> {
    let own = before.iter().filter(|puzzle| puzzle.game == G::ID).cloned();
    if only.is_some_and(|only| !G::ID.slug().contains(only)) {
        return own.collect();
    }
    let mut puzzles: Vec<Puzzle> = own.filter(search::is_proved::<G>).collect();
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
        let found = search::look_through::<G>(seats, number, &is_wanted);
        let is_new = |puzzle: &Puzzle| puzzles.iter().all(|known| known.record != puzzle.record);
        if let Some(puzzle) = found.filter(is_new) {
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
