use crate::chance::{Dice, Seed};
use crate::seat::Seat;
use crate::sort;

use super::VIEW_WAS_SHOWN;
use super::rollout::Rollout;
use super::tally::indices_by_sum;
use super::{Effort, Equilibrium, Heuristics, Incremental, Method, Value};

/// First random stream of determinizations; stream 0 is for everything before the search.
const FIRST_STREAM: u64 = 1;

/// A bot's search for one decision. Deterministic for a view, a seed and an effort, whether run at
/// once or in steps.
///
/// Each round tries all remaining actions in the same determinizations, with the same luck, so that
/// only the actions differ; then it drops the worse half (sequential halving: Karnin, Koren and
/// Somekh, 2013).
#[derive(Debug)]
pub struct Search<G: Heuristics> {
    view: G::View,
    seat: Seat,
    seed: Seed,
    root: G::Root,
    candidates: Vec<Candidate<G::Action>>,
    /// Indices of the remaining actions, best first by the last round.
    remaining: Vec<usize>,
    /// Index of the do-nothing action, which others must beat by more than chance.
    pass_index: Option<usize>,
    rollouts_per_round: u32,
    /// Includes the current round.
    rounds_left: u32,
    /// Decisions made in the current round's roll-outs.
    decisions: u32,
    /// In the current round.
    determinizations_left: u32,
    /// Finished in all rounds.
    determinizations: u32,
    rollouts: u32,
    trial: Option<Trial<G>>,
    /// The game's own search, if it has one: replaces roll-outs.
    equilibrium: Option<Box<dyn Equilibrium<G::Action>>>,
    action_buffer: Vec<G::Action>,
}

#[derive(Clone, Debug)]
struct Candidate<A> {
    action: A,
    style_bonus: i64,
    /// Over the determinizations that tried the action, with its style bonus.
    value_sum: i64,
    /// Sums of the action's leads over the do-nothing action, and of their squares.
    lead_sum: i64,
    lead_squares: u64,
}

/// A determinization that tries the remaining actions one by one; counts only when complete.
#[derive(Clone, Debug)]
pub(super) struct Trial<G: Heuristics> {
    pub(super) game: G,
    pub(super) dice: Dice,
    pub(super) values: Vec<Value>,
    pub(super) rollout: Rollout<G>,
    pub(super) is_playing: bool,
}

