//! Searches games between bots for puzzles, and proves them.

use engine::bot::{Analysis, Analyst, Effort, Heuristics, Incremental, Level, Odds, Search};
use engine::catalogue::{AnyGame, CatalogueGame, effort};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::options::Options;
use engine::puzzle::{Evaluation, Puzzle};
use engine::record::{Entry, Player, Record};
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

const PLAYERS: [&str; 4] = ["Ana", "Ben", "Cleo", "Dan"];
const PLAYERS_LEVEL: Level = Level::Regular;
/// Roll-outs of a position's first and second analysis, which exclude most positions, and of the puzzle's evaluation.
const FIRST_ROLLOUTS: u32 = 400;
const SECOND_ROLLOUTS: u32 = 3_000;
const EVALUATION_ROLLOUTS: u32 = 24_000;
/// Roll-outs to prove one other action worse.
const PROOF_ROLLOUTS: u32 = 2_400;
/// Roll-outs with the actual cards, for each of the two best actions.
const ACTUAL_CARDS_ROLLOUTS: u32 = 600;
/// Play *with care*: in each determinization, every decision is a search, until the answer ends or after
/// `MAX_CAREFUL_DECISIONS`; then roll-outs by the policy evaluate the state.
const CAREFUL_DETERMINIZATIONS: u32 = 150;
const CAREFUL_ROLLOUTS: u32 = 600;
const MAX_CAREFUL_DECISIONS: usize = 40;
const ROLLOUTS_AFTER_CARE: u32 = 60;
/// The number of best actions compared with care.
const COMPARED_WITH_CARE: usize = 6;
/// The least lead over the second-best action, in wins and in standard errors.
const MIN_LEAD: f64 = 0.10;
const MIN_LEAD_ERRORS: f64 = 6.0;
/// The least lead in standard errors when two actions are compared, with fewer roll-outs.
const MIN_PAIR_LEAD_ERRORS: f64 = 3.0;
/// A choice among more actions would be tiring, not puzzling.
const MAX_ACTIONS: usize = 40;
/// Searches that show whether a level misses the puzzle; the highest level makes only one.
const SEARCHES_PER_LEVEL: u64 = 5;
/// The greatest number of decisions in an answer, and the roll-outs for each after the first.
const MAX_ANSWER_DECISIONS: usize = 24;
const ANSWER_ROLLOUTS: u32 = 1_000;

/// A position in a game between bots, with `seat` to decide.
struct Position<'a, G: Game> {
    seed: Seed,
    /// The decisions before the position.
    before: &'a [(Seat, G::Action)],
    game: &'a G,
    seat: Seat,
}

/// Plays the `number`th deal for `seats` seats; returns the first puzzle of a wanted goal and difficulty.
pub(crate) fn find_puzzle<G: CatalogueGame>(
    seats: u8,
    number: u64,
    is_wanted: &impl Fn(&str, u8) -> bool,
) -> Option<Puzzle> {
    let mut dice = Dice::new(Seed(0x0902_21e5), number);
    let seed = dice.seed();
    let options = G::Options::defaults_of(G::ID.slug())?;
    let mut game = G::deal(&options, seats, seed).ok()?;
    let mut before: Vec<(Seat, G::Action)> = Vec::new();
    while let Some(seat) = game.turn().next_seat(&mut dice) {
        let position = Position { seed, before: &before, game: &game, seat };
        if let Some(puzzle) = position.puzzle(is_wanted) {
            return Some(puzzle);
        }
        let action = bot_action(&game, seat, dice.seed(), PLAYERS_LEVEL)?;
        game.decide(seat, Decision::Act(action.clone()), &mut Sink::none()).ok()?;
        before.push((seat, action));
    }
    None
}

/// Whether the puzzle has the proof that a new puzzle needs.
pub(crate) fn is_proved<G: CatalogueGame>(puzzle: &Puzzle) -> bool {
    let Ok(replayed) = ReplayedRecord::<G>::read(&puzzle.record) else { return false };
    let Some(entry) = replayed.record().decisions.get(puzzle.after) else { return false };
    let Decision::Act(best) = &entry.decision else { return false };
    let game = replayed.state_after(puzzle.after);
    let position = Position { seed: replayed.record().seed, before: &[], game, seat: entry.seat };
    let mut actions = Vec::new();
    game.legal_actions(entry.seat, &mut actions);
    position.proof(best, &actions).is_some()
}

