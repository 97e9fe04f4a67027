//! What happened, sentence by sentence.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, ResizeObserver};
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::said::Said;
use crate::words::cards::aloud;
use crate::words::table as words;

/// When the sentences are announced, and how long it stays for that, in milliseconds.
const ANNOUNCED: u32 = 50;
const HEARD: u32 = 4_000;

/// What is seen of the sentence before those that there is room for, in pixels.
const BEFORE: i32 = 8;

/// Shows the last sentences from the beginning of one, the last one from its beginning. Returns
/// whether there are more than there is room for.
fn scroll_to_last(list: &HtmlElement) -> bool {
    let style = list.style();
    let set = |name: &str, pixels: i32| style.set_property(name, &format!("{pixels}px")).ok();
    set("--told-after", 0);
    let (height, room) = (list.scroll_height(), list.client_height());
    let hidden = height - room;
    if hidden <= 0 {
        return false;
    }
    let sentences = list.children();
    let tops: Vec<i32> = (0..sentences.length())
        .filter_map(|at| sentences.item(at)?.dyn_into::<HtmlElement>().ok())
        .map(|sentence| sentence.offset_top() - BEFORE)
        .collect();
    let top = tops.iter().find(|top| **top >= hidden).or(tops.last()).copied().unwrap_or(hidden);
    set("--told-after", (top - hidden).max(0));
    set("--told-below", if top < hidden { BEFORE } else { 0 });
    list.set_scroll_top(top);
    true
}

#[derive(Properties, PartialEq)]
pub struct NarrationProps {
    /// All sentences, in order. They are public.
    pub lines: Vec<String>,
    /// How many of them are told so far.
    pub told: usize,
    /// Tells the rest at once.
    pub on_skip: Callback<()>,
}

/// The sentences told so far. Screen readers are told all of them once, when it begins, and what
/// is added later.
#[component]
pub fn Narration(props: &NarrationProps) -> Html {
    let list = use_node_ref();
    let announces = use_state_eq(|| false);
    let heard = use_state_eq(|| 0_usize);
    let scrolls = use_state_eq(|| false);
    {
        let (announces, heard) = (announces.setter(), heard.setter());
        // A live region tells what comes into it, not what it came with. Then it is empty again:
        // whoever reads the page on finds the list.
        use_effect_with(props.lines.len(), move |count| {
            let (ends, count) = (announces.clone(), *count);
            let timers = [
                Timeout::new(ANNOUNCED, move || announces.set(true)),
                Timeout::new(ANNOUNCED + HEARD, move || {
                    ends.set(false);
                    heard.set(count);
                }),
            ];
            move || drop(timers)
        });
    }
    {
        let (list, scrolls) = (list.clone(), scrolls.setter());
        use_effect_with(props.told, move |_| {
            let element = list.cast::<Element>();
            let measure = move || {
                if let Some(list) = list.cast::<HtmlElement>() {
                    scrolls.set(scroll_to_last(&list));
                }
            };
            measure();
            // A device that is turned, or another font, leaves more room for it, or less.
            let resized = Closure::<dyn FnMut()>::new(measure);
            let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
            if let (Some(observer), Some(element)) = (&observer, &element) {
                observer.observe(element);
            }
            move || {
                if let Some(observer) = observer {
                    observer.disconnect();
                }
                drop(resized);
            }
        });
    }
    let told = props.told.min(props.lines.len());
    let is_over = told == props.lines.len();
    html! {
        <div class={classes!("told", is_over.then_some("is-over"))}>
            <div class="visually-hidden" role="status">
                if *announces {
                    for (at, line) in props.lines.iter().enumerate().skip(*heard) {
                        <p key={at}>{ aloud(line) }</p>
                    }
                }
            </div>
            <ol
                class="told__lines"
                aria-label={words::TOLD}
                tabindex={scrolls.then_some("0")}
                ref={list}
            >
                for (at, line) in props.lines[..told].iter().enumerate() {
                    <li
                        key={at}
                        class={classes!("told__line", (at + 1 == told).then_some("is-last"))}
                    >
                        <Said text={line.clone()} />
                    </li>
                }
            </ol>
            if !is_over {
                <Button
                    weight={Weight::Quiet}
                    class="told__skip"
                    label={words::SHOW_ALL}
                    on_press={props.on_skip.reform(|_| ())}
                />
            }
        </div>
    }
}
