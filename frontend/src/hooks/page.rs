use std::cell::Cell;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::services::history::{focus_if_lost, focus_in_place};
use crate::services::page;
use crate::services::page::element;

thread_local! {
    static OPENED: Cell<bool> = const { Cell::new(false) };
}

/// Sets whether the app's first page follows a new visitor's home page, and so takes the focus.
pub fn follow_earlier_page(does: bool) {
    OPENED.set(does);
}

/// Sets the tab's title, and on a change of pages focuses the heading, so that screen readers announce the new page.
/// The title must never hold a secret.
#[hook]
pub fn use_page(title: AttrValue, heading: NodeRef) {
    use_effect_with(title, |title| {
        if let Some(document) = page::window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    });
    use_effect_with((), move |()| {
        let first = !OPENED.replace(true);
        if first {
            return;
        }
        if let Some(window) = page::window() {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
        if let Some(heading) = heading.cast::<HtmlElement>() {
            focus_in_place(&heading);
        }
    });
}

/// Focuses the element with this id when a change has removed the focused one; never when the page opens.
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
