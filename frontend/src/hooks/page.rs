//! The page's title and focus, the events of window and document, visibility and media queries.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MediaQueryList};
use yew::prelude::*;

use super::use_latest;
use crate::services::browser_ui::{focus_if_lost, focus_in_place};
use crate::services::page::element;
use crate::services::{page, update};

thread_local! {
    /// Whether another page was shown before. The first page doesn't take the focus.
    static HAS_EARLIER_PAGE: Cell<bool> = const { Cell::new(false) };
}

/// Sets whether the app's first page takes the focus, as it does after a new visitor's home page.
pub fn follow_earlier_page(follows: bool) {
    HAS_EARLIER_PAGE.set(follows);
}

/// Sets the tab's title, and on a change of pages focuses the heading, so that screen readers announce the new page.
/// The title must never hold a secret.
#[hook]
pub fn use_page(title: AttrValue, heading: NodeRef) {
    use_effect_with(title, |title| {
        if let Some(document) = page::document() {
            document.set_title(title);
        }
    });
    use_effect_with((), move |()| {
        let is_first = !HAS_EARLIER_PAGE.replace(true);
        if is_first {
            return;
        }
        if let Some(window) = page::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
        focus_node(&heading);
    });
}

fn focus_node(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        focus_in_place(&element);
    }
}

/// The ref of an element, such as a heading, that takes the focus when it appears.
#[hook]
pub fn use_focused() -> NodeRef {
    let node = use_node_ref();
    use_effect_with((), {
        let node = node.clone();
        move |()| focus_node(&node)
    });
    node
}

/// Focuses the element with this id when a new `change` has removed the focused element; never when the page opens.
#[hook]
pub fn use_focus_when_lost<C: PartialEq + 'static>(change: C, id: &'static str) {
    let is_first = use_mut_ref(|| true);
    use_effect_with(change, move |_| {
        if !is_first.replace(false)
            && let Some(element) = element::<HtmlElement>(id)
        {
            focus_if_lost(&element);
        }
    });
}

/// Calls the latest `on_event` at each of the window's events of a kind.
#[hook]
pub fn use_window_event(kind: &'static str, on_event: impl Fn(&Event) + 'static) {
    let on_event = use_latest(Callback::from(move |event: Event| on_event(&event)));
    use_effect_with((), move |()| {
        let on_event = move |event: &Event| on_event.emit(event.clone());
        let listener = page::window().map(|window| EventListener::new(&window, kind, on_event));
        move || drop(listener)
    });
}

/// Calls the latest `on_event` at each of the document's events of a kind. It may prevent the browser's own action.
#[hook]
pub fn use_document_event(kind: &'static str, on_event: impl Fn(Event) + 'static) {
    let on_event = use_latest(Callback::from(on_event));
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let listener = page::document().map(|document| {
            let on_event = move |event: &Event| on_event.emit(event.clone());
            EventListener::new_with_options(&document, kind, options, on_event)
        });
        move || drop(listener)
    });
}

/// Calls the latest `on_key` when a key is pressed, wherever the focus is.
#[hook]
pub fn use_key_event(on_key: impl Fn(&KeyboardEvent) + 'static) {
    use_document_event("keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            on_key(event);
        }
    });
}

/// Whether a newer build is loaded, and waits to replace this one.
#[hook]
pub fn use_update_waiting() -> bool {
    let waiting = use_state_eq(update::is_waiting);
    let setter = waiting.setter();
    use_window_event(update::EVENT, move |_| setter.set(true));
    *waiting
}

/// Whether the page is visible: not in a background tab, nor behind a locked screen.
#[hook]
pub fn use_is_visible() -> bool {
    let now = || page::document().is_none_or(|document| !document.hidden());
    let is_visible = use_state_eq(now);
    let setter = is_visible.setter();
    use_document_event("visibilitychange", move |_| setter.set(now()));
    *is_visible
}

#[hook]
pub fn use_media(query: &'static str) -> bool {
    let list = use_memo(query, |query| page::window()?.match_media(query).ok()?);
    let matches = use_state_eq(|| (*list).as_ref().is_some_and(MediaQueryList::matches));
    let setter = matches.setter();
    use_effect_with(list, move |list| {
        let list = (**list).clone();
        let listener = list.map(|list| {
            EventListener::new(&list.clone(), "change", move |_| setter.set(list.matches()))
        });
        move || drop(listener)
    });
    *matches
}
