//! Bots think in a worker: the same wasm, which is given a view as bytes and answers with an action
//! as text. Where there is no worker they think in small parts on the page's own thread.

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
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker};
use yew::Callback;

use crate::services::to_worker::{Question, READY, ToWorker, start};
use crate::services::worker::{OnMessage, WorkerHandle};
use crate::services::{clock, coach, compact};

/// How many decisions are made before looking at the clock: a few milliseconds' work where all
/// seats have much to choose from.
const DECISIONS: u32 = 128;
/// For how many milliseconds a bot thinks before it lets others have the page's thread.
const PART: u64 = 10;
/// The same in a worker, where only the next question waits: browsers let every part wait for some milliseconds.
const PART_OF_WORKER: u64 = 60;

/// A worker that is silent for so long after its bot's patience is over is taken for dead, in milliseconds.
const SILENCE: u32 = 20_000;

/// A bot that owes a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct BotTask {
    /// Its seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// Its style.
    pub style: Style,
    /// All that it may look at.
    pub view: AnyView,
}

/// What it answers; without an action if the question had nothing to be done.
#[derive(Serialize, Deserialize)]
struct Answer {
    ticket: u32,
    action: Option<String>,
}

/// A bot's answer as the page gets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The action's text.
    pub action: String,
    /// When the bot began to think, by [`clock::steady`].
    pub since: u64,
}

/// The place where this tab's bots think. Dropping it interrupts them.
pub struct Bots {
    worker: Option<WorkerHandle>,
    inner: Rc<Inner>,
}

#[derive(Default)]
struct Inner {
    /// The last question asked; an answer to another one comes too late.
    ticket: Cell<u32>,
    asked: RefCell<Option<(Question, Callback<Thought>)>>,
    /// When the last question was handed to who thinks about it.
    handed_over: Cell<u64>,
    /// Whether the worker is up; until then questions wait.
    is_ready: Cell<bool>,
    /// Whether the worker left a question without an answer: bots think on the page then.
    is_silent: Cell<bool>,
    /// Waits for the worker's answer.
    watch: RefCell<Option<Timeout>>,
    /// Thinks where there is no worker.
    mind: Mind,
}

impl Bots {
    /// Starts the worker, if the browser has them.
    pub fn new() -> Self {
        let inner = Rc::<Inner>::default();
        let Some(worker) = start() else {
            return Self { worker: None, inner };
        };
        let on_message = {
            let (inner, worker) = (inner.clone(), worker.clone());
            OnMessage::new(move |event: MessageEvent| {
                let Some(text) = event.data().as_string() else { return };
                if text == READY {
                    inner.is_ready.set(true);
                    inner.post(&worker);
                } else if let Ok(answer) = serde_json::from_str::<Answer>(&text) {
                    inner.is_silent.set(false);
                    inner.answer(answer);
                }
            })
        };
        let on_error = {
            let inner = inner.clone();
            // The worker can't be loaded: whatever waits is thought about here.
            OnMessage::new(move |_| {
                inner.is_silent.set(true);
                think_here(&inner);
            })
        };
        Self { worker: Some(WorkerHandle::new(worker, on_message, on_error)), inner }
    }

    /// Asks a bot for its action, which takes `patience` milliseconds at most. An earlier question that is still open
    /// is dropped.
    pub fn ask(&self, task: BotTask, seed: Seed, patience: u32, on_answer: Callback<Thought>) {
        let ticket = self.inner.ticket.get() + 1;
        self.inner.ticket.set(ticket);
        let BotTask { seat, level, style, view } = task;
        let (level, style) = (level.word().to_owned(), style.word().to_owned());
        let question = Question { ticket, seat, level, style, patience, seed: seed.0, view };
        *self.inner.asked.borrow_mut() = Some((question, on_answer));
        let Some(handle) = self.worker.as_ref().filter(|_| !self.inner.is_silent.get()) else {
            return think_here(&self.inner);
        };
        if self.inner.is_ready.get() {
            self.inner.post(&handle.worker);
        }
        let inner = self.inner.clone();
        let watch = Timeout::new(patience.saturating_add(SILENCE), move || {
            if inner.ticket.get() == ticket && inner.asked.borrow().is_some() {
                inner.is_silent.set(true);
                think_here(&inner);
            }
        });
        self.inner.watch.replace(Some(watch));
    }

