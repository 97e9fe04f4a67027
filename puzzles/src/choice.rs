use std::collections::BTreeMap;

use engine::catalogue::CatalogueGame;
use engine::games::dual_duel::DualDuel;
use engine::games::duel_52::Duel52;
use engine::games::fools_gambit::FoolsGambit;
use engine::games::gold_rush_shoot_out::GoldRushShootOut;
use engine::games::heads_up_duel::HeadsUpDuel;
use engine::puzzle::Puzzle;

use crate::search;

/// The number of puzzles of each game, by difficulty from the easiest.
const WANTED_BY_DIFFICULTY: [usize; 3] = [3, 5, 4];
const MAX_OF_ONE_GOAL: usize = 5;
/// After this many deals, a puzzle of any difficulty is accepted; then one of any goal.
const DEALS_BEFORE_ANY_DIFFICULTY: u64 = 60;
const DEALS_BEFORE_ANY_GOAL: u64 = 500;
const MAX_DEALS: u64 = 1_500;

/// The puzzles of all games: old ones that are still proved, and new ones in place of the others.
/// Heads Up Duel has two seats, without trading: bots trade by a rule, without a search as proof.
pub(crate) fn choose_puzzles(
    only: Option<&str>,
    old: &[Puzzle],
    mut on_new_puzzle: impl FnMut(&Puzzle),
) -> Vec<Puzzle> {
    let mut puzzles = game_puzzles::<FoolsGambit>(2, only, old, &mut on_new_puzzle);
    puzzles.extend(game_puzzles::<DualDuel>(2, only, old, &mut on_new_puzzle));
    puzzles.extend(game_puzzles::<HeadsUpDuel>(2, only, old, &mut on_new_puzzle));
    puzzles.extend(game_puzzles::<GoldRushShootOut>(3, only, old, &mut on_new_puzzle));
    puzzles.extend(game_puzzles::<Duel52>(2, only, old, &mut on_new_puzzle));
    puzzles
}

/// A game's puzzles, from the easiest; the old ones unchanged if `only` excludes the game.
fn game_puzzles<G: CatalogueGame>(
    seats: u8,
    only: Option<&str>,
    old: &[Puzzle],
    on_new_puzzle: &mut impl FnMut(&Puzzle),
) -> Vec<Puzzle> {
    let old = old.iter().filter(|puzzle| puzzle.game == G::ID).cloned();
    if only.is_some_and(|only| !G::ID.slug().contains(only)) {
        return old.collect();
    }
    let mut puzzles: Vec<Puzzle> = old.filter(search::is_proved::<G>).collect();
    for number in 0..MAX_DEALS {
        if puzzles.len() == WANTED_BY_DIFFICULTY.iter().sum() {
            break;
        }
        let (mut by_goal, mut by_difficulty) = (BTreeMap::<&str, usize>::new(), [0; 3]);
        for puzzle in &puzzles {
            *by_goal.entry(puzzle.goal).or_default() += 1;
            by_difficulty[usize::from(puzzle.difficulty()) - 1] += 1;
        }
        let is_wanted = |goal: &str, difficulty: u8| {
            let at = usize::from(difficulty) - 1;
            let is_goal_full = by_goal.get(goal).is_some_and(|count| *count >= MAX_OF_ONE_GOAL);
            let is_difficulty_wanted = by_difficulty[at] < WANTED_BY_DIFFICULTY[at];
            (number >= DEALS_BEFORE_ANY_DIFFICULTY || is_difficulty_wanted)
                && (number >= DEALS_BEFORE_ANY_GOAL || !is_goal_full)
        };
        let found = search::find_puzzle::<G>(seats, number, &is_wanted);
        let is_new = |puzzle: &Puzzle| puzzles.iter().all(|known| known.record != puzzle.record);
        if let Some(puzzle) = found.filter(is_new) {
            on_new_puzzle(&puzzle);
            puzzles.push(puzzle);
        }
    }
    puzzles.sort_by_key(|puzzle| (puzzle.missed.len(), std::cmp::Reverse(puzzle.evaluation.lead)));
    for (puzzle, number) in puzzles.iter_mut().zip(1..) {
        puzzle.number = number;
    }
    puzzles
}
