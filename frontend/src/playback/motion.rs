//! Animates cards on a board, and advances a playback from step to step.

use std::collections::HashMap;

use gloo::timers::callback::Timeout;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::pacing::lead_in_ms;
use crate::services::motion::{MotionSpeed, Rect, Rects, glide, pause_while_pressed, reshape};
use crate::services::page::query_all;

/// The attribute that identifies an element's content from one render to the next.
const GLIDE_NAME: &str = "data-glide";

/// The attribute with the name of an element around this one. An element whose own name is new glides from that place.
const GLIDE_FROM: &str = "data-glide-from";

/// Lets each element with a `data-glide` name glide from its previous place to the new one.
#[hook]
pub fn use_glide(root: NodeRef, speed: MotionSpeed) {
    let before = use_mut_ref(HashMap::<String, Rect>::new);
    use_effect_with(root.clone(), |root| {
        let listeners = root.cast::<Element>().map(|root| pause_while_pressed(&root));
        move || drop(listeners)
    });
    use_effect(move || {
        let Some(root) = root.cast::<Element>() else { return };
        let (mut now, mut rects) = (HashMap::new(), Rects::within(&root));
        for element in query_all::<HtmlElement>(&root, &format!("[{GLIDE_NAME}]")) {
            let Some(name) = element.get_attribute(GLIDE_NAME) else { continue };
            let to = rects.measure(&element);
            let known = before.borrow();
            let from = known.get(&name).or_else(|| known.get(&element.get_attribute(GLIDE_FROM)?));
            if let Some(from) = from {
                glide(&element, *from, to, speed);
            }
            now.insert(name, to);
        }
        before.replace(now);
    });
}

/// The attribute that identifies a path whose shape changes from one render to the next.
const RESHAPE: &str = "data-reshape";

/// Animates each path with a `data-reshape` name from its previous shape to the new one.
#[hook]
pub fn use_reshape(root: NodeRef, speed: MotionSpeed) {
    let before = use_mut_ref(HashMap::<String, String>::new);
    use_effect(move || {
        let Some(root) = root.cast::<Element>() else { return };
        let mut now = HashMap::new();
        for path in query_all::<Element>(&root, &format!("[{RESHAPE}]")) {
            let (Some(name), Some(to)) = (path.get_attribute(RESHAPE), path.get_attribute("d"))
            else {
                continue;
            };
            if let Some(from) = before.borrow().get(&name).filter(|from| **from != to) {
                reshape(&path, from, &to, speed);
            }
            now.insert(name, to);
        }
        before.replace(now);
    });
}

#[derive(Clone, PartialEq)]
pub struct Progress {
    /// The number of steps shown.
    pub shown: usize,
    /// The number of steps shown when the last of them had been shown long enough.
    pub rested: usize,
    count: usize,
    story: u32,
    set_shown: UseStateSetter<(u32, usize)>,
    set_rested: UseStateSetter<(u32, usize)>,
}

impl Progress {
    pub fn is_over(&self) -> bool {
        self.shown == self.count
    }

    /// Whether all steps are shown, and the last one has been shown long enough.
    pub fn is_rested(&self) -> bool {
        self.is_over() && self.rested == self.count
    }

    pub fn skip(&self) {
        if !self.is_over() {
            self.set_shown.set((self.story, self.count));
            self.set_rested.set((self.story, self.count));
        }
    }
}

/// Shows steps one by one, each for its part of `steps_ms`, or all at once without motion. While `held`, no step
/// follows; afterwards the next comes at once. Steps added to a story continue it; another story starts over.
#[hook]
pub fn use_progress(steps_ms: &[u32], speed: MotionSpeed, held: bool, story: u32) -> Progress {
    let count = steps_ms.len();
    let first = (story, if speed == MotionSpeed::Still { count } else { 0 });
    let states = [use_state_eq(|| first), use_state_eq(|| first)];
    let of_story = |state: &(u32, usize)| if state.0 == story { state.1 } else { first.1 };
    let [shown, rested] = states.each_ref().map(|state| of_story(state));
    let [set_shown, set_rested] = states.map(|state| state.setter());
    let shown = shown.min(count);
    let was_held = use_mut_ref(|| held);
    let delay_ms = match shown.checked_sub(1) {
        _ if was_held.replace(held) && !held => 0,
        None => lead_in_ms(speed),
        // These steps were added after all earlier ones had been read.
        Some(_) if shown < count && rested == shown => lead_in_ms(speed),
        Some(last) => steps_ms[last],
    };
    let progress = Progress { shown, rested, count, story, set_shown, set_rested };
    let Progress { set_shown, set_rested, .. } = progress.clone();
    let now = (shown, count, speed, held, story);
    use_effect_with(now, move |(shown, count, speed, held, story)| {
        let (shown, count, story) = (*shown, *count, *story);
        let next = if *speed == MotionSpeed::Still { count } else { shown + 1 };
        let mut timer = None;
        if shown == count && count > 0 {
            timer = Some(Timeout::new(delay_ms, move || set_rested.set((story, count))));
        } else if shown < count && !held && delay_ms > 0 {
            timer = Some(Timeout::new(delay_ms, move || set_shown.set((story, next))));
        } else if shown < count && !held {
            // At once, without a timer: a browser would render the table in between.
            set_shown.set((story, next));
        }
        move || drop(timer)
    });
    progress
}
