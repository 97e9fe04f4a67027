//! A button that acts only on purpose: it needs a hold, or two presses.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{FocusEvent, PointerEvent};
use yew::prelude::*;

use crate::hooks::use_settings;
use crate::services::settings::OpenBy;
use crate::services::{clock, page};
use crate::words::table as words;

/// A new button ignores presses for this long: they may be meant for the screen before it.
pub const DEAD_MS: u32 = 500;
const HOLD_MS: u32 = 650;

/// Clicks are ignored for this long after the release of a button that acted: the release would click what now lies
/// under the finger.
const CLICK_GUARD_MS: u64 = 300;

/// The button's progress towards acting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Latch {
    /// Too new to take presses.
    Disabled,
    Ready,
    Held,
    /// Pressed once: a second press acts.
    PressedOnce,
}

impl Latch {
    const fn class(self) -> &'static str {
        match self {
            Self::Disabled => "is-deaf",
            Self::Ready => "is-ready",
            Self::Held => "is-held",
            Self::PressedOnce => "is-half",
        }
    }
}

/// Whether two events are at least `least_ms` apart, by their timestamps: on a busy page, timers run late.
fn is_long_enough(from_ms: f64, to_ms: f64, least_ms: u32) -> bool {
    to_ms - from_ms >= f64::from(least_ms)
}

thread_local! {
    /// Listeners that swallow the click after the last hold.
    static CLICK_LISTENERS: RefCell<Vec<EventListener>> = const { RefCell::new(Vec::new()) };
}

