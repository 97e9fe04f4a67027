//! Moves elements by the Web Animations API, without writing styles.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, MediaQueryList};

use super::numbers::rounded;
use super::page;
use super::settings::Motion;

#[wasm_bindgen]
extern "C" {
    // `Element.animate` is unstable in web-sys.
    #[wasm_bindgen(extends = Element)]
    type Animated;

    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animated, frames: &Array, options: &Object) -> Result<JsValue, JsValue>;

    // So are `getAnimations` and its result.
    #[wasm_bindgen(method, catch, js_name = getAnimations)]
    fn animations(this: &Animated, options: &Object) -> Result<Array, JsValue>;

    type Movement;

    #[wasm_bindgen(method, getter)]
    fn id(this: &Movement) -> String;

    #[wasm_bindgen(method)]
    fn pause(this: &Movement);

    #[wasm_bindgen(method)]
    fn play(this: &Movement);
}

/// The id of the animations made here: the styles have transitions of their own.
const GLIDE_ID: &str = "glide";

/// The time from a release until the click that follows is surely over.
const CLICK_DELAY_MS: u32 = 100;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MotionSpeed {
    /// Nothing moves.
    Still,
    Fast,
    Normal,
}

impl MotionSpeed {
    /// The speed of this setting, unless the device asks for less movement.
    pub fn from_setting(motion: Motion) -> Self {
        match motion {
            Motion::Off => Self::Still,
            _ if REDUCED.with(|query| query.as_ref().is_some_and(MediaQueryList::matches)) => {
                Self::Still
            }
            Motion::Fast => Self::Fast,
            Motion::Normal => Self::Normal,
        }
    }

    /// The duration of a card's movement.
    pub const fn glide_ms(self) -> u32 {
        match self {
            Self::Still => 0,
            Self::Fast => 130,
            Self::Normal => 280,
        }
    }

    /// The pause of the table before a reveal.
    pub const fn beat_ms(self) -> u32 {
        match self {
            Self::Still => 0,
            Self::Fast => 260,
            Self::Normal => 560,
        }
    }

    pub fn reading_ms(self, characters: usize) -> u32 {
        let characters = u32::try_from(characters).unwrap_or(u32::MAX).min(90);
        match self {
            Self::Still => 0,
            Self::Fast => 240 + 8 * characters,
            Self::Normal => 420 + 14 * characters,
        }
    }
}

thread_local! {
    /// Whether the device asks for less movement. Made once, since every board needs it at every rendering.
    static REDUCED: Option<MediaQueryList> = page::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    /// Whether anything may be moving. If not, a press skips the slow search for movements.
    static MAY_GLIDE: Cell<bool> = const { Cell::new(false) };
}

/// An element's position within an ancestor, and its width, as if nothing moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rect {
    left: i32,
    top: i32,
    width: i32,
}

/// Rectangles within a positioned ancestor, measured one after the other.
pub struct Rects<'a> {
    within: &'a Element,
    /// The last element's offset parent with its position, kept because neighbours share it.
    parent: Option<(Element, (i32, i32))>,
}

impl<'a> Rects<'a> {
    pub const fn within(within: &'a Element) -> Self {
        Self { within, parent: None }
    }

    pub fn measure(&mut self, element: &HtmlElement) -> Rect {
        let (left, top) = self.corner(element);
        Rect { left, top, width: element.offset_width() }
    }

    fn corner(&mut self, element: &HtmlElement) -> (i32, i32) {
        let (left, top) = element.offset_parent().map_or((0, 0), |parent| self.corner_of(parent));
        (left + element.offset_left(), top + element.offset_top())
    }

    fn corner_of(&mut self, parent: Element) -> (i32, i32) {
        if parent.is_same_node(Some(self.within)) {
            return (0, 0);
        }
        match &self.parent {
            Some((known, corner)) if parent.is_same_node(Some(known)) => *corner,
            _ => {
                let corner = parent.dyn_ref().map_or((0, 0), |parent| self.corner(parent));
                self.parent = Some((parent, corner));
                corner
            }
        }
    }
}

