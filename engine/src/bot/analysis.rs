//! The values of actions beside each other, and how sure that is.

use crate::chance::{Dice, Seed};
use crate::seat::Seat;

use super::coach::{Aspects, Coach};
use super::search::Trial;
use super::tally::{Ranked, Reason, Tally, is_sure};
use super::{Effort, Search};

/// How many actions are compared in equally many determinizations.
const FINALISTS: usize = 4;
/// The first of the streams of a seed that are for comparing, beyond those of the search: actions are
/// compared in other determinizations than those in which they were picked.
const FIRST_STREAM: u64 = 1 << 32;

/// Thoughts about what a seat can do, from its view alone. Deterministic: the same view, seed and
/// number of simulations give the same analysis, made at once or in parts.
///
/// Half of the roll-outs go into a search as bots make it, which picks the best few actions. These
/// are then tried in fresh determinizations, all of them in each and with the same luck, so that
/// neither the choice of the best nor the luck of a deal makes a difference look larger than it is.
#[derive(Clone, Debug)]
pub struct Analyst<G: Coach> {
    search: Search<G>,
    view: G::View,
    seat: Seat,
    seed: Seed,
    root: G::Root,
    /// The action that is to be compared with the best one, and no other.
    played: Option<G::Action>,
    /// How many roll-outs are for comparing.
    to_compare: u32,
    legal: usize,
    compared: Option<Compared<G>>,
    actions: Vec<G::Action>,
}

/// The actions that are compared, with what came of them.
#[derive(Clone, Debug)]
struct Compared<G: Coach> {
    actions: Vec<G::Action>,
    /// In how many determinizations they are to be tried.
    planned: u32,
    trial: Option<Trial<G>>,
    /// What the seat came to by each action in the present determinization.
    seen: Vec<Option<Aspects>>,
    tally: Tally,
}

/// The value of an action beside the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluated<A> {
    /// The action.
    pub action: A,
    /// Its value, from 0 to 1.
    pub mean: f64,
    /// How much less than the best one.
    pub behind: f64,
    /// The standard error of that.
    pub error: f64,
    /// Why the best one is better, where the game can tell.
    pub reason: Option<Reason>,
}

/// The values of the actions that were compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// The best action first; none if the seat has nothing to do.
    pub evaluated: Vec<Evaluated<A>>,
    /// In how many determinizations they were compared.
    pub determinizations: u32,
    /// Whether the game's own rule made the choice, without roll-outs.
    pub is_by_rule: bool,
    /// What the action that was taken obviously loses by that rule, in thousandths of a win.
    pub obvious_loss: Option<u32>,
}

impl<A> Evaluated<A> {
    /// Whether the best action is better by more than chance makes likely: by two standard errors.
    #[must_use]
    pub fn is_surely_behind(&self) -> bool {
        is_sure(self.behind, self.error)
    }
}

impl<G: Coach> Analyst<G> {
    /// About all that the seat can do.
    #[must_use]
    pub fn new(view: &G::View, seat: Seat, seed: Seed, simulations: u32) -> Self {
        Self::of(view, seat, seed, simulations, None)
    }

    /// About an action that was taken, beside the best one.
    #[must_use]
    pub fn about(
        view: &G::View,
        seat: Seat,
        seed: Seed,
        simulations: u32,
        played: G::Action,
    ) -> Self {
        Self::of(view, seat, seed, simulations, Some(played))
    }

    fn of(
        view: &G::View,
        seat: Seat,
        seed: Seed,
        simulations: u32,
        played: Option<G::Action>,
    ) -> Self {
        let to_search = simulations / 2;
        let game = G::determinize(view, &mut Dice::new(seed, 0));
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        Self {
            search: Search::new(view, seat, seed, Effort::of(to_search)),
            view: view.clone(),
            seat,
            seed,
            root: game.root(),
            played,
            to_compare: simulations - to_search,
            legal: actions.len(),
            compared: None,
            actions,
        }
    }

    /// Thinks to the end.
    pub fn think(&mut self) {
        while !self.is_done() {
            self.step(u32::MAX);
        }
    }

