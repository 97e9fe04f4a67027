use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use crate::services::{clock, page};

/// Reports the elapsed milliseconds every second. It starts anew when `running` changes, and stops at `None`. A hidden
/// page gets fewer reports, but no time is lost. The last one comes before the page closes, so a reload gains no time.
#[hook]
pub fn use_elapsed<R: PartialEq + 'static>(running: Option<R>, on_elapsed: Callback<u32>) {
    use_effect_with(running, move |running| {
        let timers = running.as_ref().map(|_| {
            let last = Rc::new(Cell::new(clock::steady()));
            let report = move || {
                let now = clock::steady();
                let elapsed = now.saturating_sub(last.replace(now));
                on_elapsed.emit(u32::try_from(elapsed).unwrap_or(u32::MAX));
            };
            let on_hide = report.clone();
            let on_page_hide = page::window()
                .map(|window| EventListener::new(&window, "pagehide", move |_| on_hide()));
            (Interval::new(1_000, report), on_page_hide)
        });
        move || drop(timers)
    });
}
