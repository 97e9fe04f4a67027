use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::page::use_document_event;
use crate::services::daily::{Date, today};

const CHECK_INTERVAL_MS: u32 = 10_000;

/// Today's date by the device's calendar, kept up to date.
#[hook]
pub fn use_today() -> Date {
    let day = use_state_eq(today);
    let setter = day.setter();
    let check = move || setter.set(today());
    use_document_event("visibilitychange", {
        let check = check.clone();
        move |_| check()
    });
    use_effect_with((), move |()| {
        let timer = Interval::new(CHECK_INTERVAL_MS, check);
        move || drop(timer)
    });
    *day
}