/// Swallows clicks until [`CLICK_GUARD_MS`] after `pointer` is released. `released_at` is `None` while it is held.
fn swallow_clicks(pointer: i32, released_at: Option<u64>) {
    let Some(window) = page::window() else { return };
    let released_at = Rc::new(Cell::new(released_at));
    let on_event = move |event: &Event| match (event.type_().as_str(), event.dyn_ref()) {
        ("click", _) => {
            let by_pointer = event.dyn_ref().is_some_and(|click: &MouseEvent| click.detail() > 0);
            let is_over =
                released_at.get().is_some_and(|at| clock::steady() >= at + CLICK_GUARD_MS);
            if by_pointer && !is_over {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        }
        // On a new press the finger that held is gone, even if its release was never seen. 0 ends the guard.
        ("pointerdown", Some(press)) if PointerEvent::is_primary(press) => {
            released_at.set(released_at.get().or(Some(0)));
        }
        ("pointerup" | "pointercancel", Some(press)) if press.pointer_id() == pointer => {
            released_at.set(released_at.get().or(Some(clock::steady())));
        }
        _ => {}
    };
    let capturing = EventListenerOptions::run_in_capture_phase();
    let options = EventListenerOptions { passive: false, ..capturing };
    let listeners = ["pointerdown", "pointerup", "pointercancel", "click"].map(|kind| {
        let on_event = on_event.clone();
        EventListener::new_with_options(&window, kind, options, move |event| on_event(event))
    });
    CLICK_LISTENERS.set(listeners.into());
}

struct HoldPress {
    /// The event's timestamp, in milliseconds.
    start: f64,
    /// Whether the timer has run `on_open`.
    has_opened: Rc<Cell<bool>>,
    #[expect(dead_code, reason = "runs until it is dropped")]
    timer: Timeout,
}

#[derive(Properties, PartialEq)]
pub struct HoldProps {
    #[prop_or_default]
    pub id: Option<AttrValue>,
    pub class: Classes,
    pub label: AttrValue,
    #[prop_or_default]
    pub mark: Html,
    /// The id of the element that explains how to press it.
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    /// Runs after a hold, or after two presses.
    pub on_open: Callback<()>,
}

/// A button to hold. Two presses do the same if the settings say so, or without a pointer.
#[component]
pub fn Hold(props: &HoldProps) -> Html {
    let open_by = use_settings().curtain;
    let latch = use_state_eq(|| Latch::Disabled);
    let hold = use_mut_ref(|| None::<HoldPress>);
    let shown_at = use_memo((), |()| clock::since_load());
    let first_latch = latch.clone();
    use_effect_with((), move |()| {
        let timer = Timeout::new(DEAD_MS, move || {
            if *first_latch == Latch::Disabled {
                first_latch.set(Latch::Ready);
            }
        });
        move || drop(timer)
    });
    let is_disabled = *latch == Latch::Disabled;
    let accepts = move |event: &web_sys::Event| {
        !is_disabled || is_long_enough(*shown_at, event.time_stamp(), DEAD_MS)
    };
    let on_release = {
        let (latch, hold, on_open) = (latch.setter(), hold.clone(), props.on_open.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(press) = hold.take() else { return };
            latch.set(Latch::Ready);
            // Held long enough, though the page was too busy for the timer.
            if !press.has_opened.get() && is_long_enough(press.start, event.time_stamp(), HOLD_MS) {
                swallow_clicks(event.pointer_id(), Some(clock::steady()));
                on_open.emit(());
            }
        })
    };
    let onpointerdown = {
        let (latch, hold, on_open) = (latch.setter(), hold.clone(), props.on_open.clone());
        let accepts = accepts.clone();
        Callback::from(move |event: PointerEvent| {
            if open_by != OpenBy::Hold || event.button() != 0 || !accepts(&event) {
                return;
            }
            latch.set(Latch::Held);
            let has_opened = Rc::new(Cell::new(false));
            let (on_open, opened) = (on_open.clone(), has_opened.clone());
            let (start, pointer) = (event.time_stamp(), event.pointer_id());
            let timer = Timeout::new(HOLD_MS, move || {
                opened.set(true);
                swallow_clicks(pointer, None);
                on_open.emit(());
            });
            *hold.borrow_mut() = Some(HoldPress { start, has_opened, timer });
        })
    };
    // Clicks without a pointer come from a key, a switch or a screen reader: the second click opens.
    let onclick = {
        let (latch, on_open) = (latch.clone(), props.on_open.clone());
        Callback::from(move |event: MouseEvent| {
            let by_pointer = event.detail() > 0;
            if by_pointer && open_by == OpenBy::Hold || !accepts(&event) {
                return;
            }
            match *latch {
                Latch::Held => {}
                Latch::Disabled | Latch::Ready => latch.set(Latch::PressedOnce),
                Latch::PressedOnce => {
                    latch.set(Latch::Ready);
                    on_open.emit(());
                }
            }
        })
    };
    let latch_at_blur = latch.clone();
    let onblur = Callback::from(move |_: FocusEvent| {
        if *latch_at_blur == Latch::PressedOnce {
            latch_at_blur.set(Latch::Ready);
        }
    });
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());
    let label =
        if *latch == Latch::PressedOnce { words::AGAIN.into() } else { props.label.clone() };
    html! {
        <button
            type="button"
            id={props.id.clone()}
            class={classes!("hold", latch.class(), props.class.clone())}
            aria-describedby={props.hint.clone()}
            {onpointerdown}
            onpointerup={on_release.clone()}
            onpointerleave={on_release.clone()}
            onpointercancel={on_release}
            {onclick}
            {onblur}
            {oncontextmenu}
        >
            <span class="hold__fill" aria-hidden="true" />
            { props.mark.clone() }
            <span class="hold__label" aria-live="polite">{ label }</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hold_is_measured_by_its_events_timestamps() {
        assert!(is_long_enough(1_000.0, 1_000.0 + f64::from(HOLD_MS), HOLD_MS));
        assert!(!is_long_enough(1_000.0, 999.0 + f64::from(HOLD_MS), HOLD_MS));
        // Without timestamps, only the timers count.
        assert!(!is_long_enough(f64::INFINITY, 1e12, DEAD_MS));
    }
}
