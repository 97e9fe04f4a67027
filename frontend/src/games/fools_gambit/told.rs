//! What happened, told sentence by sentence.

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::said::Said;
use crate::words::cards::aloud;
use crate::words::fools_gambit::board as words;

#[derive(Properties, PartialEq)]
pub struct ToldProps {
    /// All sentences, in order. They are public.
    pub lines: Vec<String>,
    /// How many of them are told so far.
    pub told: usize,
    /// Tells the rest at once.
    pub on_skip: Callback<()>,
}

/// The sentences told so far. Screen readers are told all of them once, when it begins.
#[component]
pub fn Told(props: &ToldProps) -> Html {
    let list = use_node_ref();
    let announced = use_state_eq(|| false);
    {
        let announced = announced.setter();
        // A live region tells what comes into it, not what it came with.
        use_effect_with((), move |()| {
            let timer = Timeout::new(50, move || announced.set(true));
            move || drop(timer)
        });
    }
    {
        let list = list.clone();
        use_effect_with(props.told, move |_| {
            if let Some(list) = list.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    let told = props.told.min(props.lines.len());
    let is_over = told == props.lines.len();
    html! {
        <div class={classes!("fg-told", is_over.then_some("is-over"))}>
            <div class="visually-hidden" role="status">
                if *announced {
                    for (at, line) in props.lines.iter().enumerate() {
                        <p key={at}>{ aloud(line) }</p>
                    }
                }
            </div>
            <ol class="fg-told__lines" aria-hidden="true" ref={list}>
                for (at, line) in props.lines[..told].iter().enumerate() {
                    <li
                        key={at}
                        class={classes!("fg-told__line", (at + 1 == told).then_some("is-last"))}
                    >
                        <Said text={line.clone()} />
                    </li>
                }
            </ol>
            if !is_over {
                <Button
                    weight={Weight::Quiet}
                    class="fg-told__skip"
                    label={words::SHOW_ALL}
                    on_press={props.on_skip.reform(|_| ())}
                />
            }
        </div>
    }
}
