//! The house: every page, and the games.

use js_sys::global;
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

use crate::app::App;
use crate::hooks;
use crate::services::saves::tell_untold;
use crate::services::storage::with_device;
use crate::services::{boot, bots, page};

pub use crate::services::digests::replay_digests;

/// Opens the house; in a worker, a bot moves in.
pub fn open() {
    if let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() {
        bots::serve(&scope);
        return;
    }
    boot::install_rescue();
    if let Some(root) = page::cleared_root() {
        hooks::dress_page();
        hooks::come_from_door(boot::property("cameIn").is_some());
        // What can't be told now is told as far as it is known.
        let _ = with_device(tell_untold);
        yew::Renderer::<App>::with_root(root).render();
    }
}
