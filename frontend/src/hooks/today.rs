//! The day that it is.

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use crate::services::daily::{Date, today};
use crate::services::page;

/// Milliseconds between two looks at the calendar.
const BEAT: u32 = 10_000;

/// The day of the device's calendar: it turns at midnight, and whoever comes back to the page finds it turned.
#[hook]
pub fn use_today() -> Date {
    let day = use_state_eq(today);
    let turned = day.setter();
    use_effect_with((), move |()| {
        let look = move || turned.set(today());
        let beat = Interval::new(BEAT, look.clone());
        let shown = page::document()
            .map(|document| EventListener::new(&document, "visibilitychange", move |_| look()));
        move || drop((beat, shown))
    });
    *day
}
