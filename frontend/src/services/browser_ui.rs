//! The browser's own controls: the Back button, focus and the selection.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, FocusOptions, History, HtmlDialogElement, HtmlElement};
use yew::Callback;

use super::page;

/// Lets this page handle Back first, until the listener is dropped. `on_back` returns whether the page used the press;
/// an unused press leads to the previous page.
pub fn guard_back(on_back: Callback<(), bool>) -> Option<EventListener> {
    let window = page::window()?;
    put_guard();
    let guarded_address = address();
    Some(EventListener::new(&window, "popstate", move |_| {
        // Going to another address is no press on Back.
        if address() != guarded_address {
            return;
        }
        if on_back.emit(()) {
            put_guard();
        } else if let Some(history) = history() {
            // If the browser refuses, the page stays.
            let _ = history.back();
        }
    }))
}

fn address() -> Option<String> {
    page::window().and_then(|window| window.location().href().ok())
}

fn history() -> Option<History> {
    page::window()?.history().ok()
}

/// Adds a history entry with the same address: going back from it stays on the page.
fn put_guard() {
    if let (Some(history), Some(address)) = (history(), address()) {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// Focuses an element without scrolling, so that the view above it stays in sight.
pub fn focus_in_place(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

pub fn is_focus_lost() -> bool {
    page::focused_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// Focuses an element, unless something on the new screen has the focus.
pub fn focus_if_lost(element: &HtmlElement) {
    if is_focus_lost() {
        focus_in_place(element);
    }
}

/// Moves the focus out of an element that is about to disappear, to another one; both by id.
pub fn hand_focus_on(from: &str, to: &str) {
    let within = page::element::<Element>(from);
    if within.is_some_and(|within| within.contains(page::focused_element().as_deref()))
        && let Some(to) = page::element(to)
    {
        focus_in_place(&to);
    }
}

pub fn find_open_dialog() -> Option<HtmlDialogElement> {
    page::document()?.query_selector("dialog[open]").ok()??.dyn_into().ok()
}

/// Closes the open dialog. Returns whether there was one.
pub fn close_dialog() -> bool {
    find_open_dialog().inspect(HtmlDialogElement::close).is_some()
}

/// Clears the selection: it may hold what the next person must not see.
pub fn clear_selection() {
    if let Some(selection) = page::window().and_then(|window| window.get_selection().ok().flatten())
    {
        let _ = selection.remove_all_ranges();
    }
}
