use gloo::events::EventListener;
use web_sys::MediaQueryList;
use yew::prelude::*;

use crate::services::page;

/// Whether the screen matches this media query.
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
