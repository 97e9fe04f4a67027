//! What is waited for: seen at once, and said where it takes a while. What comes meanwhile is not talked over.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// So long it may take without a word, in milliseconds.
const PATIENCE: u32 = 700;

#[derive(Properties, PartialEq)]
pub struct LateProps {
    pub text: AttrValue,
    #[prop_or_default]
    pub class: Classes,
}

/// The text, within a live region.
#[component]
pub fn Late(props: &LateProps) -> Html {
    let is_late = use_state_eq(|| false);
    {
        let is_late = is_late.setter();
        use_effect_with((), move |()| {
            let timer = Timeout::new(PATIENCE, move || is_late.set(true));
            move || drop(timer)
        });
    }
    html! {
        <p class={props.class.clone()} aria-hidden={(!*is_late).then_some("true")}>{ &props.text }</p>
    }
}
