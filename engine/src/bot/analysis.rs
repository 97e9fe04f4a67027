//! What actions are worth beside each other, and how sure that is.

use serde::{Deserialize, Serialize};

use crate::chance::{Dice, Seed};
use crate::seat::Seat;

use super::coach::{ASPECTS, Aspects, Coach};
use super::search::Trial;
use super::{Effort, Thinker, Worth};

/// How many actions are compared in equally many determinizations.
const FINALISTS: usize = 4;
/// The first of the streams of a seed that are for comparing, beyond those of the search: actions are
/// compared in other determinizations than those in which they were picked.
const FIRST_STREAM: u64 = 1 << 32;

/// Thoughts about what a seat can do, from its view alone. Deterministic: the same view, seed and
/// number of simulations give the same analysis, made at once or in parts.
///
/// Half of the play-outs go into a search as bots make it, which picks the best few actions. These
/// are then tried in fresh determinizations, all of them in each and with the same luck, so that
/// neither the choice of the best nor the luck of a deal makes a difference look larger than it is.
#[derive(Clone, Debug)]
pub struct Analyst<G: Coach> {
    search: Thinker<G>,
    view: G::View,
    seat: Seat,
    seed: Seed,
    root: G::Root,
    /// The action that is to be compared with the best one, and no other.
    played: Option<G::Action>,
    /// How many play-outs are for comparing.
    to_compare: u32,
    legal: usize,
    compared: Option<Compared<G>>,
    actions: Vec<G::Action>,
}

/// The actions that are compared, with what came of them.
#[derive(Clone, Debug)]
struct Compared<G: Coach> {
    actions: Vec<G::Action>,
    /// In how many determinizations they are tried, and were.
    planned: u32,
    worlds: u32,
    trial: Option<Trial<G>>,
    sums: Vec<u64>,
    /// The squares of the differences between two of them: by place, a row each.
    squares: Vec<u64>,
    /// What the seat came to by each action in the present determinization.
    seen: Vec<Option<Aspects>>,
    /// In how many determinizations that could be told of all of them.
    told: u32,
    aspects: Vec<[i64; ASPECTS]>,
    aspect_squares: Vec<[u64; ASPECTS]>,
}

/// What an action is worth beside the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    /// The action.
    pub action: A,
    /// What it is worth, from 0 to 1.
    pub mean: f64,
    /// How much less than the best one.
    pub behind: f64,
    /// The standard error of that.
    pub error: f64,
    /// Why the best one is better, where the game can tell.
    pub reason: Option<Reason>,
}

/// The respect in which the best action is most surely better than another one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// Which of the game's [`Aspects`].
    pub aspect: usize,
    /// What the best action comes to in it on average, in thousandths.
    pub best: f64,
    /// What the other one does.
    pub other: f64,
}

/// What the actions that were compared are worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// The best action first; none if the seat has nothing to do.
    pub judged: Vec<Judged<A>>,
    /// In how many determinizations they were compared.
    pub worlds: u32,
    /// Whether the game's own rule made the choice, without play-outs.
    pub is_by_rule: bool,
}

impl<A> Judged<A> {
    /// Whether the best action is better by more than chance makes likely: by two standard errors.
    #[must_use]
    pub fn is_surely_behind(&self) -> bool {
        self.behind > 0.0 && self.behind >= 2.0 * self.error
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
            search: Thinker::new(view, seat, seed, Effort::of(to_search)),
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

    /// Thinks on, for so many decisions of play-outs at the most.
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
        self.compared.as_ref().is_some_and(|compared| compared.worlds == compared.planned)
    }

    /// Whether the game knew what to do without a search: where play-outs would say nothing.
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
        while left > 0 && compared.worlds < compared.planned {
            if compared.trial.is_none() {
                let stream = FIRST_STREAM + u64::from(compared.worlds);
                let mut dice = Dice::new(self.seed, stream);
                let mut game = G::determinize(&self.view, &mut dice);
                game.take_back_others(self.seat);
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
        let Some(compared) = self.compared.as_ref().filter(|it| !it.actions.is_empty()) else {
            return Analysis { judged: Vec::new(), worlds: 0, is_by_rule };
        };
        let best = compared.best();
        let mut judged: Vec<_> =
            (0..compared.actions.len()).map(|at| compared.judge(best, at)).collect();
        judged.sort_by(|one, other| other.mean.total_cmp(&one.mean));
        // The best one first, even if another is as good, or better by no more than chance.
        let first = judged.iter().position(|judged| judged.action == compared.actions[best]);
        judged[..=first.unwrap_or_default()].rotate_right(1);
        Analysis { judged, worlds: compared.worlds, is_by_rule }
    }
}

impl<G: Coach> Compared<G> {
    fn new(actions: Vec<G::Action>, simulations: u32) -> Self {
        let count = actions.len();
        Self {
            planned: if count < 2 { 0 } else { (simulations / count as u32).max(1) },
            worlds: 0,
            trial: None,
            sums: vec![0; count],
            squares: vec![0; count * count],
            seen: Vec::with_capacity(count),
            told: 0,
            aspects: vec![[0; ASPECTS]; count],
            aspect_squares: vec![[0; ASPECTS]; count * count],
            actions,
        }
    }