impl<G: Heuristics> Search<G> {
    /// A search for the seat's decision from its view. The seed must not be the game's.
    ///
    /// # Panics
    /// If no state fits the view. A view that a game has shown always has one.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, seed: Seed, effort: Effort) -> Self {
        let mut actions = Vec::new();
        let mut dice = Dice::new(seed, 0);
        // All states that fit the view have the same legal actions.
        let game = G::determinize(view, &mut dice).expect(VIEW_WAS_SHOWN);
        let root = game.root(effort.style);
        game.legal_actions(seat, &mut actions);
        if actions.len() > 1 {
            let is_attentive = dice.below(100) < effort.attention.into();
            let chosen = if is_attentive {
                game.action_without_search(&root, view, seat)
            } else {
                let quick_action =
                    if effort.attention == 0 { G::beginner_action } else { G::greedy_action };
                let at = quick_action(view, seat, &actions, &mut dice);
                actions.get(at).cloned()
            };
            if let Some(chosen) = chosen {
                actions = vec![chosen];
            } else {
                G::prune(view, seat, &mut actions);
            }
        }
        let equilibrium = match effort.method {
            Method::Equilibrium if actions.len() > 1 => {
                G::equilibrium(&root, view, seat, seed, effort.rollouts)
            }
            Method::Equilibrium | Method::Search => None,
        };
        let pass_index = actions.iter().position(G::is_pass);
        let candidates: Vec<_> = actions
            .into_iter()
            .map(|action| {
                let suits = G::suits_style(&root, view, seat, &action);
                let style_bonus = if suits { Value::thousandths(G::STYLE_BONUS) } else { 0 };
                Candidate { action, style_bonus, value_sum: 0, lead_sum: 0, lead_squares: 0 }
            })
            .collect();
        let remaining: Vec<usize> = (0..candidates.len()).collect();
        // Each round halves the actions, until one remains.
        let rounds = match &equilibrium {
            Some(_) => 0,
            None => remaining.len().next_power_of_two().trailing_zeros(),
        };
        let mut search = Self {
            view: view.clone(),
            seat,
            seed,
            root,
            candidates,
            remaining,
            pass_index,
            rollouts_per_round: effort.rollouts.checked_div(rounds).unwrap_or(0),
            rounds_left: rounds,
            decisions: 0,
            determinizations_left: 0,
            determinizations: 0,
            rollouts: 0,
            trial: None,
            equilibrium,
            action_buffer: Vec::new(),
        };
        search.plan_round();
        search
    }

    /// Runs a whole search at once; returns its best action, `None` if there is nothing to do.
    ///
    /// # Panics
    /// If no state fits the view. A view that a game has shown always has one.
    #[must_use]
    pub fn run(view: &G::View, seat: Seat, seed: Seed, effort: Effort) -> Option<G::Action> {
        let mut search = Self::new(view, seat, seed, effort);
        search.think();
        search.best()
    }

    /// Prepares the next determinization, if one is left. `values` is a buffer.
    fn renew_trial(&mut self, mut values: Vec<Value>) {
        if self.is_done() {
            self.trial = None;
            return;
        }
        let (game, dice) = self.draw_state();
        if let Some(trial) = &mut self.trial {
            values.clear();
            trial.values = values;
            trial.game = game;
            trial.dice = dice;
        }
    }

    fn draw_state(&self) -> (G, Dice) {
        let stream = FIRST_STREAM + u64::from(self.determinizations);
        let mut dice = Dice::for_determinization(self.seed, stream);
        (G::rollout_state(&self.view, self.seat, &mut dice), dice)
    }

    fn count_values(&mut self, values: &[Value]) {
        let candidates = &mut self.candidates;
        let with_bonus = |index: usize, value: Value, candidates: &[Candidate<G::Action>]| {
            i64::from(value.get()) + candidates[index].style_bonus
        };
        let pass_value = self.pass_index.and_then(|pass| {
            let at = self.remaining.iter().position(|index| *index == pass)?;
            Some(with_bonus(pass, values[at], candidates))
        });
        for (index, value) in self.remaining.iter().zip(values) {
            let value = with_bonus(*index, *value, candidates);
            let candidate = &mut candidates[*index];
            candidate.value_sum += value;
            let lead = pass_value.map_or(0, |pass_value| value - pass_value);
            candidate.lead_sum += lead;
            candidate.lead_squares += lead.unsigned_abs().pow(2);
        }
        self.determinizations += 1;
        self.rollouts += values.len() as u32;
        let is_too_slow =
            self.decisions >= self.rollouts_per_round.saturating_mul(G::MAX_MEAN_DECISIONS);
        self.determinizations_left = if is_too_slow { 0 } else { self.determinizations_left - 1 };
    }

    /// Drops the worse half of the actions, but never the do-nothing one, the base of comparison.
    fn halve(&mut self) {
        let candidates = &self.candidates;
        sort::by_key(&mut self.remaining, |index| std::cmp::Reverse(candidates[*index].value_sum));
        let half = self.remaining.len().div_ceil(2);
        let kept = self.pass_index.filter(|pass| self.remaining[half..].contains(pass));
        self.remaining.truncate(half);
        self.remaining.extend(kept);
        self.rounds_left -= 1;
        self.plan_round();
    }

    fn plan_round(&mut self) {
        self.decisions = 0;
        self.determinizations_left = if self.rounds_left == 0 || self.remaining.len() < 2 {
            0
        } else {
            (self.rollouts_per_round / self.remaining.len() as u32).max(1)
        };
    }

    /// Roll-outs counted so far.
    #[must_use]
    pub const fn rollouts(&self) -> u32 {
        self.rollouts
    }

    /// The best action so far, the first among equals; `None` if there is nothing to do.
    #[must_use]
    pub fn best(&self) -> Option<G::Action> {
        if let Some(equilibrium) = &self.equilibrium {
            return equilibrium.best();
        }
        let mut best = *self.remaining.first()?;
        for index in &self.remaining {
            if self.candidates[*index].value_sum > self.candidates[best].value_sum {
                best = *index;
            }
        }
        let best = &self.candidates[best];
        let pass = self.pass_index.map(|index| &self.candidates[index]);
        let chosen = pass.filter(|_| !self.is_clearly_better(best)).unwrap_or(best);
        Some(chosen.action.clone())
    }

    /// All actions, the largest sum of values first: a dropped action's sum stops growing. The
    /// first may differ from `best`, since the do-nothing action is never dropped.
    pub(super) fn ranking(&self) -> Vec<G::Action> {
        let sums: Vec<i64> = self.candidates.iter().map(|candidate| candidate.value_sum).collect();
        let indices = indices_by_sum(&sums).into_iter();
        indices.map(|index| self.candidates[index].action.clone()).collect()
    }

    /// Whether an action beats doing nothing by two standard errors.
    fn is_clearly_better(&self, action: &Candidate<G::Action>) -> bool {
        // With the mean m and the variance v of n differences: m > 2 √(v ÷ n), squared.
        let (count, lead) = (i128::from(self.determinizations), i128::from(action.lead_sum));
        let squares = i128::from(action.lead_squares);
        lead > 0 && lead * lead * count > 4 * (squares * count - lead * lead)
    }
}

