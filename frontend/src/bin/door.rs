//! The door: see `frontend::door`.

use wasm_bindgen::prelude::*;

fn main() {
    frontend::door::open();
}

/// Takes the door away.
#[wasm_bindgen]
pub fn leave() {
    frontend::door::leave();
}

/// Panics, so that tests can see the rescue screen.
///
/// # Panics
/// Always.
#[wasm_bindgen]
pub fn provoke_panic() {
    panic!("provoked");
}
