//! What a worker is told.

use engine::catalogue::AnyView;
use engine::seat::Seat;
use js_sys::Uint8Array;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use web_sys::{Document, Worker};

use crate::services::coach::task::Task;
use crate::services::{boot, compact, page, worker};

/// What a bot is asked. It holds a view and nothing else of the game.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Question {
    pub(super) ticket: u32,
    pub(super) seat: Seat,
    /// The word of its level.
    pub(super) level: String,
    /// The word of its style.
    pub(super) style: String,
    /// The longest that it may think, in milliseconds: how much it thinks follows from this and from
    /// the speed of the device, and what it does from that.
    pub(super) patience: u32,
    pub(super) seed: u64,
    pub(super) view: AnyView,
}

/// What a worker is told.
#[derive(Serialize, Deserialize)]
pub(super) enum ToWorker {
    /// A bot owes a decision.
    Decide(Question),
    /// Nobody waits for that any more.
    Forget,
    /// The coach is asked.
    Coach(Task),
}

impl ToWorker {
    /// Tells a worker.
    pub(super) fn post(&self, worker: &Worker) {
        let _ = worker.post_message(&Uint8Array::from(compact::write(self).as_slice()));
    }
}

/// What the worker says when it is up.
pub(super) const READY: &str = "ready";

/// Starts the worker and hands it this page's compiled wasm.
pub(super) fn start() -> Option<Worker> {
    let document: Document = page::window()?.document()?;
    let script = document.get_element_by_id("boot")?.get_attribute("data-app-js")?;
    let parts = boot::call("partsElsewhere", &JsValue::UNDEFINED);
    worker::start(&script, &wasm_bindgen::module(), parts.as_ref())
}
