//! Bots think in a worker: the same wasm, which takes a view as bytes and answers with an action as text. Without
//! workers they think in short slices on the page's own thread.

mod speed;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engine::bot::{Level, Style};
use engine::catalogue::{AnySearch, AnyView};
use engine::chance::Seed;
use engine::seat::Seat;
use gloo::timers::callback::Timeout;
use js_sys::Uint8Array;
use serde::{Deserialize, Serialize};
use web_sys::DedicatedWorkerGlobalScope;
use yew::Callback;

use crate::services::to_worker::{Question, READY, ToWorker, start};
use crate::services::worker::{NextSlice, WorkerHandle, on_message, post_callback, run_in_slices};
use crate::services::{clock, coach, compact};

/// Decisions of roll-outs between two looks at the clock: a few milliseconds' work when all seats have many choices.
const DECISIONS_PER_STEP: u32 = 128;
/// The thinking time before a bot yields the page's thread.
const SLICE_MS: u64 = 10;
/// The same in a worker: longer, since each yield costs some milliseconds and only the next question waits.
const WORKER_SLICE_MS: u64 = 60;

/// A worker counts as dead if it is silent for this much longer than its bot may think (`patience`).
const LONGEST_SILENCE_MS: u32 = 20_000;
/// After this many silences in a row bots think on the page; after fewer, the worker restarts.
const MOST_SILENCES: u8 = 2;

#[derive(Clone, PartialEq, Debug)]
pub struct BotTask {
    pub seat: Seat,
    pub level: Level,
    pub style: Style,
    /// All the bot may look at.
    pub view: AnyView,
}

/// A bot's answer, without an action if the question had nothing to decide.
#[derive(Serialize, Deserialize)]
struct BotAnswer {
    ticket: u32,
    action: Option<String>,
}

/// A bot's answer as the page receives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    pub action: String,
    /// The time at which the bot began to think, by [`clock::steady`].
    pub began_at: u64,
}

/// This tab's bots. Dropping it interrupts them.
pub struct Bots(Rc<BotsInner>);

#[derive(Default)]
struct BotsInner {
    worker: RefCell<Option<WorkerHandle>>,
    /// The last question's number; answers to earlier questions are ignored.
    ticket: Cell<u32>,
    pending: RefCell<Option<(Question, Callback<Thought>)>>,
    /// The time at which the last question went to the worker or to this thread.
    handed_over_at: Cell<u64>,
    /// Whether the worker is up; until then, questions wait.
    is_ready: Cell<bool>,
    /// Questions in a row that the worker left unanswered.
    silences: Cell<u8>,
    answer_timeout: RefCell<Option<Timeout>>,
    /// The bots' work on the page's own thread, without a worker.
    next_slice: NextSlice,
}

impl Bots {
    pub fn new() -> Self {
        let inner = Rc::default();
        start_worker(&inner);
        Self(inner)
    }

    /// Asks a bot for its action, which takes `patience` milliseconds at most. Replaces an earlier open question.
    pub fn ask(&self, task: BotTask, seed: Seed, patience: u32, on_answer: Callback<Thought>) {
        let Self(inner) = self;
        let ticket = inner.ticket.get() + 1;
        inner.ticket.set(ticket);
        let BotTask { seat, level, style, view } = task;
        let (level, style) = (level.word().to_owned(), style.word().to_owned());
        let question = Question { ticket, seat, level, style, patience, seed: seed.0, view };
        *inner.pending.borrow_mut() = Some((question, on_answer));
        hand_over(inner, patience);
    }

    pub fn interrupt(&self) {
        let Self(inner) = self;
        if inner.pending.borrow_mut().take().is_none() {
            return;
        }
        inner.next_slice.borrow_mut().take();
        if let Some(handle) = &*inner.worker.borrow() {
            ToWorker::Interrupt.post(&handle.worker);
        }
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.interrupt();
        // Breaks reference cycles.
        self.0.worker.take();
        self.0.answer_timeout.take();
    }
}

impl BotsInner {
    fn post(&self) {
        let (pending, worker) = (self.pending.borrow(), self.worker.borrow());
        let Some((question, _)) = pending.as_ref().filter(|_| self.is_ready.get()) else { return };
        let Some(WorkerHandle { worker, .. }) = &*worker else { return };
        self.handed_over_at.set(clock::steady());
        ToWorker::Decide(question.clone()).post(worker);
    }

