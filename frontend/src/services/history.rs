//! The browser's own controls: the Back button, focus and the selection.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{FocusOptions, HtmlDialogElement, HtmlElement};
use yew::Callback;

use super::page;

/// The effect of a press on Back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BackPress {
    /// This page used it.
    Used,
    /// It leads to the previous page.
    Leave,
}

/// Lets this page handle Back first, until dropped.
#[derive(Debug)]
pub struct BackGuard(
    #[expect(dead_code, reason = "listens until it is dropped")] Option<EventListener>,
);

impl BackGuard {
    /// Calls `on_back` at every press on Back.
    pub fn new(on_back: Callback<(), BackPress>) -> Self {
        let Some(window) = page::window() else { return Self(None) };
        put_guard();
        let guarded = address();
        Self(Some(EventListener::new(&window, "popstate", move |_| {
            // Going to another address is no press on Back.
            if address() != guarded {
                return;
            }
            match on_back.emit(()) {
                BackPress::Used => put_guard(),
                BackPress::Leave => go_back(),
            }
        })))
    }
}

fn address() -> Option<String> {
    page::window().and_then(|window| window.location().href().ok())
}

fn go_back() {
    if let Some(history) = page::window().and_then(|window| window.history().ok()) {
        let _ = history.back();
    }
}

/// Adds an entry with the same address: going back to it stays on the page.
fn put_guard() {
    let history = page::window().and_then(|window| window.history().ok());
    if let (Some(history), Some(address)) = (history, address()) {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// Focuses an element without scrolling, so that the view above it stays in sight.
pub fn focus_in_place(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

/// Focuses an element, unless something on the new screen has the focus.
pub fn focus_if_lost(element: &HtmlElement) {
    let document = page::window().and_then(|window| window.document());
    let active = document.and_then(|document| document.active_element());
    if active.is_none_or(|active| active.tag_name() == "BODY") {
        focus_in_place(element);
    }
}

/// Moves the focus out of an element that is about to disappear, to another one; both by id.
pub fn hand_focus_on(from: &str, to: &str) {
    let document = page::window().and_then(|window| window.document());
    let Some(document) = document else { return };
    let within = document.get_element_by_id(from);
    let active = document.active_element();
    if within.is_some_and(|within| within.contains(active.as_deref()))
        && let Some(to) = document.get_element_by_id(to).and_then(|to| to.dyn_into().ok())
    {
        focus_in_place(&to);
    }
}

/// Closes the open dialog. Returns whether there was one.
pub fn close_dialog() -> bool {
    let document = page::window().and_then(|window| window.document());
    let open = document.and_then(|document| document.query_selector("dialog[open]").ok().flatten());
    let dialog = open.and_then(|element| element.dyn_into::<HtmlDialogElement>().ok());
    if let Some(dialog) = &dialog {
        dialog.close();
    }
    dialog.is_some()
}

/// Clears the selection: it may hold what the next person must not see.
pub fn clear_selection() {
    if let Some(selection) = page::window().and_then(|window| window.get_selection().ok().flatten())
    {
        let _ = selection.remove_all_ranges();
    }
}
