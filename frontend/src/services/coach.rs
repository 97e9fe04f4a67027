//! The coach thinks in a worker of its own (the bots' wasm): it takes one task and reports what it finds until that is
//! done. Without workers it thinks in short slices on the page's own thread.
//!
//! A hint takes a view and gives an action, with its advantage over the next best one. A review takes the whole record
//! of a finished game; each decision is judged by the view of its seat alone.

mod examine;
pub(super) mod task;

use std::task::Poll;

use engine::bot::{Analysis, Evaluated, Reason};
use engine::catalogue::{AnyAction, AnyAnalyst};
use engine::chance::Seed;
use serde::{Deserialize, Serialize};
use yew::Callback;

use crate::services::saves::Examined;
use crate::services::to_worker::{READY, ToWorker, start};
use crate::services::worker::{NextSlice, WorkerHandle, run_in_slices};

use examine::{Examination, FEWEST_ROLLOUTS};

pub use examine::reviewed_seats;
pub use task::CoachTask;

/// Decisions between two looks at the clock.
const DECISIONS_PER_STEP: u32 = 128;
/// The thinking time before the coach yields the page's thread.
const SLICE_MS: u64 = 10;
/// The same in a worker, which nobody else uses.
pub const WORKER_SLICE_MS: u64 = 100;
pub const HINT_ROLLOUTS: u32 = 8_000;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Report {
    /// The hint; `None` if there is nothing to decide.
    Hint(Option<Advice>),
    Found(Examined),
    Done,
}

/// The search's best action, compared with the next best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    pub action: String,
    /// The text of the next best action, and the certainty that it is worse.
    pub next: Option<(String, Certainty)>,
    /// The advantage of `action` over `next`, where the game can tell.
    pub reason: Option<Reason>,
    /// The disadvantage of `action` against `next`.
    pub price: Option<Reason>,
    /// The range of four in five outcomes of `action`, the better end first.
    pub range: Option<[i32; 2]>,
    /// The text of the seat's most frequent action after `action`.
    pub then: Option<String>,
    /// Whether the game's own rule chose, without searching.
    pub is_by_rule: bool,
}

/// The certainty that one action is better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Certainty {
    /// The difference may be chance.
    No,
    Little,
    /// The difference surely exceeds 2 % of the stake.
    Clearly,
}

/// The least clear difference, as a share of the stake.
const CLEAR_DIFFERENCE: f64 = 0.02;

impl Certainty {
    /// The certainty that this action is worse than the best one.
    fn from_evaluated<A>(evaluated: &Evaluated<A>) -> Self {
        if !evaluated.is_surely_behind() {
            Self::No
        } else if evaluated.behind - 2.0 * evaluated.error > CLEAR_DIFFERENCE {
            Self::Clearly
        } else {
            Self::Little
        }
    }
}

impl Advice {
    /// `None` without a decision, or if too little is known for advice.
    pub fn from_analysis(analysis: &Analysis<AnyAction>) -> Option<Self> {
        let mut evaluated = analysis.evaluated.iter();
        let best = evaluated.next()?;
        let next = evaluated.next();
        if next.is_some() && analysis.rollouts < FEWEST_ROLLOUTS {
            return None;
        }
        let next = next.map(|next| (next, Certainty::from_evaluated(next)));
        let worse = next.filter(|(_, certainty)| *certainty != Certainty::No).map(|(next, _)| next);
        Some(Self {
            action: best.action.to_string(),
            reason: worse.and_then(|next| next.reason),
            price: worse.and_then(|next| next.price),
            range: best.range,
            then: best.follow_up.as_ref().map(ToString::to_string),
            next: next.map(|(next, certainty)| (next.action.to_string(), certainty)),
            is_by_rule: analysis.is_by_rule,
        })
    }
}