    fn deliver(&self, answer: BotAnswer) {
        let pending =
            self.pending.borrow_mut().take_if(|(question, _)| question.ticket == answer.ticket);
        if let (Some((_, on_answer)), Some(action)) = (pending, answer.action) {
            on_answer.emit(Thought { action, began_at: self.handed_over_at.get() });
        }
    }
}

fn start_worker(inner: &Rc<BotsInner>) {
    inner.is_ready.set(false);
    let handle = start().map(|worker| {
        let on_text = {
            let inner = inner.clone();
            move |text: String| {
                if text == READY {
                    inner.is_ready.set(true);
                    inner.post();
                } else if let Ok(answer) = serde_json::from_str::<BotAnswer>(&text) {
                    inner.silences.set(0);
                    inner.deliver(answer);
                }
            }
        };
        let on_error = {
            let inner = inner.clone();
            // The worker can't be loaded: answer the open question here.
            move || {
                inner.silences.set(MOST_SILENCES);
                think_here(&inner);
            }
        };
        WorkerHandle::new(worker, on_text, on_error)
    });
    inner.worker.replace(handle);
}

/// Passes the question to the worker and limits the wait for its answer; without a worker it is answered here.
fn hand_over(inner: &Rc<BotsInner>, patience: u32) {
    inner.answer_timeout.take();
    if inner.worker.borrow().is_none() || inner.silences.get() >= MOST_SILENCES {
        return think_here(inner);
    }
    inner.post();
    let waiting = inner.clone();
    let answer_timeout = Timeout::new(patience.saturating_add(LONGEST_SILENCE_MS), move || {
        if waiting.pending.borrow().is_some() {
            waiting.silences.set(waiting.silences.get() + 1);
            waiting.worker.take();
            if waiting.silences.get() < MOST_SILENCES {
                start_worker(&waiting);
            }
            hand_over(&waiting, patience);
        }
    });
    inner.answer_timeout.replace(Some(answer_timeout));
}

fn think_here(inner: &Rc<BotsInner>) {
    let pending = inner.pending.borrow();
    let Some((question, _)) = &*pending else { return };
    let on_answer = {
        let inner = inner.clone();
        Callback::from(move |answer| inner.deliver(answer))
    };
    inner.handed_over_at.set(clock::steady());
    think(&inner.next_slice, SLICE_MS, question, on_answer);
}

/// Thinks about this question in place of the previous one, in slices of `slice_ms`.
fn think(next: &NextSlice, slice_ms: u64, question: &Question, on_answer: Callback<BotAnswer>) {
    let Question { ticket, seat, patience, seed, view, .. } = question;
    let level = Level::from_word(&question.level).unwrap_or(Level::Regular);
    let style = Style::from_word(&question.style).unwrap_or_default();
    let rollout_thousandths = speed::affordable_thousandths(*patience);
    let mut search = AnySearch::new(view, *seat, (level, style), Seed(*seed), rollout_thousandths);
    let ticket = *ticket;
    run_in_slices(next, slice_ms, move || {
        if !search.is_done() {
            search.step(DECISIONS_PER_STEP);
        }
        let is_done = search.is_done();
        if is_done {
            let action = search.result().map(|action| action.to_string());
            on_answer.emit(BotAnswer { ticket, action });
        }
        is_done
    });
}

/// The worker's entry point. It answers only the latest question to a bot.
pub fn serve(scope: &DedicatedWorkerGlobalScope) {
    let (next_slice, next_coach_slice) = (NextSlice::default(), NextSlice::default());
    let (on_answer, on_report) = (post_callback(scope), post_callback(scope));
    let listener =
        on_message(scope, move |data| match compact::read(&Uint8Array::new(&data).to_vec()) {
            Some(ToWorker::Decide(question)) => {
                think(&next_slice, WORKER_SLICE_MS, &question, on_answer.clone());
            }
            Some(ToWorker::Coach(task)) => {
                coach::work(&next_coach_slice, task, coach::WORKER_SLICE_MS, on_report.clone());
            }
            Some(ToWorker::Interrupt) | None => drop(next_slice.borrow_mut().take()),
        });
    listener.forget();
    let _ = scope.post_message(&READY.into());
}
