//! Workers of the site's own programs: see `static/worker.js`.

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::{Worker, WorkerOptions, WorkerType};

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
