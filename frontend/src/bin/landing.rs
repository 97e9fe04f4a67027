//! The landing bundle: see `frontend::landing`.

use wasm_bindgen::prelude::*;

fn main() {
    frontend::landing::start();
}

/// Takes the home page away.
#[wasm_bindgen]
pub fn unmount() {
    frontend::landing::unmount();
}

/// Panics, so that tests can see the rescue screen.
///
/// # Panics
/// Always.
#[wasm_bindgen]
pub fn provoke_panic() {
    panic!("provoked");
}