/// Works on this task in place of the previous one, in slices of `slice_ms`.
pub fn work(next: &NextSlice, task: CoachTask, slice_ms: u64, on_report: Callback<Report>) {
    match task {
        CoachTask::Hint { seat, seed, view } => {
            let mut analyst = AnyAnalyst::with_care(&view, seat, Seed(seed), HINT_ROLLOUTS);
            run_in_slices(next, slice_ms, move || {
                if !analyst.is_done() {
                    analyst.step(DECISIONS_PER_STEP);
                    return false;
                }
                on_report.emit(Report::Hint(Advice::from_analysis(&analyst.result())));
                true
            });
        }
        CoachTask::Review { record, from } => {
            let mut examination = Examination::new(&record, from as usize).map(Box::new);
            run_in_slices(next, slice_ms, move || {
                let report = match examination.as_mut().map(|it| it.step(DECISIONS_PER_STEP)) {
                    Some(Poll::Pending) => return false,
                    Some(Poll::Ready(Some(examined))) => Report::Found(examined),
                    Some(Poll::Ready(None)) | None => Report::Done,
                };
                let is_done = report == Report::Done;
                on_report.emit(report);
                is_done
            });
        }
    }
}

/// A task in progress. Dropping it ends the task.
pub struct Coaching {
    _worker: Option<WorkerHandle>,
    next_slice: NextSlice,
}

impl Drop for Coaching {
    fn drop(&mut self) {
        self.next_slice.borrow_mut().take();
    }
}

impl Coaching {
    pub fn ask(task: CoachTask, on_report: Callback<Report>) -> Self {
        let next_slice = NextSlice::default();
        let Some(worker) = start() else {
            work(&next_slice, task, SLICE_MS, on_report);
            return Self { _worker: None, next_slice };
        };
        let on_text = {
            let (worker, request, on_report) =
                (worker.clone(), ToWorker::Coach(task.clone()), on_report.clone());
            move |text: String| {
                if text == READY {
                    request.post(&worker);
                } else if let Ok(report) = serde_json::from_str(&text) {
                    on_report.emit(report);
                }
            }
        };
        let on_error = {
            let next_slice = next_slice.clone();
            // If the worker fails, the page itself works on the task.
            move || work(&next_slice, task.clone(), SLICE_MS, on_report.clone())
        };
        Self { _worker: Some(WorkerHandle::new(worker, on_text, on_error)), next_slice }
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::{AnyGame, GameId};
    use engine::game::{Game, Observer};
    use engine::seat::Seat;

    use super::*;

    pub(super) fn evaluated<A>(action: A, behind: f64, error: f64) -> Evaluated<A> {
        let (reason, price, range, follow_up) = (None, None, None, None);
        Evaluated { action, mean: 0.5, behind, error, reason, price, range, follow_up }
    }

    #[test]
    fn an_action_within_the_error_is_not_called_better() {
        for (behind, error, certainty) in [
            (0.05, 0.03, Certainty::No),
            (0.0, 0.0, Certainty::No),
            (0.03, 0.01, Certainty::Little),
            (0.05, 0.01, Certainty::Clearly),
            (0.3, f64::INFINITY, Certainty::No),
        ] {
            let found = Certainty::from_evaluated(&evaluated((), behind, error));
            assert_eq!(found, certainty, "{behind}");
        }
    }

    fn advice(rollouts: u32) -> Option<Advice> {
        let options = GameId::FoolsGambit.options();
        let game = AnyGame::deal(&options, 2, Seed(3)).expect("a table of two");
        let view = game.view(Observer::Seat(Seat::ONE));
        let mut analyst = AnyAnalyst::new(&view, Seat::ONE, Seed(4), rollouts);
        while !analyst.is_done() {
            analyst.step(DECISIONS_PER_STEP);
        }
        Advice::from_analysis(&analyst.result())
    }

    #[test]
    fn too_few_rollouts_say_nothing() {
        assert_eq!(advice(FEWEST_ROLLOUTS), None);
        assert!(advice(4 * FEWEST_ROLLOUTS).is_some_and(|advice| advice.next.is_some()));
    }
}
