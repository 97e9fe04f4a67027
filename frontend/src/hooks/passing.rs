use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use crate::services::{clock, page};

const SECOND: u32 = 1_000;

/// Reports elapsed milliseconds every second while `running` stays the same. A hidden page gets fewer reports, but of
/// all of the time, and a last one before it closes: a reload gains no time.
#[hook]
pub fn use_passing<R: PartialEq + 'static>(running: Option<R>, on_pass: Callback<u32>) {
    use_effect_with(running, move |running| {
        let beat = running.as_ref().map(|_| {
            let last = Rc::new(Cell::new(clock::steady()));
            let pass = move || {
                let now = clock::steady();
                let passed = now.saturating_sub(last.replace(now));
                on_pass.emit(u32::try_from(passed).unwrap_or(u32::MAX));
            };
            let goes = {
                let pass = pass.clone();
                page::window()
                    .map(|window| EventListener::new(&window, "pagehide", move |_| pass()))
            };
            (Interval::new(SECOND, pass), goes)
        });
        move || drop(beat)
    });
}
