use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use crate::services::daily::{Date, today};
use crate::services::page;

/// The interval between checks of the date, in milliseconds.
const BEAT: u32 = 10_000;

/// Today's date by the device's calendar. It changes at midnight, and on return to the page.
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
