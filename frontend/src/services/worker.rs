//! Workers that run the site's own programs: see `static/worker.js`.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::{Object, Reflect};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    DedicatedWorkerGlobalScope, EventTarget, MessageEvent, Worker, WorkerOptions, WorkerType,
};
use yew::Callback;

use super::{clock, json};

/// The timer of the work's next slice. Clearing it stops the work.
pub type NextSlice = Rc<RefCell<Option<Timeout>>>;

/// Repeats a step until it returns true, in slices of `slice_ms`, and yields the thread between them.
pub fn run_in_slices(next: &NextSlice, slice_ms: u64, mut step: impl FnMut() -> bool + 'static) {
    let slot = next.clone();
    let timeout = Timeout::new(0, move || {
        let since = clock::steady();
        while clock::steady().saturating_sub(since) < slice_ms {
            if step() {
                return;
            }
        }
        run_in_slices(&slot, slice_ms, step);
    });
    *next.borrow_mut() = Some(timeout);
}

/// Posts values as JSON to the page that started this worker.
pub fn post_callback<T: Serialize + 'static>(scope: &DedicatedWorkerGlobalScope) -> Callback<T> {
    let scope = scope.clone();
    Callback::from(move |value: T| drop(scope.post_message(&json::text(&value).into())))
}

/// Listens to the data of messages.
pub fn on_message(
    target: &EventTarget,
    mut on_data: impl FnMut(JsValue) + 'static,
) -> EventListener {
    EventListener::new(target, "message", move |event| {
        on_data(event.unchecked_ref::<MessageEvent>().data());
    })
}

/// A worker with its listeners. Dropping it terminates the worker.
pub struct WorkerHandle {
    pub worker: Worker,
    _listeners: [EventListener; 2],
}

impl WorkerHandle {
    pub fn new(
        worker: Worker,
        mut on_text: impl FnMut(String) + 'static,
        mut on_error: impl FnMut() + 'static,
    ) -> Self {
        let on_message = on_message(&worker, move |data| {
            if let Some(text) = data.as_string() {
                on_text(text);
            }
        });
        let on_error = EventListener::new(&worker, "error", move |_| on_error());
        Self { worker, _listeners: [on_message, on_error] }
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Starts a worker with a program: a script, wasm (compiled or an address), and the program's parts, if any.
pub fn start(script: &str, wasm: &JsValue, parts: Option<&JsValue>) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("worker.js", &options).ok()?;
    let start = Object::new();
    Reflect::set(&start, &"js".into(), &script.into()).ok()?;
    Reflect::set(&start, &"module".into(), wasm).ok()?;
    if let Some(parts) = parts {
        Reflect::set(&start, &"parts".into(), parts).ok()?;
    }
    worker.post_message(&start).ok()?;
    Some(worker)
}
