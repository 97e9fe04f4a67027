//! The landing bundle: see `frontend::landing`.

use wasm_bindgen::prelude::*;

fn main() {
    frontend::landing::start();
}

/// Takes the home page away, and gives the notices that were up.
#[wasm_bindgen]
pub fn unmount() -> String {
    frontend::landing::unmount()
}

/// Panics, so that tests can see the rescue screen.
///
/// # Panics
/// Always.
#[wasm_bindgen]
pub fn provoke_panic() {
    panic!("provoked");
}
