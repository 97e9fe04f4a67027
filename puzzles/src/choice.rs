use std::collections::BTreeMap;

use engine::catalogue::CatalogueGame;
use engine::games::dual_duel::DualDuel;
use engine::games::duel_52::Duel52;
use engine::games::fools_gambit::FoolsGambit;
use engine::games::gold_rush_shoot_out::GoldRushShootOut;
use engine::games::heads_up_duel::HeadsUpDuel;
use engine::puzzle::Puzzle;

use crate::search;

/// Puzzles of each difficulty, from the easiest.
const OF_DIFFICULTY: [usize; 3] = [3, 5, 4];
/// The most puzzles with one goal.
const OF_GOAL: usize = 5;
/// The deals after which a puzzle of any difficulty is accepted, and after which one with any goal.
const PATIENCE: [u64; 2] = [60, 500];
/// The most deals to search.
const DEALS: u64 = 1_500;

/// The puzzles of all games: the old ones that are still proved, and new ones in place of the
/// others. Heads Up Duel has two seats, without trading: its bots trade by a rule, which proves
/// nothing. Calls `tell` for each new puzzle.
pub(crate) fn all(
    only: Option<&str>,
    before: &[Puzzle],
    mut tell: impl FnMut(&Puzzle),
) -> Vec<Puzzle> {
    let mut puzzles = game_puzzles::<FoolsGambit>(2, only, before, &mut tell);
    puzzles.extend(game_puzzles::<DualDuel>(2, only, before, &mut tell));
    puzzles.extend(game_puzzles::<HeadsUpDuel>(2, only, before, &mut tell));
    puzzles.extend(game_puzzles::<GoldRushShootOut>(3, only, before, &mut tell));
    puzzles.extend(game_puzzles::<Duel52>(2, only, before, &mut tell));
    puzzles
}

/// A game's puzzles, from the easiest; unchanged if `only` excludes the game.
fn game_puzzles<G: CatalogueGame>(
    seats: u8,
    only: Option<&str>,
    before: &[Puzzle],
    tell: &mut impl FnMut(&Puzzle),
) -> Vec<Puzzle> {
    let of_game = before.iter().filter(|puzzle| puzzle.game == G::ID).cloned();
    if only.is_some_and(|only| !G::ID.slug().contains(only)) {
        return of_game.collect();
    }
    let mut puzzles: Vec<Puzzle> = of_game.filter(search::is_proved::<G>).collect();
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
        let found = search::find_puzzle::<G>(seats, number, &is_wanted);
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
