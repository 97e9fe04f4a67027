//! Keeps the focus at a table. When the focused element disappears, the focus moves to the card just used, to the next
//! choice, or to the button that continues; after a finger or a mouse, to the whole screen. After a pick with the
//! keyboard, it moves to the next step.
//!
//! Boards mark elements by attributes: `data-choice` on a container of choices, with the value `first` on the first
//! one; `data-next` on the controls that follow a pick.

use std::cell::{Cell, RefCell};

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::change_observer::{Attributes, ChangeObserver};
use super::page::{use_document_event, use_key_event};
use super::shortcuts::key_character;
use super::use_settings;
use crate::services::browser_ui::{find_open_dialog, focus_in_place, is_focus_lost};
use crate::services::page::{closest, document, element, focused_element, query_all, target};
use crate::services::settings::Shortcuts;

/// The buttons that continue where there is no choice.
const CONTINUE: &str =
    ".narration__skip, #go-on, #pass-on, #curtain-open, #read-on, #round-read, #phone-show";

/// Focus targets on a screen, the best first.
const FIRST: [&str; 4] = [
    "[data-next]:not([aria-disabled])",
    "[data-choice=first] input:checked",
    "[data-choice=first] :is(button, input):not([aria-disabled])",
    CONTINUE,
];

/// Focus targets after a pick, the best first.
const NEXT: [&str; 2] = ["[data-next]:not([aria-disabled])", ".lock:not([aria-disabled])"];

/// Digit keys pick from the first selector here that has a match.
const NUMBERED_CHOICES: [&str; 2] = ["[data-next]", "[data-choice=first] :is(button, input)"];

thread_local! {
    /// Whether the last input came from the keyboard.
    static BY_KEYS: Cell<bool> = const { Cell::new(true) };
}

/// Tracks from now on, on all pages, whether the last input came from the keyboard.
pub fn watch_input() {
    let Some(document) = document() else { return };
    let options = EventListenerOptions::run_in_capture_phase();
    for (kind, by_keys) in [("pointerdown", false), ("keydown", true)] {
        EventListener::new_with_options(&document, kind, options, move |_| BY_KEYS.set(by_keys))
            .forget();
    }
}