    /// Makes one decision of the present determinization, and counts it once all actions were tried.
    fn decide(&mut self, root: &G::Root, seat: Seat, listed: &mut Vec<G::Action>) {
        let Some(trial) = &mut self.trial else { return };
        let place = trial.worths.len();
        if self.seen.len() == place {
            self.seen.push(None);
        }
        trial.decide(root, seat, &self.actions[place], listed);
        let has_ended = trial.worths.len() > place;
        let now = trial.play_out.game();
        if self.seen[place].is_none() && (has_ended || now.is_settled(&trial.game)) {
            self.seen[place] = now.aspects(&trial.game, seat);
        }
        if trial.worths.len() == self.actions.len() {
            let worths = std::mem::take(&mut trial.worths);
            self.trial = None;
            self.count(&worths);
            self.seen.clear();
        }
    }

    fn count(&mut self, worths: &[Worth]) {
        let count = worths.len();
        self.worlds += 1;
        for (at, worth) in worths.iter().enumerate() {
            self.sums[at] += u64::from(worth.get());
            for (other_at, other) in worths.iter().enumerate() {
                let difference = u64::from(worth.get().abs_diff(other.get()));
                self.squares[at * count + other_at] += difference.pow(2);
            }
        }
        if self.seen.iter().any(Option::is_none) {
            return;
        }
        self.told += 1;
        for (at, own) in self.seen.iter().flatten().enumerate() {
            for (nth, value) in own.iter().enumerate() {
                self.aspects[at][nth] += i64::from(*value);
            }
            for (other_at, other) in self.seen.iter().flatten().enumerate() {
                let squares = &mut self.aspect_squares[at * count + other_at];
                for nth in 0..ASPECTS {
                    squares[nth] += u64::from(own[nth].abs_diff(other[nth])).pow(2);
                }
            }
        }
    }

    /// The place of the best action: the one that the search found, unless another one is better by
    /// more than chance makes likely. So whatever needs a reason has had to show it twice.
    fn best(&self) -> usize {
        let better = |at: &usize| self.judge(*at, 0).is_surely_behind();
        (1..self.actions.len()).filter(better).max_by_key(|at| self.sums[*at]).unwrap_or_default()
    }

    /// What the action in a place is worth beside the best one.
    fn judge(&self, best: usize, at: usize) -> Judged<G::Action> {
        let scale = f64::from(Worth::WON.get());
        let count = self.actions.len();
        let (behind, error) = difference(
            self.sums[best].cast_signed() - self.sums[at].cast_signed(),
            self.squares[best * count + at],
            self.worlds,
        );
        Judged {
            action: self.actions[at].clone(),
            mean: mean(self.sums[at].cast_signed(), self.worlds) / scale,
            behind: behind / scale,
            error: error / scale,
            reason: self.reason(best, at),
        }
    }

    /// In which respect the best action is most surely better than another: by two standard errors.
    fn reason(&self, best: usize, at: usize) -> Option<Reason> {
        let surely = |aspect: usize| {
            let (lead, error) = difference(
                self.aspects[best][aspect] - self.aspects[at][aspect],
                self.aspect_squares[best * self.actions.len() + at][aspect],
                self.told,
            );
            (lead > 0.0 && lead >= 2.0 * error).then_some((lead / error.max(f64::EPSILON), aspect))
        };
        let reasons = (0..ASPECTS).filter_map(surely);
        let (_, aspect) = reasons.max_by(|one, other| one.0.total_cmp(&other.0))?;
        let of = |place: usize| mean(self.aspects[place][aspect], self.told);
        Some(Reason { aspect, best: of(best), other: of(at) })
    }
}

#[expect(clippy::cast_precision_loss, reason = "sums stay far below 2⁵²")]
fn mean(sum: i64, count: u32) -> f64 {
    sum as f64 / f64::from(count.max(1))
}

/// The mean of differences, of which there were so many, and its standard error.
#[expect(clippy::cast_precision_loss, reason = "what is lost is far below the error")]
fn difference(sum: i64, squares: u64, count: u32) -> (f64, f64) {
    let all = f64::from(count);
    if count < 2 {
        return (mean(sum, count), f64::INFINITY);
    }
    let mean = sum as f64 / all;
    let variance = (squares as f64 / all - mean * mean).max(0.0) * all / (all - 1.0);
    (mean, (variance / all).sqrt())
}
