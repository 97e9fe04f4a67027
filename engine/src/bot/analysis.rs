use crate::chance::{Dice, Seed};
use crate::seat::Seat;

use super::VIEW_WAS_SHOWN;
use super::coach::{Aspects, Coach};
use super::search::Trial;
use super::tally::{Evaluated, Tally};
use super::{Effort, Incremental, Search, Style, Value};

const MAX_FINALISTS: usize = 4;
/// First random stream for comparing. Not the search's: its determinizations favour its picks.
const FIRST_STREAM: u64 = 1 << 32;

/// Compares a seat's actions, from its view alone. Deterministic for a view, a seed and a number of
/// roll-outs, whether run at once or in steps.
///
/// Half of the roll-outs go into a bot's search, which picks the best few actions. Fresh
/// determinizations then try all of these with the same luck, so that neither the pick nor a lucky
/// deal exaggerates a difference.
#[derive(Debug)]
pub struct Analyst<G: Coach> {
    search: Search<G>,
    view: G::View,
    seat: Seat,
    seed: Seed,
    root: G::Root,
    /// The action taken, to compare with the best one; `None` compares the search's best few.
    played: Option<G::Action>,
    comparison_rollouts: u32,
    /// Whether careful decisions replace the roll-out policy's bad ones.
    with_care: bool,
    legal_count: usize,
    comparison: Option<Comparison<G>>,
    action_buffer: Vec<G::Action>,
}

#[derive(Clone, Debug)]
struct Comparison<G: Coach> {
    actions: Vec<G::Action>,
    /// Determinizations planned for trying the actions.
    planned: u32,
    trial: Option<Trial<G>>,
    /// Each action's aspects in the current determinization.
    aspects: Vec<Option<Aspects>>,
    tally: Tally,
    with_care: bool,
    /// The position after careful decisions, from which roll-outs continue.
    careful_start: Option<CarefulStart<G>>,
    /// By action: the seat's careful follow-ups, each with its count.
    follow_ups: Vec<Vec<(G::Action, u32)>>,
}

#[derive(Clone, Debug)]
struct CarefulStart<G> {
    game: G,
    finished_rollouts: u32,
    value_sum: u64,
}

/// The values of the compared actions.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// The best action first; empty if the seat has nothing to do.
    pub evaluated: Vec<Evaluated<A>>,
    /// Determinizations in which the actions were compared.
    pub determinizations: u32,
    /// Roll-outs made for comparing, over all actions.
    pub rollouts: u32,
    /// Whether a rule of the game's bots chose, without roll-outs.
    pub is_by_rule: bool,
    /// If a rule chose: obvious loss of the action taken, in thousandths of a win.
    pub obvious_loss: Option<u32>,
}