/// The attributes that identify the card used last: another element may show it by now.
#[derive(Default)]
struct LastCard(Vec<(&'static str, String)>);

impl LastCard {
    fn from_element(element: &Element) -> Option<Self> {
        let card = closest(element, "[data-card], [data-glide]")?;
        let pair = |name| card.get_attribute(name).map(|value| (name, value));
        Some(Self(["data-card", "data-glide"].into_iter().filter_map(pair).collect()))
    }

    fn button(&self, main: &Element) -> Option<HtmlElement> {
        self.0.iter().find_map(|(name, value)| {
            let mut cards = query_all::<HtmlElement>(main, &format!("[{name}]"));
            let card = cards.find(|card| card.get_attribute(name).as_ref() == Some(value))?;
            if card.has_attribute("aria-pressed") {
                return Some(card);
            }
            query_all(&card, "button").next()
        })
    }
}

/// Whether nothing useful is focused: nothing at all, the whole screen, or a lock that can't be pressed.
fn has_no_useful_focus() -> bool {
    let is_useless = |active: Element| {
        active.id() == "main" || active.matches(".lock[aria-disabled]").unwrap_or(false)
    };
    is_focus_lost() || focused_element().is_some_and(is_useless)
}

/// Focuses the first match that can take the focus, and returns it.
fn focus_first(main: &Element, selectors: &[&str]) -> Option<HtmlElement> {
    selectors.iter().flat_map(|selector| query_all(main, selector)).find(try_focus)
}

fn try_focus(element: &HtmlElement) -> bool {
    focus_in_place(element);
    focused_element().as_ref() == Some(element)
}

/// Focuses the card just used, the next choice, or the whole screen.
fn restore_focus(last: &RefCell<LastCard>) {
    let Some(main) = element::<HtmlElement>("main") else { return };
    let by_keys = BY_KEYS.get();
    // Read first: the last card changes when anything takes the focus.
    let card = last.borrow().button(&main);
    let is_at_card = card.is_some_and(|card| by_keys && try_focus(&card));
    if !(is_at_card || by_keys && focus_first(&main, &FIRST).is_some()) {
        focus_in_place(&main);
    }
}

/// Focuses the step that follows a pick, once it is there.
fn focus_next(selectors: &'static [&'static str]) {
    spawn_local(async move {
        if let Some(main) = element::<Element>("main") {
            focus_first(&main, selectors);
        }
    });
}

/// Presses the only button that continues. Returns whether there is one. A hold button only gets the focus: it needs a
/// deliberate press.
pub fn press_continue() -> bool {
    let button = element::<Element>("main").and_then(|main| focus_first(&main, &[CONTINUE]));
    if let Some(button) = &button
        && !button.class_list().contains("hold")
    {
        button.click();
    }
    button.is_some()
}

fn is_within(element: &Element, selector: &str) -> bool {
    closest(element, selector).is_some()
}

/// Moves the focus from a pick to the next step, if the click came from a key: its count of clicks is 0.
fn on_click(event: &web_sys::Event) {
    let by_keys = event.dyn_ref::<MouseEvent>().is_some_and(|event| event.detail() == 0);
    let Some(target) = target(event).filter(|_| by_keys) else { return };
    BY_KEYS.set(true);
    let is_pick = is_within(&target, "[data-choice] button, button[data-card]");
    if is_pick && !is_within(&target, "[aria-disabled]") {
        // A pick that was itself a next step, such as an aim, is followed by its confirmation alone.
        focus_next(if is_within(&target, "[data-next]") { &NEXT[1..] } else { &NEXT });
    }
}

/// Enter takes the focused radio button, a digit the choice at that place.
fn on_key(event: &KeyboardEvent, shortcuts: Shortcuts) {
    let Some(target) = target(event) else { return };
    let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat());
    let is_free = !is_within(&target, "input:not([type=radio]), textarea, select, dialog");
    let place = || key_character(event)?.to_digit(10).map(|place| place as usize);
    let choice = match event.key().as_str() {
        _ if !is_plain => None,
        "Enter" if is_within(&target, "[data-choice] input") => target.dyn_into().ok(),
        _ if is_free && shortcuts == Shortcuts::On => place().and_then(choice_at),
        _ => None,
    };
    if let Some(choice) = choice {
        event.prevent_default();
        choose(&choice);
    }
}

/// The choice at this place, counted from 1.
fn choice_at(place: usize) -> Option<HtmlElement> {
    let main = element::<Element>("main")?;
    let choices = NUMBERED_CHOICES.iter().map(|selector| {
        let choices = query_all::<HtmlElement>(&main, selector);
        choices.filter(|choice| choice.offset_width() > 0).collect::<Vec<_>>()
    });
    let choices = choices.into_iter().find(|choices| !choices.is_empty())?;
    choices.into_iter().nth(place.checked_sub(1)?)
}

fn choose(choice: &HtmlElement) {
    focus_in_place(choice);
    match choice.dyn_ref::<HtmlInputElement>() {
        Some(radio) => {
            if !radio.checked() {
                radio.click();
            }
            focus_next(&NEXT);
        }
        // For a button, `on_click` moves the focus on.
        None => choice.click(),
    }
}

/// Keeps the focus on the table while the table is there. `screen` names the screen; a new `moment` of the same screen
/// asks for something else.
#[hook]
pub fn use_kept_focus(screen: String, moment: usize) {
    let last = use_mut_ref(LastCard::default);
    use_effect_with(screen.clone(), {
        let last = last.clone();
        move |_| drop(last.take())
    });
    use_effect_with((screen, moment), {
        let last = last.clone();
        move |_| {
            if has_no_useful_focus() {
                restore_focus(&last);
            }
        }
    });
    use_document_event("focusin", {
        let last = last.clone();
        move |event| {
            if let Some(card) = target(&event).and_then(|it| LastCard::from_element(&it)) {
                last.replace(card);
            }
        }
    });
    let shortcuts = use_settings().shortcuts;
    use_key_event(move |event| on_key(event, shortcuts));
    use_document_event("click", |event| on_click(&event));
    use_effect_with((), move |()| {
        let observer = document().and_then(|document| {
            let on_change = move || {
                if is_focus_lost() && find_open_dialog().is_none() {
                    restore_focus(&last);
                }
            };
            let body = document.body()?;
            ChangeObserver::new(&body, Attributes::Ignored, on_change)
        });
        move || drop(observer)
    });
}
