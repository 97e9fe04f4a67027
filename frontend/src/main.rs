//! Facedown's page. The same program runs in the page and, as a bot's head, in a worker.

// A program has no outside: `pub` says what is for the other modules.
#![allow(unreachable_pub)]

mod app;
mod components;
mod device;
mod exports;
mod games;
mod hooks;
mod pages;
mod route;
mod services;
mod session;
mod words;

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        services::bots::serve(&scope);
        return;
    }
    services::boot::install_rescue();
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    if let Some(root) = root {
        hooks::dress_page();
        root.set_text_content(None);
        yew::Renderer::<app::App>::with_root(root).render();
    }
}
