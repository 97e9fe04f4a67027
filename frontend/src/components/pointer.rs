//! Rings around highlighted places. They lie over the board, so boards need not draw them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::window;
use web_sys::Element;
use yew::prelude::*;

use crate::hooks::{Attributes, ChangeObserver};
use crate::services::clock;
use crate::services::page::{document, element, query_all};
use crate::words::line::{Line, Span};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RingTarget {
    /// A CSS selector, within the page's content.
    pub selector: AttrValue,
    /// The ring's class, if not the usual one.
    pub class: Option<&'static str>,
}

impl RingTarget {
    /// The elements of a board whose labels name a card of the line.
    pub fn from_cards(line: &Line, class: &'static str) -> impl Iterator<Item = Self> {
        let cards = line.spans().iter().filter_map(|span| match span {
            Span::Card(card) => Some(card.spoken()),
            Span::Text(_) | Span::Player(..) | Span::Form(..) => None,
        });
        cards.map(move |card| Self {
            // Whole names: `red 1` doesn't match `red 10`.
            selector: format!(
                ".board :is([aria-label*=\"{card} \"], [aria-label*=\"{card},\"], [aria-label$=\"{card}\"])"
            )
            .into(),
            class: Some(class),
        })
    }
}

const LONGEST_MOTION_MS: u64 = 1_000;

/// The space between a ring and its target, in CSS pixels.
const MARGIN_PX: i32 = 5;

/// A ring in the window, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct RingBounds {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    class: Option<&'static str>,
}

impl RingBounds {
    /// `None` for an element that isn't drawn.
    fn around(element: &Element, window: (i32, i32), class: Option<&'static str>) -> Option<Self> {
        let bounds = element.get_bounding_client_rect();
        if bounds.width() < 1.0 || bounds.height() < 1.0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a place on a screen")]
        let [left, top, right, bottom] =
            [bounds.left(), bounds.top(), bounds.right(), bounds.bottom()]
                .map(|at| at.round() as i32);
        let (left, top) = ((left - MARGIN_PX).max(1), (top - MARGIN_PX).max(1));
        let (right, bottom) =
            ((right + MARGIN_PX).min(window.0 - 1), (bottom + MARGIN_PX).min(window.1 - 1));
        Some(Self { left, top, width: right - left, height: bottom - top, class })
    }

    fn style(self) -> String {
        let Self { left, top, width, height, .. } = self;
        format!("translate: {left}px {top}px; inline-size: {width}px; block-size: {height}px")
    }
}

fn rings(places: &[RingTarget]) -> Vec<RingBounds> {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return Vec::new();
    };
    let window = (root.client_width(), root.client_height());
    let found = places.iter().flat_map(|place| {
        let elements = query_all(&root, &format!("#main :is({})", place.selector));
        elements.map(|element: Element| (element, place.class))
    });
    found.filter_map(|(element, class)| RingBounds::around(&element, window, class)).collect()
}

/// Updates the rings while anything on the page may move.
struct RingUpdater {
    places: Rc<[RingTarget]>,
    setter: UseStateSetter<Vec<RingBounds>>,
    /// The end of all motion, by [`clock::steady`].
    end_of_motion: Cell<u64>,
    frame: RefCell<Option<AnimationFrame>>,
}

impl RingUpdater {
    fn on_change(updater: &Rc<Self>) {
        updater.end_of_motion.set(clock::steady() + LONGEST_MOTION_MS);
        if updater.frame.borrow().is_none() {
            Self::update_at_next_frame(updater);
        }
    }

    fn update(&self) {
        self.setter.set(rings(&self.places));
    }

    fn update_at_next_frame(updater: &Rc<Self>) {
        let weak = Rc::downgrade(updater);
        let frame = request_animation_frame(move |_| {
            let Some(updater) = weak.upgrade() else { return };
            updater.update();
            if clock::steady() < updater.end_of_motion.get() {
                Self::update_at_next_frame(&updater);
            } else {
                updater.frame.take();
            }
        });
        updater.frame.replace(Some(frame));
    }

    /// Updates the rings on every change of the page, until the returned function is called.
    fn start(self) -> impl FnOnce() {
        self.update();
        let updater = Rc::new(self);
        Self::on_change(&updater);
        let shared = updater.clone();
        let on_change = move || Self::on_change(&shared);
        let options = EventListenerOptions::run_in_capture_phase();
        let listeners = ["resize", "scroll"].map(|kind| {
            let on_change = on_change.clone();
            EventListener::new_with_options(&window(), kind, options, move |_| on_change())
        });
        let observer = element::<Element>("main")
            .and_then(|main| ChangeObserver::new(&main, Attributes::Observed, on_change));
        move || drop((observer, listeners, updater))
    }
}

#[derive(Properties, PartialEq)]
pub struct PointerProps {
    pub places: Rc<[RingTarget]>,
}

/// The rings: decoration, as text beside the board says the same.
#[component]
pub fn Pointer(props: &PointerProps) -> Html {
    let shown = use_state_eq(Vec::new);
    let setter = shown.setter();
    use_effect_with(props.places.clone(), move |places| {
        // Removes the previous step's rings, even if this step has none.
        setter.set(Vec::new());
        let (end_of_motion, frame) = (Cell::default(), RefCell::default());
        RingUpdater { places: places.clone(), setter, end_of_motion, frame }.start()
    });
    html! {
        <div class="pointer" aria-hidden="true">
            for (at, ring) in shown.iter().enumerate() {
                <span key={at} class={classes!("pointer__ring", ring.class)} ~style={ring.style()} />
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::line::OwnCard;

    #[test]
    fn a_card_is_not_taken_for_one_whose_name_goes_on() {
        let (written, spoken) = ("1▲".to_owned(), "red 1".to_owned());
        let card = Line::from(OwnCard { look: Html::default(), written, spoken });
        let places: Vec<RingTarget> = RingTarget::from_cards(&card, "is-better").collect();
        let [RingTarget { selector, .. }] = &places[..] else { panic!("{places:?}") };
        assert!(selector.contains("red 1,\"]") && !selector.contains("*=\"red 1\"]"), "{selector}");
    }
}