impl<G: Coach> Analyst<G> {
    /// Analyses all legal actions.
    ///
    /// # Panics
    /// If no state fits the view. A view that a game has shown always has one.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, seed: Seed, rollouts: u32) -> Self {
        let search_rollouts = rollouts / 2;
        let game = G::determinize(view, &mut Dice::new(seed, 0)).expect(VIEW_WAS_SHOWN);
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        Self {
            search: Search::new(view, seat, seed, Effort::new(search_rollouts)),
            view: view.clone(),
            seat,
            seed,
            root: game.root(Style::Even),
            played: None,
            comparison_rollouts: rollouts - search_rollouts,
            with_care: false,
            legal_count: actions.len(),
            comparison: None,
            action_buffer: actions,
        }
    }

    /// Compares the action taken with the best one; [with care](Self::with_care), also with others.
    #[must_use]
    pub fn with_played(self, played: G::Action) -> Self {
        Self { played: Some(played), ..self }
    }

    /// Decides with care where the roll-out policy decides badly, which takes longer.
    #[must_use]
    pub fn with_care(self) -> Self {
        Self { with_care: G::CARE.is_some(), ..self }
    }

    /// Whether a rule of the game's bots chose, without roll-outs that could explain the choice.
    fn is_by_rule(&self) -> bool {
        self.legal_count > 1 && self.search.is_done() && self.search.rollouts() == 0
    }

    /// The actions to compare, the search's best first.
    fn finalists(&self) -> Vec<G::Action> {
        let Some(best) = self.search.best() else { return Vec::new() };
        let mut finalists = vec![best];
        let others = match &self.played {
            _ if self.is_by_rule() => Vec::new(),
            Some(played) if !self.with_care => vec![played.clone()],
            // Care may change the search's ranking of the others.
            Some(played) => [vec![played.clone()], self.search.ranking()].concat(),
            None => self.search.ranking(),
        };
        for action in others {
            if !finalists.contains(&action) && finalists.len() < MAX_FINALISTS {
                finalists.push(action);
            }
        }
        finalists
    }

    fn compare(&mut self, decisions: u32) {
        let Some(comparison) = &mut self.comparison else { return };
        let mut left = decisions;
        while left > 0 && comparison.tally.determinizations() < comparison.planned {
            if comparison.trial.is_none() {
                let stream = FIRST_STREAM + u64::from(comparison.tally.determinizations());
                let mut dice = Dice::for_determinization(self.seed, stream);
                let game = G::rollout_state(&self.view, self.seat, &mut dice);
                comparison.trial = Some(Trial::new(game, dice));
            }
            let cost = comparison.decide(&self.root, self.seat, &mut self.action_buffer);
            left = left.saturating_sub(cost);
        }
    }

    /// The result so far.
    #[must_use]
    pub fn analysis(&self) -> Analysis<G::Action> {
        let is_by_rule = self.is_by_rule();
        let played = self.played.as_ref().filter(|_| is_by_rule);
        let obvious_loss = played.and_then(|played| G::obvious_loss(&self.view, self.seat, played));
        let comparison = self.comparison.as_ref();
        Analysis {
            evaluated: comparison.map(Comparison::evaluated).unwrap_or_default(),
            determinizations: comparison
                .map_or(0, |comparison| comparison.tally.determinizations()),
            rollouts: comparison.map_or(0, Comparison::rollouts),
            is_by_rule,
            obvious_loss,
        }
    }
}

impl<G: Coach> Incremental for Analyst<G> {
    fn step(&mut self, decisions: u32) {
        if !self.search.is_done() {
            self.search.step(decisions);
        } else if self.comparison.is_none() {
            let (finalists, rollouts) = (self.finalists(), self.comparison_rollouts);
            self.comparison = Some(Comparison::new(finalists, rollouts, self.with_care));
        } else {
            self.compare(decisions);
        }
    }

    fn is_done(&self) -> bool {
        self.comparison
            .as_ref()
            .is_some_and(|comparison| comparison.tally.determinizations() == comparison.planned)
    }
}

impl<G: Coach> Comparison<G> {
    fn new(actions: Vec<G::Action>, rollouts: u32, with_care: bool) -> Self {
        let count = actions.len();
        let limit = G::CARE.filter(|_| with_care).map_or(u32::MAX, |care| care.determinizations);
        Self {
            planned: if count < 2 { 0 } else { (rollouts / count as u32).clamp(1, limit) },
            trial: None,
            aspects: Vec::with_capacity(count),
            tally: Tally::new(count, G::OUTCOME_ASPECT, G::LEAST_DIFFERENCES),
            with_care,
            careful_start: None,
            follow_ups: vec![Vec::new(); count],
            actions,
        }
    }

    fn evaluated(&self) -> Vec<Evaluated<G::Action>> {
        if self.actions.is_empty() {
            return Vec::new();
        }
        let ranking = self.tally.ranking(self.best()).into_iter();
        let evaluated = ranking.map(|ranked| Evaluated {
            follow_up: self.usual_follow_up(ranked.action),
            ..ranked.map(|index| self.actions[index].clone())
        });
        evaluated.collect()
    }

    /// Roll-outs made for comparing, without those inside careful decisions.
    fn rollouts(&self) -> u32 {
        let per_action = G::CARE.filter(|_| self.with_care).map_or(1, |care| care.end_rollouts);
        self.tally.determinizations() * self.actions.len() as u32 * per_action
    }

