//! Drag and drop onto elements with a `data-slot`, for those who prefer it to taps and buttons.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::services::page;

/// A press that moves less is a tap.
const DRAG_THRESHOLD_PX: i32 = 8;

/// The pressed element with `data-drag`, one at a time.
#[derive(Clone)]
pub struct Drag(Rc<RefCell<Option<PressStart>>>);

struct PressStart {
    element: HtmlElement,
    start: (i32, i32),
    is_moved: bool,
}

#[hook]
pub fn use_drag() -> Drag {
    Drag(use_mut_ref(|| None))
}

impl Drag {
    /// Handles all pointer events of an element. `on_drop` gets the slot under the drop, if any.
    pub fn listen(&self, on_drop: Callback<Option<String>>) -> Callback<PointerEvent> {
        let Self(pressed) = self.clone();
        Callback::from(move |event: PointerEvent| {
            let at = (event.client_x(), event.client_y());
            match event.type_().as_str() {
                "pointerdown" if event.is_primary() && event.button() == 0 => {
                    // Yew listens at the root of the page, so the event's current target isn't the pressed element.
                    let element = page::target(&event)
                        .and_then(|target| page::closest(&target, "[data-drag]")?.dyn_into().ok());
                    *pressed.borrow_mut() =
                        element.map(|element| PressStart { element, start: at, is_moved: false });
                }
                "pointerdown" => {}
                // A move without a pressed button ends the drag, in the last arm: the page has missed the release.
                "pointermove" if event.buttons() != 0 => {
                    if let Some(pressed) = pressed.borrow_mut().as_mut() {
                        pressed.follow(at, event.pointer_id());
                    }
                }
                kind => {
                    let Some(PressStart { element, is_moved, .. }) = pressed.take() else { return };
                    let _ = element.style().remove_property("transform");
                    let _ = element.class_list().remove_1("is-dragged");
                    if is_moved && kind == "pointerup" {
                        swallow_click(&element);
                        on_drop.emit(slot_at(at));
                    }
                }
            }
        })
    }
}

impl PressStart {
    fn follow(&mut self, at: (i32, i32), pointer_id: i32) {
        let (x, y) = (at.0 - self.start.0, at.1 - self.start.1);
        if !self.is_moved && x.abs().max(y.abs()) < DRAG_THRESHOLD_PX {
            return;
        }
        if !std::mem::replace(&mut self.is_moved, true) {
            let _ = self.element.set_pointer_capture(pointer_id);
            let _ = self.element.class_list().add_1("is-dragged");
        }
        let _ = self.element.style().set_property("transform", &format!("translate({x}px, {y}px)"));
    }
}

/// Swallows the click that the browser sends after a drag's release.
fn swallow_click(element: &HtmlElement) {
    let options = EventListenerOptions::run_in_capture_phase();
    let options = EventListenerOptions { passive: false, ..options };
    let listener = EventListener::new_with_options(element, "click", options, |event| {
        event.prevent_default();
        event.stop_propagation();
    });
    Timeout::new(0, move || drop(listener)).forget();
}

fn slot_at((x, y): (i32, i32)) -> Option<String> {
    #[expect(clippy::cast_precision_loss, reason = "no screen has so many pixels")]
    let under = document().elements_from_point(x as f32, y as f32);
    under.iter().find_map(|element| element.dyn_into::<Element>().ok()?.get_attribute("data-slot"))
}
