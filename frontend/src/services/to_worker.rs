//! The messages to the bots' worker.

use engine::catalogue::AnyView;
use engine::seat::Seat;
use js_sys::Uint8Array;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Worker};

use crate::services::coach::task::CoachTask;
use crate::services::{boot, compact, page, worker};

/// A question to a bot. It holds a view and nothing else of the game.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Question {
    /// The answer has the same number.
    pub(super) ticket: u32,
    pub(super) seat: Seat,
    pub(super) level: String,
    pub(super) style: String,
    /// The longest thinking time, in milliseconds. With the device's speed it determines the bot's amount of thinking,
    /// and so its action.
    pub(super) patience: u32,
    pub(super) seed: u64,
    pub(super) view: AnyView,
}

#[derive(Serialize, Deserialize)]
pub(super) enum ToWorker {
    Decide(Question),
    Interrupt,
    Coach(CoachTask),
}

impl ToWorker {
    pub(super) fn post(&self, worker: &Worker) {
        let _ = worker.post_message(&Uint8Array::from(compact::write(self).as_slice()));
    }
}

/// The worker's first message, when it is up.
pub(super) const READY: &str = "ready";

/// Starts the worker with this page's compiled wasm.
pub(super) fn start() -> Option<Worker> {
    let script = page::element::<Element>("boot")?.get_attribute("data-app-js")?;
    let parts = boot::call("partsElsewhere", &JsValue::UNDEFINED);
    worker::start(&script, &wasm_bindgen::module(), parts.as_ref())
}
