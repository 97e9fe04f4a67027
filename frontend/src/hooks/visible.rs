use gloo::events::EventListener;
use yew::prelude::*;

use crate::services::page;

/// Whether the page is visible: not in a background tab, nor behind a locked screen.
#[hook]
pub fn use_is_visible() -> bool {
    let document = page::window().and_then(|window| window.document());
    let is_visible = use_state_eq(|| document.as_ref().is_none_or(|document| !document.hidden()));
    let setter = is_visible.setter();
    use_effect_with((), move |()| {
        let listener = document.map(|document| {
            EventListener::new(&document.clone(), "visibilitychange", move |_| {
                setter.set(!document.hidden());
            })
        });
        move || drop(listener)
    });
    *is_visible
}
