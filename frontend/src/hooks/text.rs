use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::RequestCache;
use yew::prelude::*;

use crate::services::texts;

#[derive(Clone, PartialEq, Eq)]
pub enum TextState {
    Here(Rc<str>),
    Coming,
    Missing,
}

/// The text at a path relative to the page, and a callback that fetches it again, past all caches. The path must not
/// change while the component is there.
#[hook]
pub fn use_text(path: &str) -> (TextState, Callback<()>) {
    let retries = use_state(|| 0_u32);
    let state = use_state(|| texts::at_hand(path).map_or(TextState::Coming, TextState::Here));
    let text = (*state).clone();
    let (path, setter) = (path.to_owned(), state.setter());
    let is_coming = text == TextState::Coming;
    use_effect_with(*retries, move |retries| {
        if is_coming {
            let cache = if *retries > 0 { RequestCache::Reload } else { RequestCache::Default };
            spawn_local(async move {
                let text = texts::fetch(&path, cache).await;
                setter.set(text.map_or(TextState::Missing, TextState::Here));
            });
        }
    });
    let on_retry = Callback::from(move |()| {
        state.set(TextState::Coming);
        retries.set(*retries + 1);
    });
    (text, on_retry)
}
