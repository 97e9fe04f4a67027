//! The app: see `frontend::app`.

use wasm_bindgen::prelude::*;

/// Empty: `start.js` calls [`run`] once the parts for the page are loaded.
fn main() {}

/// Draws the page that the address names; in a worker, serves a bot.
#[wasm_bindgen]
pub fn run() {
    frontend::app::start();
}

/// Loads a part of the program by its number. The placeholders of the part's functions call this.
#[wasm_bindgen]
pub fn load_part(part: u32) {
    frontend::app::load_part(part);
}

/// The parts of the program that the page of the address needs, as `parts.js` takes them.
#[wasm_bindgen]
pub fn wanted_parts() -> String {
    frontend::app::wanted_parts()
}

/// A fingerprint of the state after the deal and after every decision of a record, one a line: tests compare builds by
/// them.
#[wasm_bindgen]
pub fn replay_digests(record: &str) -> String {
    frontend::app::replay_digests(record)
}

/// Panics, so that tests can see the rescue screen.
///
/// # Panics
/// Always.
#[wasm_bindgen]
pub fn provoke_panic() {
    panic!("provoked");
}