    /// Forgets the question that was asked.
    pub fn interrupt(&self) {
        self.inner.ticket.set(self.inner.ticket.get() + 1);
        if self.inner.asked.borrow_mut().take().is_none() {
            return;
        }
        self.inner.mind.forget();
        if let Some(handle) = &self.worker {
            ToWorker::Forget.post(&handle.worker);
        }
    }
}

impl Inner {
    fn post(&self, worker: &Worker) {
        let asked = self.asked.borrow();
        let Some((question, _)) = &*asked else { return };
        self.handed_over.set(clock::steady());
        ToWorker::Decide(question.clone()).post(worker);
    }

    fn answer(&self, answer: Answer) {
        if answer.ticket != self.ticket.get() {
            return;
        }
        let asked = self.asked.borrow_mut().take();
        if let (Some((_, on_answer)), Some(action)) = (asked, answer.action) {
            on_answer.emit(Thought { action, since: self.handed_over.get() });
        }
    }
}

/// Thinks on the page's own thread.
fn think_here(inner: &Rc<Inner>) {
    let asked = inner.asked.borrow();
    let Some((question, _)) = &*asked else { return };
    let done = {
        let inner = inner.clone();
        Callback::from(move |answer| inner.answer(answer))
    };
    inner.handed_over.set(clock::steady());
    inner.mind.ponder(question, done);
}

/// Thinks about one question at a time, and looks up between the parts of it.
#[derive(Clone)]
struct Mind {
    next: Rc<RefCell<Option<Timeout>>>,
    /// For how long it thinks before it looks up, in milliseconds.
    part: u64,
}

impl Default for Mind {
    fn default() -> Self {
        Self::new(PART)
    }
}

impl Mind {
    fn new(part: u64) -> Self {
        Self { next: Rc::default(), part }
    }

    /// Thinks about this question, and no longer about the one before.
    fn ponder(&self, question: &Question, done: Callback<Answer>) {
        self.go_on(Thinking::new(question), done);
    }

    fn forget(&self) {
        self.next.borrow_mut().take();
    }

    fn go_on(&self, mut thinking: Thinking, done: Callback<Answer>) {
        let mind = self.clone();
        let next = Timeout::new(0, move || {
            thinking.think(mind.part);
            if thinking.is_done() {
                done.emit(thinking.answer());
            } else {
                mind.go_on(thinking, done);
            }
        });
        *self.next.borrow_mut() = Some(next);
    }
}

/// Thoughts about a question.
struct Thinking {
    ticket: u32,
    search: Box<AnySearch>,
}

impl Thinking {
    fn new(question: &Question) -> Self {
        let level = Level::of_word(&question.level).unwrap_or(Level::Regular);
        let style = Style::of_word(&question.style).unwrap_or_default();
        let (seat, seed) = (question.seat, Seed(question.seed));
        let part = speed::affordable(question.patience);
        let search = AnySearch::new(&question.view, seat, (level, style), seed, part);
        Self { ticket: question.ticket, search }
    }

    /// Thinks about it for `part` milliseconds.
    fn think(&mut self, part: u64) {
        let since = clock::steady();
        while !self.is_done() && clock::steady().saturating_sub(since) < part {
            self.search.step(DECISIONS);
        }
    }

    fn is_done(&self) -> bool {
        self.search.is_done()
    }

    fn answer(&self) -> Answer {
        let action = self.search.result().map(|action| action.to_string());
        Answer { ticket: self.ticket, action }
    }
}

/// The worker's entry point. Only the latest question is answered.
pub fn serve(scope: &DedicatedWorkerGlobalScope) {
    let mind = Mind::new(PART_OF_WORKER);
    let coach = coach::Worked::new(scope);
    let done = {
        let scope = scope.clone();
        Callback::from(move |answer: Answer| {
            if let Ok(text) = serde_json::to_string(&answer) {
                let _ = scope.post_message(&text.into());
            }
        })
    };
    let listening = OnMessage::new(move |event: MessageEvent| {
        match compact::read(&Uint8Array::new(&event.data()).to_vec()) {
            Some(ToWorker::Decide(question)) => mind.ponder(&question, done.clone()),
            Some(ToWorker::Coach(task)) => coach.take(task),
            Some(ToWorker::Forget) | None => mind.forget(),
        }
    });
    scope.set_onmessage(Some(listening.as_ref().unchecked_ref()));
    listening.forget();
    let _ = scope.post_message(&READY.into());
}
