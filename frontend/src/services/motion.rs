//! Movement, through the browser's own animations: no style is written.

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

    // So are its `getAnimations`, and what that gives.
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

/// The id of the movements that are made here: styles have transitions of their own.
const GLIDE: &str = "glide";

/// From letting go until the click that follows is surely over, in milliseconds.
const CLICK: u32 = 100;

/// How fast things move here and now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MotionSpeed {
    /// Nothing moves.
    Still,
    Fast,
    Normal,
}

impl MotionSpeed {
    /// The speed of this setting, unless the device asks for less movement.
    pub fn of(motion: Motion) -> Self {
        match motion {
            Motion::Off => Self::Still,
            _ if asks_for_less() => Self::Still,
            Motion::Fast => Self::Fast,
            Motion::Normal => Self::Normal,
        }
    }

    /// How long a card is on its way, in milliseconds.
    pub const fn glide(self) -> u32 {
        match self {
            Self::Still => 0,
            Self::Fast => 130,
            Self::Normal => 280,
        }
    }

    /// How long the table holds still before something is revealed, in milliseconds.
    pub const fn beat(self) -> u32 {
        match self {
            Self::Still => 0,
            Self::Fast => 260,
            Self::Normal => 560,
        }
    }

    /// How long something is left to be read, in milliseconds.
    pub fn reading(self, characters: usize) -> u32 {
        let characters = u32::try_from(characters).unwrap_or(u32::MAX).min(90);
        match self {
            Self::Still => 0,
            Self::Fast => 240 + 8 * characters,
            Self::Normal => 420 + 14 * characters,
        }
    }
}

thread_local! {
    // Made once: every board asks it whenever it is drawn.
    static LESS: Option<MediaQueryList> = page::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    /// Whether anything may be on its way: to look for what is takes longer than all else that a press does.
    static MAY_GLIDE: Cell<bool> = const { Cell::new(false) };
}

/// Whether the device asks for less movement.
fn asks_for_less() -> bool {
    LESS.with(|query| query.as_ref().is_some_and(MediaQueryList::matches))
}

/// Where an element lies within an ancestor, and how wide it is, movements left aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rect {
    left: i32,
    top: i32,
    width: i32,
}

/// Rectangles within an ancestor that is positioned, asked for one after the other.
pub struct Rects<'a> {
    within: &'a Element,
    /// What the last element's rectangle is relative to, and where that lies: its neighbours ask for the same.
    parent: Option<(Element, (i32, i32))>,
}

impl<'a> Rects<'a> {
    pub const fn within(within: &'a Element) -> Self {
        Self { within, parent: None }
    }

    /// The place of an element.
    pub fn of(&mut self, element: &HtmlElement) -> Rect {
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

/// Lets an element glide from where it was to where it is.
pub fn glide(element: &HtmlElement, from: Rect, to: Rect, speed: MotionSpeed) {
    if speed == MotionSpeed::Still || from == to || to.width == 0 {
        return;
    }
    let scale = f64::from(from.width) / f64::from(to.width);
    // It grows from its middle: with another origin browsers would draw every frame of it on the page's thread.
    let middle = |length: i32| f64::from(length) * (1.0 - scale) / 2.0;
    let x = f64::from(from.left - to.left) - middle(to.width);
    let y = f64::from(from.top - to.top) - middle(element.offset_height());
    let (x, y, scale) = (rounded(x, 1), rounded(y, 1), rounded(scale, 3));
    let start = format!("translate({x}px, {y}px) scale({scale})");
    let frame = |transform: &str| {
        let frame = Object::new();
        set(&frame, "transform", &transform.into());
        frame
    };
    run(element, &frame(&start), &frame("none"), speed);
}

/// Lets a path of SVG take its shape from another one of the same parts, where the browser can.
pub fn reshape(path: &Element, from: &str, to: &str, speed: MotionSpeed) {
    if speed == MotionSpeed::Still {
        return;
    }
    let frame = |shape: &str| {
        let frame = Object::new();
        set(&frame, "d", &format!("path(\"{shape}\")").into());
        frame
    };
    run(path, &frame(from), &frame(to), speed);
}

fn run(element: &Element, from: &Object, to: &Object, speed: MotionSpeed) {
    let options = Object::new();
    set(&options, "id", &GLIDE.into());
    set(&options, "duration", &speed.glide().into());
    set(&options, "easing", &"cubic-bezier(0.2, 0.7, 0.2, 1)".into());
    MAY_GLIDE.set(true);
    let _ = element.unchecked_ref::<Animated>().animate(&Array::of2(from, to), &options);
}

/// Says of what is pressed while things glide that none of them may come between it and the finger.
const PRESSED: &str = "data-pressed";

/// What is pressed while things glide.
struct Press {
    element: Element,
    /// Its own movements, which stand.
    standing: Vec<Movement>,
}

/// Keeps what glides under `root` where it is shown while it is pressed, for as long as the listeners are kept. If it
/// went on, a press that outlasts it would end beside it, and browsers take such a tap for one on what lies around both.
pub fn stand_while_pressed(root: &Element) -> [EventListener; 3] {
    let pressed = Rc::new(RefCell::new(Vec::<Press>::new()));
    let down = {
        let (root_of_all, pressed) = (root.clone(), pressed.clone());
        EventListener::new(root, "pointerdown", move |event| {
            if !any_glides(&root_of_all) {
                return;
            }
            let element = event.target().and_then(|at| at.dyn_into::<Element>().ok());
            let element = element.and_then(|at| at.closest("[data-glide]").ok().flatten());
            let Some(element) = element else { return };
            let standing = glides(&element, Reach::Own);
            standing.iter().for_each(Movement::pause);
            let _ = element.set_attribute(PRESSED, "");
            pressed.borrow_mut().push(Press { element, standing });
        })
    };
    // Wherever it is let go.
    let window = gloo::utils::window();
    [down, goes_on(&window, "pointerup", &pressed), goes_on(&window, "pointercancel", &pressed)]
}

fn goes_on(
    window: &web_sys::Window,
    kind: &'static str,
    pressed: &Rc<RefCell<Vec<Press>>>,
) -> EventListener {
    let pressed = pressed.clone();
    EventListener::new(window, kind, move |_| {
        let let_go = pressed.take();
        if !let_go.is_empty() {
            let go_on = move || {
                for Press { element, standing } in let_go {
                    standing.iter().for_each(Movement::play);
                    let _ = element.remove_attribute(PRESSED);
                }
            };
            Timeout::new(CLICK, go_on).forget();
        }
    })
}

/// Whose movements are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// The element's own.
    Own,
    /// Those of all below it, too.
    Below,
}

/// Whether anything under `root` glides now.
fn any_glides(root: &Element) -> bool {
    let any = MAY_GLIDE.get() && !glides(root, Reach::Below).is_empty();
    MAY_GLIDE.set(any);
    any
}

/// What glides there now.
fn glides(element: &Element, reach: Reach) -> Vec<Movement> {
    let options = Object::new();
    set(&options, "subtree", &(reach == Reach::Below).into());
    let found = element.unchecked_ref::<Animated>().animations(&options).unwrap_or_default();
    let movements = found.iter().map(JsCast::unchecked_into::<Movement>);
    movements.filter(|movement| movement.id() == GLIDE).collect()
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
            assert!(speed.glide() <= 300 && speed.reading(40) > speed.glide());
            assert!(speed.reading(10_000) < 4_000);
        }
        assert_eq!((MotionSpeed::Still.glide(), MotionSpeed::Still.reading(90)), (0, 0));
    }
}
