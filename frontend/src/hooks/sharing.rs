use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::toasts;
use crate::services::share::{ShareEnd, copy};
use crate::words::share as words;

/// A callback that reports the end of sharing or copying, and whether the text has to be selected by hand.
#[hook]
pub fn use_share_end(copied: AttrValue) -> (Callback<ShareEnd>, bool) {
    let must_select = use_state_eq(|| false);
    let setter = must_select.setter();
    let on_end = Callback::from(move |end| match end {
        ShareEnd::Sheet => toasts::say(words::SHARED),
        ShareEnd::Copied => toasts::say(copied.to_string()),
        ShareEnd::Cancelled => {}
        ShareEnd::ShowText => setter.set(true),
    });
    (on_end, *must_select)
}

pub fn copies(text: AttrValue, on_end: Callback<ShareEnd>) -> Callback<MouseEvent> {
    Callback::from(move |_| {
        let (text, on_end) = (text.clone(), on_end.clone());
        spawn_local(async move {
            let is_copied = copy(&text).await;
            on_end.emit(if is_copied { ShareEnd::Copied } else { ShareEnd::ShowText });
        });
    })
}
