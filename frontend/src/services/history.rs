//! The browser's own controls: the Back button and the selection.

use gloo_events::EventListener;
use wasm_bindgen::JsValue;
use yew::Callback;

/// What becomes of a press on Back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// It was used for something on this page.
    Used,
    /// It leads to the page before.
    Leave,
}

/// Makes Back act on this page first, as long as this is there.
#[derive(Debug)]
pub struct BackGuard(#[expect(dead_code, reason = "listens until it is dropped")] Option<EventListener>);

impl BackGuard {
    /// Asks `on_back` at every press on Back.
    pub fn new(on_back: Callback<(), Back>) -> Self {
        let Some(window) = web_sys::window() else { return Self(None) };
        put_guard();
        Self(Some(EventListener::new(&window, "popstate", move |_| match on_back.emit(()) {
            Back::Used => put_guard(),
            Back::Leave => {
                if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
                    let _ = history.back();
                }
            }
        })))
    }
}

/// An entry with the same address: going back to it leaves the page where it is.
fn put_guard() {
    let Some(window) = web_sys::window() else { return };
    if let (Ok(history), Ok(address)) = (window.history(), window.location().href()) {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// Takes the selection away: it may hold what the next person must not see.
pub fn clear_selection() {
    if let Some(selection) = web_sys::window().and_then(|window| window.get_selection().ok().flatten()) {
        let _ = selection.remove_all_ranges();
    }
}
