//! Workers of the site's own programs: see `static/worker.js`.

use js_sys::{Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What is called with a message, or an error, of a worker.
pub type OnMessage = Closure<dyn FnMut(MessageEvent)>;

/// A worker with its listeners. Dropping it terminates the worker.
pub struct WorkerHandle {
    pub worker: Worker,
    _listeners: [OnMessage; 2],
}

impl WorkerHandle {
    /// Calls these with what the worker says, and if it fails.
    pub fn new(worker: Worker, on_message: OnMessage, on_error: OnMessage) -> Self {
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Self { worker, _listeners: [on_message, on_error] }
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        // A message that is on its way already would call what is dropped.
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
