//! Narrates events, sentence by sentence.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, ResizeObserver};
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::rich_sentence::rich_sentence;
use crate::words::sentence::Sentence;
use crate::words::table as words;

/// The delay before the first announcement, and the time for announcing the last sentences.
const ANNOUNCE_DELAY_MS: u32 = 50;
const ANNOUNCE_TIME_MS: u32 = 4_000;

/// The visible part of the sentence above the shown ones, and the length of the fading edges.
const PEEK_PX: i32 = 8;

/// The layout of sentences that exceed their room, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ScrollLayout {
    /// The scroll position.
    top: i32,
    /// The free room below the last sentence.
    after: i32,
    /// The length of the fade at the top, if there are sentences above.
    above: i32,
    /// The length of the fade at the bottom, if a sentence continues below.
    below: i32,
}

impl ScrollLayout {
    /// Shows the last sentences that fit. `tops` are the sentences' positions; `hidden_px` of the list exceed the room.
    fn to_last(tops: &[i32], hidden_px: i32) -> Self {
        let before = |top: &i32| (top - PEEK_PX).max(0);
        let first = tops.iter().map(before).find(|top| *top >= hidden_px);
        let top = first.or(tops.last().map(before)).unwrap_or(hidden_px);
        let is_cut = top < hidden_px;
        Self {
            top,
            // If the list is scrolled to its end, the fading edge must not cover the last sentence.
            after: if is_cut { PEEK_PX } else { top - hidden_px },
            above: if top > 0 { PEEK_PX + PEEK_PX / 2 } else { 0 },
            below: if is_cut { PEEK_PX } else { 0 },
        }
    }
}

/// Scrolls a list of sentences to the last ones. Returns whether it exceeds its room.
fn scroll_to_last(list: &HtmlElement) -> bool {
    let style = list.style();
    let set = |name: &str, pixels: i32| style.set_property(name, &format!("{pixels}px")).ok();
    set("--narration-after", 0);
    let hidden_px = list.scroll_height() - list.client_height();
    if hidden_px <= 0 {
        return false;
    }
    let sentences = list.children();
    let tops: Vec<i32> = (0..sentences.length())
        .filter_map(|at| Some(sentences.item(at)?.dyn_into::<HtmlElement>().ok()?.offset_top()))
        .collect();
    let layout = ScrollLayout::to_last(&tops, hidden_px);
    set("--narration-after", layout.after);
    set("--narration-above", layout.above);
    set("--narration-below", layout.below);
    list.set_scroll_top(layout.top);
    true
}

#[derive(Properties, PartialEq)]
pub struct NarrationProps {
    /// All sentences, in order. They are public.
    pub sentences: Vec<Sentence>,
    pub shown: usize,
    pub on_skip: Callback<()>,
}

/// The sentences so far. Screen readers announce each of them once, as it appears.
#[component]
pub fn Narration(props: &NarrationProps) -> Html {
    let list = use_node_ref();
    let announces = use_state_eq(|| false);
    let announced = use_state_eq(Vec::<Sentence>::new);
    let scrolls = use_state_eq(|| false);
    let shown = props.shown.min(props.sentences.len());
    let is_over = shown == props.sentences.len();
    {
        let (announces, announced) = (announces.setter(), announced.setter());
        // A screen reader announces additions to a live region, not its first content. Afterwards the region is
        // emptied, so that it isn't read beside the list.
        use_effect_with((props.sentences.clone(), is_over), move |(sentences, is_over)| {
            let ends = is_over.then(|| {
                let (announces, sentences) = (announces.clone(), sentences.clone());
                Timeout::new(ANNOUNCE_DELAY_MS + ANNOUNCE_TIME_MS, move || {
                    announces.set(false);
                    announced.set(sentences);
                })
            });
            let begins = Timeout::new(ANNOUNCE_DELAY_MS, move || announces.set(true));
            move || drop((begins, ends))
        });
    }
    {
        let (list, scrolls) = (list.clone(), scrolls.setter());
        use_effect_with(props.shown, move |_| {
            let element = list.cast::<Element>();
            let measure = move || {
                if let Some(list) = list.cast::<HtmlElement>() {
                    scrolls.set(scroll_to_last(&list));
                }
            };
            measure();
            // The room changes when somebody turns the device, or with another font.
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
    // Leaves out sentences announced before, compared one by one: a bot's remark at the old end may have gone.
    let skipped = announced.iter().zip(&props.sentences).take_while(|(a, b)| a == b).count();
    html! {
        <div class={classes!("narration", is_over.then_some("is-over"))}>
            <div class="visually-hidden" role="log">
                if *announces {
                    for (at, sentence) in props.sentences[..shown].iter().enumerate().skip(skipped) {
                        <p key={at}>{ sentence.spoken() }</p>
                    }
                }
            </div>
            <ol
                class="narration__lines"
                aria-label={words::NARRATION}
                tabindex={scrolls.then_some("0")}
                ref={list}
            >
                for (at, sentence) in props.sentences[..shown].iter().enumerate() {
                    <li
                        key={at}
                        class={classes!("narration__line", (at + 1 == shown).then_some("is-last"))}
                    >
                        { rich_sentence(sentence.clone()) }
                    </li>
                }
            </ol>
            if !is_over {
                <Button
                    weight={Weight::Quiet}
                    class="narration__skip"
                    label={words::SHOW_ALL}
                    on_press={props.on_skip.reform(|_| ())}
                />
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shown_part_begins_with_a_sentence() {
        // Five sentences of 20 pixels each in a room of 50: the last two fit.
        let shown = ScrollLayout::to_last(&[0, 20, 40, 60, 80], 50);
        assert_eq!(shown, ScrollLayout { top: 52, after: 2, above: 12, below: 0 });
        // Nothing is left free if the list has to scroll anyway.
        assert_eq!(ScrollLayout::to_last(&[0, 58], 50).after, 0);
    }

    #[test]
    fn a_sentence_that_is_too_long_is_shown_from_its_beginning() {
        let last = ScrollLayout::to_last(&[0, 40], 50);
        assert_eq!(last, ScrollLayout { top: 32, after: 8, above: 12, below: 8 });
        let only = ScrollLayout::to_last(&[0], 50);
        assert_eq!(only, ScrollLayout { top: 0, after: 8, above: 0, below: 8 });
    }
}
