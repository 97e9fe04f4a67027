use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
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
    let asked = use_state(|| 0_u32);
    let found = use_state(|| texts::at_hand(path).map_or(TextState::Coming, TextState::Here));
    let text = (*found).clone();
    let (path, setter) = (path.to_owned(), found.setter());
    let is_coming = text == TextState::Coming;
    use_effect_with(*asked, move |asked| {
        if is_coming {
            let again = *asked > 0;
            spawn_local(async move {
                let text = texts::fetch(&path, again).await;
                setter.set(text.map_or(TextState::Missing, TextState::Here));
            });
        }
    });
    let on_retry = Callback::from(move |()| {
        found.set(TextState::Coming);
        asked.set(*asked + 1);
    });
    (text, on_retry)
}
