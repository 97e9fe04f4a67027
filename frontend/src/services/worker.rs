//! Workers that run the site's own programs: see `static/worker.js`.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use js_sys::{Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The next slice of some work; removing it ends the work.
pub type NextPart = Rc<RefCell<Option<Timeout>>>;

/// Works in slices until done, and yields the thread between them.
pub fn in_parts(next: &NextPart, mut work: impl FnMut() -> bool + 'static) {
    let again = next.clone();
    let timeout = Timeout::new(0, move || {
        if !work() {
            in_parts(&again, work);
        }
    });
    *next.borrow_mut() = Some(timeout);
}

/// A handler of a worker's messages or errors.
pub type OnMessage = Closure<dyn FnMut(MessageEvent)>;

/// A worker with its listeners. Dropping it terminates the worker.
pub struct WorkerHandle {
    pub worker: Worker,
    _listeners: [OnMessage; 2],
}

impl WorkerHandle {
    pub fn new(worker: Worker, on_message: OnMessage, on_error: OnMessage) -> Self {
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Self { worker, _listeners: [on_message, on_error] }
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        // A message already on its way would call a dropped handler.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Starts a worker with a program: its script, its wasm, compiled or as an address, and its parts if it has some.
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
