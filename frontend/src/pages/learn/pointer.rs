//! The ring around what a lesson points at. It lies over the board, so that no part of it has to know.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};
use web_sys::Element;
use yew::prelude::*;

use crate::games::lesson::Target;
use crate::services::page::document;

/// The ring keeps so far from what it is around, in CSS pixels.
const MARGIN: i32 = 5;

/// Where a ring is, in CSS pixels of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ring {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
}

impl Ring {
    /// Around an element; `None` for one that isn't drawn. It stays within the window.
    fn around(element: &Element, window: (i32, i32)) -> Option<Self> {
        let bounds = element.get_bounding_client_rect();
        if bounds.width() < 1.0 || bounds.height() < 1.0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a place on a screen")]
        let [left, top, right, bottom] =
            [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()]
                .map(|at| at.round() as i32);
        let (left, top) = ((left - MARGIN).max(1), (top - MARGIN).max(1));
        let (right, bottom) =
            ((right + MARGIN).min(window.0 - 1), (bottom + MARGIN).min(window.1 - 1));
        Some(Self { left, top, width: right - left, height: bottom - top })
    }

    fn style(self) -> String {
        let Self { left, top, width, height } = self;
        format!("translate: {left}px {top}px; inline-size: {width}px; block-size: {height}px")
    }
}

/// Where what is pointed at is now.
fn rings(targets: &[Target]) -> Vec<Ring> {
    let Some(document) = document() else { return Vec::new() };
    let Some(root) = document.document_element() else { return Vec::new() };
    let window = (root.client_width(), root.client_height());
    let found = targets
        .iter()
        .filter_map(|target| document.query_selector_all(&format!("#main :is({})", target.0)).ok());
    let elements = found.flat_map(|found| {
        (0..found.length())
            .filter_map(move |at| found.get(at).map(wasm_bindgen::JsCast::unchecked_into))
    });
    elements.filter_map(|element: Element| Ring::around(&element, window)).collect()
}

/// Looks at every frame where they are, as long as it is kept.
struct Watch {
    targets: &'static [Target],
    shown: UseStateSetter<Vec<Ring>>,
    last: RefCell<Vec<Ring>>,
    frame: RefCell<Option<AnimationFrame>>,
}

impl Watch {
    fn look(watch: &Rc<Self>) {
        let now = rings(watch.targets);
        if *watch.last.borrow() != now {
            watch.shown.set(now.clone());
            watch.last.replace(now);
        }
        let next = Rc::downgrade(watch);
        let frame = request_animation_frame(move |_| {
            if let Some(watch) = next.upgrade() {
                Self::look(&watch);
            }
        });
        watch.frame.replace(Some(frame));
    }
}

#[derive(Properties, PartialEq)]
pub struct PointerProps {
    pub targets: &'static [Target],
}

/// The rings. What they say is said in words beside the board.
#[component]
pub fn Pointer(props: &PointerProps) -> Html {
    let shown = use_state_eq(Vec::new);
    {
        let shown = shown.setter();
        use_effect_with(props.targets, move |targets| {
            // Those of the step before are gone, even if this one points at nothing.
            shown.set(Vec::new());
            let watch = Rc::new(Watch {
                targets,
                shown,
                last: RefCell::default(),
                frame: RefCell::default(),
            });
            Watch::look(&watch);
            move || drop(watch)
        });
    }
    html! {
        <div class="pointer" aria-hidden="true">
            for (at, ring) in shown.iter().enumerate() {
                <span key={at} class="pointer__ring" ~style={ring.style()} />
            }
        </div>
    }
}
