//! A text file beside the page, once it is here.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::services::texts;

/// A text, as far as it is here.
pub enum Text {
    Here(Rc<str>),
    Coming,
    /// It can't be had; the callback asks again.
    Missing(Callback<()>),
}

/// The text at a path below the page. A component shows one text all its life.
#[hook]
pub fn use_text(path: &str) -> Text {
    let asked = use_state(|| 0_u32);
    let found = use_state(|| texts::at_hand(path).map(Some));
    {
        let (path, setter, is_here) =
            (path.to_owned(), found.setter(), matches!(&*found, Some(Some(_))));
        use_effect_with(*asked, move |asked| {
            if !is_here {
                let again = *asked > 0;
                spawn_local(async move { setter.set(Some(texts::fetch(&path, again).await)) });
            }
        });
    }
    match &*found {
        Some(Some(text)) => Text::Here(text.clone()),
        None => Text::Coming,
        Some(None) => {
            let (asked, found) = (asked.clone(), found.setter());
            Text::Missing(Callback::from(move |()| {
                found.set(None);
                asked.set(*asked + 1);
            }))
        }
    }
}