impl<G: CatalogueGame> Position<'_, G> {
    /// This position's puzzle, if it has a wanted goal and difficulty.
    fn puzzle(&self, is_wanted: &impl Fn(&str, u8) -> bool) -> Option<Puzzle> {
        let mut actions = Vec::new();
        self.game.legal_actions(self.seat, &mut actions);
        if actions.len() < 2 || actions.len() > MAX_ACTIONS {
            return None;
        }
        if !has_clear_lead(&self.analysis(1, FIRST_ROLLOUTS), MIN_LEAD / 2.0, 1.0) {
            return None;
        }
        let second = self.analysis(2, SECOND_ROLLOUTS);
        if !has_clear_lead(&second, MIN_LEAD, 3.0) {
            return None;
        }
        let best = second.evaluated[0].action.clone();
        let next = second.evaluated[1].action.clone();
        let goal = G::goal(&best, &next)?;
        if (1..=3).all(|difficulty| !is_wanted(goal, difficulty))
            || !self.holds_with_actual_cards(&best, &next)?
        {
            return None;
        }
        let missed = self.levels_that_miss(&best);
        let full = self.proof(&best, &actions)?;
        // More roll-outs may find another second-best action, and with it another goal.
        let goal = G::goal(&best, &full.evaluated[1].action)?;
        let puzzle = Puzzle {
            game: G::ID,
            number: 0,
            title: "?".to_owned(),
            goal,
            after: self.before.len(),
            second_best: full.evaluated[1].action.to_string(),
            evaluation: evaluation(&full),
            missed,
            why: None,
            record: self.record(&best)?,
        };
        is_wanted(goal, puzzle.difficulty()).then_some(puzzle)
    }

    /// The analysis that proves this action better than all others; `None` if there is no proof.
    fn proof(&self, best: &G::Action, actions: &[G::Action]) -> Option<Analysis<G::Action>> {
        let full = self.analysis(3, EVALUATION_ROLLOUTS);
        let leads =
            full.evaluated[0].action == *best && has_clear_lead(&full, MIN_LEAD, MIN_LEAD_ERRORS);
        let is_proved = |action: &G::Action| *action == *best || self.is_worse(action, best);
        let holds = |action: &G::Action| *action == *best || self.is_worse_with_care(action, best);
        let mut rivals = full.evaluated.iter().take(COMPARED_WITH_CARE).map(|one| &one.action);
        (leads && actions.iter().all(is_proved) && rivals.all(holds)).then_some(full)
    }

    fn analysis(&self, seed: u64, rollouts: u32) -> Analysis<G::Action> {
        let view = self.game.view(Observer::Seat(self.seat));
        let mut analyst = Analyst::<G>::new(&view, self.seat, Seed(seed), rollouts);
        analyst.think();
        analyst.analysis()
    }

    /// Whether this action is worse than the best one in a search of both.
    fn is_worse(&self, action: &G::Action, best: &G::Action) -> bool {
        let view = self.game.view(Observer::Seat(self.seat));
        let mut analyst = Analyst::<G>::new(&view, self.seat, Seed(4), PROOF_ROLLOUTS)
            .with_played(action.clone());
        analyst.think();
        let analysis = analyst.analysis();
        analysis.evaluated[0].action == *best
            && has_clear_lead(&analysis, MIN_LEAD / 2.0, MIN_PAIR_LEAD_ERRORS)
    }

    /// Whether the best action is also better with the actual cards; else the answer looks wrong.
    fn holds_with_actual_cards(&self, best: &G::Action, next: &G::Action) -> Option<bool> {
        let chance = |action: &G::Action| {
            let mut game = self.game.clone();
            game.clear_others_choices(self.seat);
            game.decide(self.seat, Decision::Act(action.clone()), &mut Sink::none()).ok()?;
            let mut odds = Odds::<G>::from_state(&game, self.seat, Seed(5), ACTUAL_CARDS_ROLLOUTS);
            odds.step(u32::MAX);
            Some(odds.chance())
        };
        Some(chance(best)? > chance(next)? + MIN_LEAD / 2.0)
    }

    /// Whether this action is worse even if all seats continue with care, not only by the roll-out policy.
    fn is_worse_with_care(&self, action: &G::Action, best: &G::Action) -> bool {
        let gains = (0..CAREFUL_DETERMINIZATIONS).map(|number| {
            Some(self.chance_with_care(best, number)? - self.chance_with_care(action, number)?)
        });
        let Some(gains) = gains.collect::<Option<Vec<f64>>>() else { return false };
        let count = f64::from(CAREFUL_DETERMINIZATIONS);
        let mean = gains.iter().sum::<f64>() / count;
        let variance = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / count;
        mean >= MIN_LEAD / 2.0 && mean >= MIN_PAIR_LEAD_ERRORS * (variance / count).sqrt()
    }

    /// The seat's chance after the action, in the `number`th determinization, if every seat
    /// searches before each decision up to the answer; `None` for an illegal action.
    fn chance_with_care(&self, action: &G::Action, number: u32) -> Option<f64> {
        let mut dice = Dice::new(Seed(6), number.into());
        let view = self.game.view(Observer::Seat(self.seat));
        let start = G::determinize_by_belief(&view, self.seat, &mut dice)
            .expect("a game has shown the view");
        let mut game = start.clone();
        game.decide(self.seat, Decision::Act(action.clone()), &mut Sink::none()).ok()?;
        for _ in 0..MAX_CAREFUL_DECISIONS {
            if game.is_answered(&start, self.seat) {
                break;
            }
            let Some(seat) = game.turn().next_seat(&mut dice) else { break };
            let view = game.view(Observer::Seat(seat));
            let action = Search::<G>::run(&view, seat, dice.seed(), Effort::new(CAREFUL_ROLLOUTS))?;
            game.decide(seat, Decision::Act(action), &mut Sink::none()).ok()?;
        }
        let mut odds = Odds::<G>::from_state(&game, self.seat, dice.seed(), ROLLOUTS_AFTER_CARE);
        odds.step(u32::MAX);
        Some(odds.chance())
    }

    /// The levels that miss the best action in at least half of their searches.
    fn levels_that_miss(&self, best: &G::Action) -> Vec<Level> {
        let does_miss = |level: &Level| {
            let searches = if *level == Level::Master { 1 } else { SEARCHES_PER_LEVEL };
            let found = (0..searches).filter(|number| {
                let seed = Seed(100 + number);
                bot_action(self.game, self.seat, seed, *level).as_ref() == Some(best)
            });
            2 * found.count() as u64 <= searches
        };
        Level::ALL.into_iter().filter(does_miss).collect()
    }

    /// The record through the best action and on to the position that shows the answer's result.
    fn record(&self, best: &G::Action) -> Option<String> {
        let mut decisions = self.before.to_vec();
        let mut game = self.game.clone();
        let mut dice = Dice::new(self.seed, 1 << 50);
        let mut next = Some((self.seat, best.clone()));
        while let Some((seat, action)) = next.take() {
            game.decide(seat, Decision::Act(action.clone()), &mut Sink::none()).ok()?;
            decisions.push((seat, action));
            let is_answered = game.is_answered(self.game, self.seat);
            if is_answered || decisions.len() >= self.before.len() + MAX_ANSWER_DECISIONS {
                break;
            }
            next = game.turn().next_seat(&mut dice).and_then(|seat| {
                let view = game.view(Observer::Seat(seat));
                let action =
                    Search::<G>::run(&view, seat, dice.seed(), Effort::new(ANSWER_ROLLOUTS))?;
                Some((seat, action))
            });
        }
        let entry = |(seat, action): (Seat, G::Action)| Entry {
            seat,
            decision: Decision::Act(G::any_action(action)),
        };
        let players = PLAYERS.iter().take(self.game.seats().into());
        let record = Record::<AnyGame> {
            options: G::ID.options(),
            players: players.map(|name| name.parse::<Player>().ok()).collect::<Option<_>>()?,
            seed: self.seed,
            decisions: decisions.into_iter().map(entry).collect(),
        };
        Some(record.to_string())
    }
}

