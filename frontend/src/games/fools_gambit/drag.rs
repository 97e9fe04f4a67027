//! Dragging a card to a slot: an extra, beside tapping.

use std::cell::RefCell;
use std::rc::Rc;

use engine::cards::Card;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::picks::Slot;
use crate::services::page;

/// A press moved less far than this is a tap.
const TAP: i32 = 8;

/// A card that was let go, and the slot under it, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drag {
    pub card: Card,
    pub slot: Option<Slot>,
}

#[derive(Clone, PartialEq)]
struct Dragged {
    card: Card,
    element: HtmlElement,
    start: (i32, i32),
    is_moved: bool,
}

/// What an element needs so that it can be dragged.
#[derive(Clone)]
pub struct Handlers {
    dragged: Rc<RefCell<Option<Dragged>>>,
    on_drop: Callback<Drag>,
}

/// Drags cards, one at a time.
#[hook]
pub fn use_drag(on_drop: Callback<Drag>) -> Handlers {
    let dragged = use_mut_ref(|| None);
    Handlers { dragged, on_drop }
}

impl Handlers {
    /// A card is pressed.
    pub fn down(&self, card: Card) -> Callback<PointerEvent> {
        let dragged = self.dragged.clone();
        Callback::from(move |event: PointerEvent| {
            // Listeners sit at the root of the page, so the event's current target is not the card.
            let element = event.target().and_then(|at| at.dyn_into::<Element>().ok());
            let element = element.and_then(|at| at.closest(".fg-pick").ok().flatten());
            let element = element.and_then(|at| at.dyn_into::<HtmlElement>().ok());
            if let Some(element) = element.filter(|_| event.is_primary() && event.button() == 0) {
                let start = (event.client_x(), event.client_y());
                *dragged.borrow_mut() = Some(Dragged { card, element, start, is_moved: false });
            }
        })
    }

    /// The pointer moves.
    pub fn moved(&self) -> Callback<PointerEvent> {
        let dragged = self.dragged.clone();
        Callback::from(move |event: PointerEvent| {
            if event.buttons() == 0 {
                // It was let go where nobody heard of it: beside the card, or outside of the window.
                return stop(&dragged);
            }
            let mut dragged = dragged.borrow_mut();
            let Some(dragged) = dragged.as_mut() else { return };
            let (x, y) = (event.client_x() - dragged.start.0, event.client_y() - dragged.start.1);
            if !dragged.is_moved && x.abs().max(y.abs()) < TAP {
                return;
            }
            if !dragged.is_moved {
                dragged.is_moved = true;
                let _ = dragged.element.set_pointer_capture(event.pointer_id());
                let _ = dragged.element.class_list().add_1("is-dragged");
            }
            let moved = format!("translate({x}px, {y}px)");
            let _ = dragged.element.style().set_property("transform", &moved);
        })
    }

    /// The pointer lets go.
    pub fn up(&self) -> Callback<PointerEvent> {
        let (dragged, on_drop) = (self.dragged.clone(), self.on_drop.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(dragged) = dragged.borrow_mut().take() else { return };
            put_down(&dragged.element);
            if dragged.is_moved {
                swallow_click(&dragged.element);
                let slot = slot_at(event.client_x(), event.client_y());
                on_drop.emit(Drag { card: dragged.card, slot });
            }
        })
    }

    /// The browser takes the pointer away.
    pub fn cancel(&self) -> Callback<PointerEvent> {
        let dragged = self.dragged.clone();
        Callback::from(move |_: PointerEvent| stop(&dragged))
    }
}

/// Puts the dragged card back in its place.
fn stop(dragged: &RefCell<Option<Dragged>>) {
    if let Some(dragged) = dragged.take() {
        put_down(&dragged.element);
    }
}

fn put_down(element: &HtmlElement) {
    let _ = element.style().remove_property("transform");
    let _ = element.class_list().remove_1("is-dragged");
}

/// The click that ends a drag is no tap.
fn swallow_click(element: &HtmlElement) {
    use gloo::events::{EventListener, EventListenerOptions};
    use gloo::timers::callback::Timeout;
    let options = EventListenerOptions::run_in_capture_phase();
    let options = EventListenerOptions { passive: false, ..options };
    let listener = EventListener::new_with_options(element, "click", options, |event| {
        event.prevent_default();
        event.stop_propagation();
    });
    Timeout::new(0, move || drop(listener)).forget();
}

/// The slot at a point of the window.
fn slot_at(x: i32, y: i32) -> Option<Slot> {
    let document = page::window()?.document()?;
    let slots = document.query_selector_all("[data-slot]").ok()?;
    (0..slots.length()).find_map(|at| {
        let element = slots.get(at)?.dyn_into::<Element>().ok()?;
        let area = element.get_bounding_client_rect();
        let (x, y) = (f64::from(x), f64::from(y));
        let inside =
            (area.left()..area.right()).contains(&x) && (area.top()..area.bottom()).contains(&y);
        if !inside {
            return None;
        }
        match element.get_attribute("data-slot")?.as_str() {
            "duel" => Some(Slot::Duel),
            "wager" => Some(Slot::Wager),
            _ => None,
        }
    })
}
