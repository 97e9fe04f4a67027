use yew::prelude::*;

use super::icon::{Glyph, icon};
use crate::hooks::toasts::{self, Toast, toast_id, use_shown_toasts};
use crate::services::{saved_games, storage};
use crate::words;

/// All notices. Screen readers announce new ones.
#[component]
pub fn ToastPlace() -> Html {
    let shown = use_shown_toasts();
    html! {
        <div class="toasts" role="status" aria-live="polite">{ for shown.iter().map(item) }</div>
    }
}

fn item(toast: &Toast) -> Html {
    let number = toast.number;
    let undo = toast.notice.deleted().cloned().map(|deleted| {
        Callback::from(move |_: MouseEvent| {
            toasts::remove(number);
            if toasts::or_fail(saved_games::put_back(&deleted)).is_some() {
                storage::tell_of_change();
            }
        })
    });
    html! {
        <div key={number} class="toast" id={toast_id(number)}>
            <p class="toast__text">{ &toast.notice.text }</p>
            if let Some(rule) = &toast.notice.rule {
                <details class="note">
                    <summary>{ words::WHICH_RULE }</summary>
                    { rule }
                </details>
            }
            if let Some(onclick) = undo {
                <button type="button" class="button accent" {onclick}>{ words::UNDO }</button>
            }
            <button
                type="button"
                class="button is-quiet is-bare"
                aria-label={words::CLOSE}
                onclick={move |_| toasts::remove(number)}
            >
                { icon(Glyph::Close) }
            </button>
        </div>
    }
}