/// Whether the best action leads all others by `margin` and by `errors` standard errors.
fn has_clear_lead<A>(analysis: &Analysis<A>, margin: f64, errors: f64) -> bool {
    let mut others = analysis.evaluated.iter().skip(1).peekable();
    !analysis.is_by_rule
        && others.peek().is_some()
        && others.all(|evaluated| {
            evaluated.behind >= margin && evaluated.behind >= errors * evaluated.error
        })
}

#[expect(clippy::cast_sign_loss, reason = "negative values become 0")]
fn evaluation<A>(analysis: &Analysis<A>) -> Evaluation {
    let thousandths = |part: f64| (1000.0 * part.max(0.0)).round() as u32;
    let (best, next) = (&analysis.evaluated[0], &analysis.evaluated[1]);
    Evaluation {
        value: thousandths(best.mean),
        lead: thousandths(next.behind),
        error: thousandths(next.error),
        determinizations: analysis.determinizations,
    }
}

fn bot_action<G: Heuristics>(game: &G, seat: Seat, seed: Seed, level: Level) -> Option<G::Action> {
    let view = game.view(Observer::Seat(seat));
    Search::<G>::run(&view, seat, seed, effort::<G>(level))
}

#[cfg(test)]
mod tests {
    use engine::games::dual_duel::DualDuel;
    use engine::games::fools_gambit::FoolsGambit;

    use super::*;

    #[test]
    fn found_puzzles_parse_and_play() {
        let found = || (0..50).find_map(|number| find_puzzle::<DualDuel>(2, number, &|_, _| true));
        let puzzle = found().expect("a puzzle in fifty matches");
        assert_eq!(Puzzle::read(&puzzle.to_string()), Ok(puzzle.clone()));
        let (_, record) = puzzle.answer().expect("an answer");
        assert!(record.decisions.len() > puzzle.after);
        assert!(puzzle.evaluation.lead >= 100 && puzzle.evaluation.determinizations > 0);
        assert_eq!(found(), Some(puzzle), "the same again");
    }

    /// `no_puzzle.txt` fools roll-outs, which rarely swap: after a swap, other choices are as good.
    #[test]
    fn a_puzzle_holds_where_all_play_on_with_care() {
        let puzzles = Puzzle::read_all(include_str!("../../static/puzzles.txt")).expect("puzzles");
        assert!(is_proved::<FoolsGambit>(&puzzles[0]), "{}", puzzles[0].id());
        let other = Puzzle::read(include_str!("no_puzzle.txt")).expect("a text of the same form");
        assert!(!is_proved::<FoolsGambit>(&other));
    }

    #[test]
    fn no_unwanted_puzzle_is_found() {
        assert_eq!(find_puzzle::<DualDuel>(2, 0, &|_, _| false), None);
    }
}