/// Lets an element glide from its old rectangle to the new one.
pub fn glide(element: &HtmlElement, from: Rect, to: Rect, speed: MotionSpeed) {
    // An element without a width is hidden.
    if speed == MotionSpeed::Still || from == to || to.width == 0 {
        return;
    }
    let scale = f64::from(from.width) / f64::from(to.width);
    // Scaled from the middle: with another origin browsers would draw every frame on the page's thread.
    let middle = |length: i32| f64::from(length) * (1.0 - scale) / 2.0;
    let x = f64::from(from.left - to.left) - middle(to.width);
    let y = f64::from(from.top - to.top) - middle(element.offset_height());
    let (x, y, scale) = (rounded(x, 1), rounded(y, 1), rounded(scale, 3));
    let start = format!("translate({x}px, {y}px) scale({scale})");
    animate_property(element, "transform", [&start, "none"], speed);
}

/// Animates an SVG path from another shape with the same parts, where the browser can.
pub fn reshape(path: &Element, from: &str, to: &str, speed: MotionSpeed) {
    if speed == MotionSpeed::Still {
        return;
    }
    let shapes = [from, to].map(|shape| format!("path(\"{shape}\")"));
    animate_property(path, "d", shapes.each_ref().map(String::as_str), speed);
}

fn animate_property(element: &Element, property: &str, values: [&str; 2], speed: MotionSpeed) {
    let [from, to] = values.map(|value| {
        let frame = Object::new();
        set(&frame, property, &value.into());
        frame
    });
    let options = Object::new();
    set(&options, "id", &GLIDE_ID.into());
    set(&options, "duration", &speed.glide_ms().into());
    set(&options, "easing", &"cubic-bezier(0.2, 0.7, 0.2, 1)".into());
    MAY_GLIDE.set(true);
    let _ = element.unchecked_ref::<Animated>().animate(&Array::of2(&from, &to), &options);
}

/// Marks elements pressed while things glide: the styles raise them, so that nothing covers them.
const PRESSED: &str = "data-pressed";

/// Stops gliding elements under `root` while they are pressed, as long as the listeners are kept. Otherwise a long
/// press would end beside the element, and browsers would take it for a click on the common ancestor.
pub fn pause_while_pressed(root: &Element) -> [EventListener; 3] {
    // The pressed elements, each with its paused movements.
    let pressed = Rc::new(RefCell::new(Vec::<(Element, Vec<Movement>)>::new()));
    let down = {
        let (search_root, pressed) = (root.clone(), pressed.clone());
        EventListener::new(root, "pointerdown", move |event| {
            if !any_glides(&search_root) {
                return;
            }
            let element = page::target(event).and_then(|at| page::closest(&at, "[data-glide]"));
            let Some(element) = element else { return };
            let paused = find_movements(&element, Reach::Element);
            paused.iter().for_each(Movement::pause);
            let _ = element.set_attribute(PRESSED, "");
            pressed.borrow_mut().push((element, paused));
        })
    };
    // A release counts anywhere in the window.
    let [up, cancelled] = ["pointerup", "pointercancel"].map(|kind| {
        let pressed = pressed.clone();
        EventListener::new(&gloo::utils::window(), kind, move |_| {
            let released = pressed.take();
            if !released.is_empty() {
                let resume = move || {
                    for (element, paused) in released {
                        paused.iter().for_each(Movement::play);
                        let _ = element.remove_attribute(PRESSED);
                    }
                };
                Timeout::new(CLICK_DELAY_MS, resume).forget();
            }
        })
    });
    [down, up, cancelled]
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    Element,
    /// The element and its descendants.
    Subtree,
}

fn any_glides(root: &Element) -> bool {
    let any = MAY_GLIDE.get() && !find_movements(root, Reach::Subtree).is_empty();
    MAY_GLIDE.set(any);
    any
}

fn find_movements(element: &Element, reach: Reach) -> Vec<Movement> {
    let options = Object::new();
    set(&options, "subtree", &(reach == Reach::Subtree).into());
    let found = element.unchecked_ref::<Animated>().animations(&options).unwrap_or_default();
    let movements = found.iter().map(JsCast::unchecked_into::<Movement>);
    movements.filter(|movement| movement.id() == GLIDE_ID).collect()
}

fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_movement_is_longer_than_it_may_be_and_still_is_still() {
        for speed in [MotionSpeed::Fast, MotionSpeed::Normal] {
            assert!(speed.glide_ms() <= 300 && speed.reading_ms(40) > speed.glide_ms());
            assert!(speed.reading_ms(10_000) < 4_000);
        }
        assert_eq!((MotionSpeed::Still.glide_ms(), MotionSpeed::Still.reading_ms(90)), (0, 0));
    }
}