    /// Thinks on, for so many decisions of roll-outs at the most.
    pub fn step(&mut self, decisions: u32) {
        if !self.search.is_done() {
            self.search.step(decisions);
        } else if self.compared.is_none() {
            self.compared = Some(Compared::new(self.finalists(), self.to_compare));
        } else {
            self.compare(decisions);
        }
    }

    /// Whether it has thought to the end.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.compared
            .as_ref()
            .is_some_and(|compared| compared.tally.determinizations() == compared.planned)
    }

    /// Whether the game knew what to do without a search: where roll-outs would say nothing.
    fn is_by_rule(&self) -> bool {
        self.legal > 1 && self.search.is_done() && self.search.simulations() == 0
    }

    /// The actions to be compared, the best one of the search first.
    fn finalists(&self) -> Vec<G::Action> {
        let Some(best) = self.search.best() else { return Vec::new() };
        let mut finalists = vec![best];
        let others = match &self.played {
            _ if self.is_by_rule() => Vec::new(),
            Some(played) => vec![played.clone()],
            None => self.search.ranked(),
        };
        for action in others {
            if !finalists.contains(&action) && finalists.len() < FINALISTS {
                finalists.push(action);
            }
        }
        finalists
    }

    fn compare(&mut self, decisions: u32) {
        let Some(compared) = &mut self.compared else { return };
        let mut left = decisions;
        while left > 0 && compared.tally.determinizations() < compared.planned {
            if compared.trial.is_none() {
                let stream = FIRST_STREAM + u64::from(compared.tally.determinizations());
                let mut dice = Dice::of_determinization(self.seed, stream);
                let mut game = G::determinize_by_belief(&self.view, self.seat, &mut dice);
                game.clear_others_choices(self.seat);
                compared.trial = Some(Trial::new(game, dice));
            }
            compared.decide(&self.root, self.seat, &mut self.actions);
            left -= 1;
        }
    }

    /// What came of it so far.
    #[must_use]
    pub fn analysis(&self) -> Analysis<G::Action> {
        let is_by_rule = self.is_by_rule();
        let played = self.played.as_ref().filter(|_| is_by_rule);
        let obvious_loss = played.and_then(|played| G::obvious_loss(&self.view, self.seat, played));
        let Some(compared) = self.compared.as_ref().filter(|it| !it.actions.is_empty()) else {
            return Analysis {
                evaluated: Vec::new(),
                determinizations: 0,
                is_by_rule,
                obvious_loss,
            };
        };
        let evaluated = compared.tally.ranking().into_iter().map(|ranked| {
            let Ranked { place, mean, behind, error, reason } = ranked;
            Evaluated { action: compared.actions[place].clone(), mean, behind, error, reason }
        });
        Analysis {
            evaluated: evaluated.collect(),
            determinizations: compared.tally.determinizations(),
            is_by_rule,
            obvious_loss,
        }
    }
}

impl<G: Coach> Compared<G> {
    fn new(actions: Vec<G::Action>, simulations: u32) -> Self {
        let count = actions.len();
        Self {
            planned: if count < 2 { 0 } else { (simulations / count as u32).max(1) },
            trial: None,
            seen: Vec::with_capacity(count),
            tally: Tally::of(count),
            actions,
        }
    }

    /// Makes one decision of the present determinization, and counts it once all actions were tried.
    fn decide(&mut self, root: &G::Root, seat: Seat, listed: &mut Vec<G::Action>) {
        let Some(trial) = &mut self.trial else { return };
        let place = trial.values.len();
        if self.seen.len() == place {
            self.seen.push(None);
        }
        trial.decide(root, seat, &self.actions[place], listed);
        let has_ended = trial.values.len() > place;
        let now = trial.rollout.game();
        if self.seen[place].is_none() && (has_ended || now.is_settled(&trial.game)) {
            self.seen[place] = now.aspects(&trial.game, seat);
        }
        if trial.values.len() == self.actions.len() {
            let values = std::mem::take(&mut trial.values);
            self.trial = None;
            self.tally.count(&values, &self.seen);
            self.seen.clear();
        }
    }
}
