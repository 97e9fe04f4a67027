use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use crate::services::{clock, page};

/// Reports elapsed milliseconds every second: starts anew when `running` changes, and stops at `None`. A hidden page gets fewer reports, but of
/// all of the time, and a last one before it closes: a reload gains no time.
#[hook]
pub fn use_passing<R: PartialEq + 'static>(running: Option<R>, on_pass: Callback<u32>) {
    use_effect_with(running, move |running| {
        let timers = running.as_ref().map(|_| {
            let last = Rc::new(Cell::new(clock::steady()));
            let pass = move || {
                let now = clock::steady();
                let passed = now.saturating_sub(last.replace(now));
                on_pass.emit(u32::try_from(passed).unwrap_or(u32::MAX));
            };
            let on_hide = pass.clone();
            let on_page_hide = page::window()
                .map(|window| EventListener::new(&window, "pagehide", move |_| on_hide()));
            (Interval::new(1_000, pass), on_page_hide)
        });
        move || drop(timers)
    });
}
