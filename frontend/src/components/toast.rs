//! Notices that come and go at the lower edge.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::icon::{Glyph, Icon};
use crate::hooks::{Toast, Toasts};
use crate::words;

const STAYS: u32 = 7_000;
/// One with something to take back stays long enough to be found with a keyboard.
const STAYS_WITH_UNDO: u32 = 20_000;

#[derive(Properties, PartialEq)]
pub struct ToastListProps {
    pub shown: Vec<Toast>,
    pub toasts: Toasts,
}

/// All notices, read out as they come.
#[component]
pub fn ToastList(props: &ToastListProps) -> Html {
    html! {
        <div class="toasts" role="status" aria-live="polite">
            for toast in props.shown.iter() {
                <ToastItem key={toast.number} toast={toast.clone()} toasts={props.toasts.clone()} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ToastItemProps {
    toast: Toast,
    toasts: Toasts,
}

#[component]
fn ToastItem(props: &ToastItemProps) -> Html {
    let number = props.toast.number;
    let is_held = use_state_eq(|| false);
    {
        let toasts = props.toasts.clone();
        let stays = if props.toast.undo.is_some() { STAYS_WITH_UNDO } else { STAYS };
        use_effect_with(*is_held, move |is_held| {
            let timer = (!is_held).then(|| Timeout::new(stays, move || toasts.remove(number)));
            move || drop(timer)
        });
    }
    let hold = |value: bool| {
        let setter = is_held.setter();
        Callback::from(move |()| setter.set(value))
    };
    let close = {
        let toasts = props.toasts.clone();
        Callback::from(move |_: MouseEvent| toasts.remove(number))
    };
    let undo = props.toast.undo.clone().map(|undo| {
        let toasts = props.toasts.clone();
        Callback::from(move |_: MouseEvent| {
            toasts.remove(number);
            undo.emit(());
        })
    });
    html! {
        <div
            class="toast"
            onmouseenter={hold(true).reform(|_| ())}
            onmouseleave={hold(false).reform(|_| ())}
            onfocusin={hold(true).reform(|_| ())}
            onfocusout={hold(false).reform(|_| ())}
        >
            <p class="toast__text">{ &props.toast.text }</p>
            if let Some(onclick) = undo {
                <button type="button" class="toast__undo" {onclick}>{ words::UNDO }</button>
            }
            <button type="button" class="toast__close" aria-label={words::CLOSE} onclick={close}>
                <Icon glyph={Glyph::Close} />
            </button>
        </div>
    }
}
