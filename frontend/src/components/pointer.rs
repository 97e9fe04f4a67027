//! The rings around what is pointed at. They lie over the board, so that no part of it has to know.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, MutationObserver, MutationObserverInit};
use yew::prelude::*;

use crate::services::clock;
use crate::services::page::{all, document, element};
use crate::words::line::{Line, Span};

/// What is pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// A selector within the page's content.
    pub at: AttrValue,
    /// How its ring looks, if not as usual.
    pub class: Option<&'static str>,
}

impl Place {
    /// Where the cards of a line lie on a board: whatever is called by a card's name.
    pub fn of_cards(line: &Line, class: &'static str) -> impl Iterator<Item = Self> {
        let cards = line.spans().iter().filter_map(|span| match span {
            Span::Mark(card) => Some(card.spoken()),
            Span::Text(_) | Span::Name(_) | Span::Whose(..) | Span::Verb(..) => None,
        });
        cards.map(move |card| Self {
            at: format!(".board [aria-label*=\"{card}\"]").into(),
            class: Some(class),
        })
    }
}

/// Whatever moves has come to rest after so long, in milliseconds.
const SETTLES: u64 = 1_000;

/// The ring keeps so far from what it is around, in CSS pixels.
const MARGIN: i32 = 5;

/// Where a ring is, in CSS pixels of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ring {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    class: Option<&'static str>,
}

impl Ring {
    /// Around an element; `None` for one that isn't drawn. It stays within the window.
    fn around(element: &Element, window: (i32, i32), class: Option<&'static str>) -> Option<Self> {
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
        Some(Self { left, top, width: right - left, height: bottom - top, class })
    }

    fn style(self) -> String {
        let Self { left, top, width, height, .. } = self;
        format!("translate: {left}px {top}px; inline-size: {width}px; block-size: {height}px")
    }
}

/// Where the page's content is.
fn main() -> Option<Element> {
    element("main")
}

/// Where what is pointed at is now.
fn rings(places: &[Place]) -> Vec<Ring> {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return Vec::new();
    };
    let window = (root.client_width(), root.client_height());
    let found = places.iter().flat_map(|place| {
        let elements = all(&root, &format!("#main :is({})", place.at));
        elements.map(|element: Element| (element, place.class))
    });
    found.filter_map(|(element, class)| Ring::around(&element, window, class)).collect()
}

/// Looks where they are as long as something on the page may move.
struct Watch {
    places: Rc<[Place]>,
    shown: UseStateSetter<Vec<Ring>>,
    last: RefCell<Vec<Ring>>,
    /// When everything has come to rest that is under way, by [`clock::steady`].
    rests: Cell<u64>,
    frame: RefCell<Option<AnimationFrame>>,
}

impl Watch {
    /// Something has changed.
    fn wake(watch: &Rc<Self>) {
        watch.rests.set(clock::steady() + SETTLES);
        if watch.frame.borrow().is_none() {
            Self::next(watch);
        }
    }

    fn next(watch: &Rc<Self>) {
        let own = Rc::downgrade(watch);
        let frame = request_animation_frame(move |_| {
            let Some(watch) = own.upgrade() else { return };
            watch.look();
            if clock::steady() < watch.rests.get() {
                Self::next(&watch);
            } else {
                watch.frame.take();
            }
        });
        watch.frame.replace(Some(frame));
    }

    fn look(&self) {
        let now = rings(&self.places);
        if *self.last.borrow() != now {
            self.shown.set(now.clone());
            self.last.replace(now);
        }
    }

    /// Looks at every change of the page, until what is returned is called.
    fn begin(self) -> impl FnOnce() {
        let watch = Rc::new(self);
        watch.look();
        Self::wake(&watch);
        let wake = {
            let watch = watch.clone();
            move || Self::wake(&watch)
        };
        let options = EventListenerOptions::run_in_capture_phase();
        let listeners = ["resize", "scroll"].map(|kind| {
            let wake = wake.clone();
            EventListener::new_with_options(&window(), kind, options, move |_| wake())
        });
        let changed = Closure::<dyn FnMut()>::new(wake);
        let observer = MutationObserver::new(changed.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(main)) = (&observer, main()) {
            let all = MutationObserverInit::new();
            all.set_attributes(true);
            all.set_child_list(true);
            all.set_subtree(true);
            let _ = observer.observe_with_options(&main, &all);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop((changed, listeners, watch));
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct PointerProps {
    pub places: Rc<[Place]>,
}

/// The rings. What they say is said in words beside the board.
#[component]
pub fn Pointer(props: &PointerProps) -> Html {
    let shown = use_state_eq(Vec::new);
    {
        let shown = shown.setter();
        use_effect_with(props.places.clone(), move |places| {
            // Those of the step before are gone, even if this one points at nothing.
            shown.set(Vec::new());
            let watch = Watch {
                places: places.clone(),
                shown,
                last: RefCell::default(),
                rests: Cell::default(),
                frame: RefCell::default(),
            };
            watch.begin()
        });
    }
    html! {
        <div class="pointer" aria-hidden="true">
            for (at, ring) in shown.iter().enumerate() {
                <span key={at} class={classes!("pointer__ring", ring.class)} ~style={ring.style()} />
            }
        </div>
    }
}