    /// Makes a decision in the determinization; returns its cost: 1, or its roll-outs if with care.
    fn decide(&mut self, root: &G::Root, seat: Seat, buffer: &mut Vec<G::Action>) -> u32 {
        let Some(trial) = &mut self.trial else { return 1 };
        let index = trial.values.len();
        if self.aspects.len() == index {
            self.aspects.push(None);
        }
        let may_need_care = self.with_care && trial.is_playing && self.aspects[index].is_none();
        let care = if may_need_care { trial.rollout.mover_needing_care() } else { None };
        if let Some((mover, care)) = care
            && let Some(action) = trial.rollout.decide_with_care(mover, care)
        {
            if mover == seat {
                count_action(&mut self.follow_ups[index], action);
            }
            self.record_aspects(index, seat);
            return care.rollouts;
        }
        trial.decide(root, seat, &self.actions[index], buffer);
        let has_ended = trial.values.len() > index;
        self.record_aspects(index, seat);
        if has_ended && !self.start_another_rollout() {
            self.count_determinization();
        }
        1
    }

    /// Records the seat's achievements once the position has settled or the roll-out has ended.
    fn record_aspects(&mut self, index: usize, seat: Seat) {
        let Some(trial) = &self.trial else { return };
        let has_ended = trial.values.len() > index;
        let now = trial.rollout.game();
        if self.aspects[index].is_none() && (has_ended || now.is_settled(&trial.game)) {
            self.aspects[index] = now.aspects(&trial.game, seat);
            if self.with_care && !has_ended && self.aspects[index].is_some() {
                self.careful_start =
                    Some(CarefulStart { game: now.clone(), finished_rollouts: 0, value_sum: 0 });
            }
        }
    }

    /// Starts the next roll-out from the position after careful decisions; returns `false` if none
    /// is left, and replaces the last roll-out's value by the mean of all.
    fn start_another_rollout(&mut self) -> bool {
        let (Some(trial), Some(start), Some(care)) =
            (&mut self.trial, &mut self.careful_start, G::CARE)
        else {
            return false;
        };
        let Some(value) = trial.values.pop() else { return false };
        start.finished_rollouts += 1;
        start.value_sum += u64::from(value.get());
        if start.finished_rollouts < care.end_rollouts {
            trial.rollout.return_to(&start.game);
            trial.is_playing = true;
            return true;
        }
        trial.values.push(Value::mean(start.value_sum, start.finished_rollouts));
        self.careful_start = None;
        false
    }

    fn count_determinization(&mut self) {
        let all = self.actions.len();
        let Some(trial) = self.trial.take_if(|trial| trial.values.len() == all) else { return };
        self.tally.count(&trial.values, &self.aspects);
        self.aspects.clear();
    }

    /// Index of the best action without a planned follow-up, unless all such are surely behind.
    fn best(&self) -> usize {
        let best = self.tally.best();
        if self.needs_no_plan(best) {
            return best;
        }
        let is_as_good = |index: &usize| {
            self.needs_no_plan(*index) && !self.tally.is_surely_behind(*index, best)
        };
        (0..self.actions.len())
            .filter(is_as_good)
            .max_by_key(|index| self.tally.value_sum(*index))
            .unwrap_or(best)
    }

    fn needs_no_plan(&self, index: usize) -> bool {
        self.usual_follow_up(index).is_none_or(|follow_up| G::is_plain(&follow_up))
    }

    /// The seat's next action in at least three of five determinizations, if there is one.
    fn usual_follow_up(&self, index: usize) -> Option<G::Action> {
        let all: u32 = self.follow_ups[index].iter().map(|(_, times)| times).sum();
        let (action, _) = self.follow_ups[index].iter().find(|(_, times)| 5 * times >= 3 * all)?;
        Some(action.clone())
    }
}

fn count_action<A: PartialEq>(actions: &mut Vec<(A, u32)>, action: A) {
    match actions.iter_mut().find(|(known, _)| *known == action) {
        Some((_, times)) => *times += 1,
        None => actions.push((action, 1)),
    }
}
