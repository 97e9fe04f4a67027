//! The device's time and calendar.

use js_sys::{Date, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::page;

/// The fixed time of native tests, which have no browser to ask.
const TEST_TIME_MS: u64 = 1_800_000_000_000;

/// Milliseconds since 1970.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the clock is a whole, positive number far below 2^53"
)]
pub fn now() -> u64 {
    if cfg!(target_arch = "wasm32") { Date::now() as u64 } else { TEST_TIME_MS }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn since_start() -> f64;
}

/// Milliseconds since some moment, for measuring: unlike [`now`], it ignores changes of the device's clock.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "far below 2^53")]
pub fn steady() -> u64 {
    if cfg!(target_arch = "wasm32") { since_start() as u64 } else { TEST_TIME_MS }
}

/// Milliseconds since the page began to load, as in events' time stamps; infinite if the browser can't tell.
pub fn since_load() -> f64 {
    let performance = page::window().and_then(|window| window.performance());
    performance.map_or(f64::INFINITY, |performance| performance.now())
}

/// Waits for this number of milliseconds. Even with 0, the browser draws and answers taps meanwhile.
pub async fn wait(milliseconds: i32) {
    let waited = Promise::new(&mut |resolve, _| {
        let window = page::window().expect("pages have a window");
        let _ =
            window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
    });
    let _ = JsFuture::from(waited).await;
}

/// A moment in the device's calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LocalTime {
    pub year: u32,
    /// 1 to 12.
    pub month: u32,
    pub day: u32,
    pub hour: u32,
    pub minute: u32,
}

/// The local time of a moment in milliseconds since 1970.
#[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
pub fn local_time(milliseconds: u64) -> LocalTime {
    if cfg!(not(target_arch = "wasm32")) {
        return utc(milliseconds);
    }
    let date = Date::new(&(milliseconds as f64).into());
    LocalTime {
        year: date.get_full_year(),
        month: date.get_month() + 1,
        day: date.get_date(),
        hour: date.get_hours(),
        minute: date.get_minutes(),
    }
}

/// The number of days in a month, 1 to 12.
pub const fn days_in(year: u32, month: u32) -> u32 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(400) => 29,
        2 if year.is_multiple_of(4) && !year.is_multiple_of(100) => 29,
        2 => 28,
        _ => 31,
    }
}

fn utc(milliseconds: u64) -> LocalTime {
    let minutes = milliseconds / 60_000;
    let mut days = minutes / (24 * 60);
    let (mut year, mut month) = (1970, 1);
    while let Some(rest) = days.checked_sub(days_in(year, month).into()) {
        days = rest;
        (year, month) = if month < 12 { (year, month + 1) } else { (year + 1, 1) };
    }
    let part = |unit: u64, count: u64| u32::try_from(minutes / unit % count).unwrap_or_default();
    let day = u32::try_from(days + 1).unwrap_or_default();
    LocalTime { year, month, day, hour: part(60, 24), minute: part(1, 60) }
}