impl<G: Heuristics> Incremental for Search<G> {
    fn step(&mut self, decisions: u32) {
        if let Some(equilibrium) = &mut self.equilibrium {
            return equilibrium.step(decisions);
        }
        let mut left = decisions;
        while left > 0 && !self.is_done() {
            // Allocated once, since its states can be large; `renew_trial` reuses the allocation.
            if self.trial.is_none() {
                let (game, dice) = self.draw_state();
                self.trial = Some(Trial::new(game, dice));
            }
            let Some(trial) = &mut self.trial else { return };
            while left > 0 && trial.values.len() < self.remaining.len() {
                let index = self.remaining[trial.values.len()];
                let action = &self.candidates[index].action;
                trial.decide(&self.root, self.seat, action, &mut self.action_buffer);
                left -= 1;
                self.decisions += 1;
            }
            if trial.values.len() == self.remaining.len() {
                let values = std::mem::take(&mut trial.values);
                self.count_values(&values);
                if self.determinizations_left == 0 {
                    self.halve();
                }
                self.renew_trial(values);
            }
        }
    }

    fn is_done(&self) -> bool {
        self.equilibrium.as_ref().map_or(self.determinizations_left == 0, |search| search.is_done())
    }
}

impl<G: Heuristics> Trial<G> {
    pub(super) fn new(game: G, dice: Dice) -> Self {
        let rollout = Rollout::new(game.clone(), dice.clone());
        Self { game, dice, values: Vec::new(), rollout, is_playing: false }
    }

    /// Makes one decision: tries the next action, or continues its roll-out.
    pub(super) fn decide(
        &mut self,
        root: &G::Root,
        seat: Seat,
        action: &G::Action,
        action_buffer: &mut Vec<G::Action>,
    ) {
        let value = if self.is_playing {
            self.rollout.decide(root, seat, action_buffer)
        } else {
            self.is_playing = true;
            // The same luck for each action.
            let start = self.rollout.begin(&self.game, &self.dice, seat, action);
            start.is_err().then_some(Value::LOST)
        };
        if let Some(value) = value {
            self.values.push(value);
            self.is_playing = false;
        }
    }
}
