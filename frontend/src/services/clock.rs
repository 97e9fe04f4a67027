//! The time and the calendar of the device.

use js_sys::{Date, Promise};
use wasm_bindgen_futures::JsFuture;

use super::page;

/// When tests run, which have no browser to ask.
const OF_TESTS: u64 = 1_800_000_000_000;

/// Milliseconds since 1970.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the clock is a whole, positive number far below 2^53"
)]
pub fn now() -> u64 {
    if cfg!(target_arch = "wasm32") { Date::now() as u64 } else { OF_TESTS }
}

/// Milliseconds since the page began to load, as events carry them; never in a browser that can't tell.
pub fn since_load() -> f64 {
    gloo::utils::window().performance().map_or(f64::INFINITY, |performance| performance.now())
}

/// Lets the browser do what waits: draw, and answer taps.
pub async fn let_others_work() {
    let waited = Promise::new(&mut |resolve, _| {
        let window = page::window().expect("pages have a window");
        let _ = window.set_timeout_with_callback(&resolve);
    });
    let _ = JsFuture::from(waited).await;
}

/// A moment as the device's calendar has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LocalTime {
    pub year: u32,
    /// 1 to 12.
    pub month: u32,
    pub day: u32,
    pub hour: u32,
    pub minute: u32,
}

/// The local time of a number of milliseconds since 1970.
#[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
pub fn local_time(milliseconds: u64) -> LocalTime {
    let date = Date::new(&(milliseconds as f64).into());
    LocalTime {
        year: date.get_full_year(),
        month: date.get_month() + 1,
        day: date.get_date(),
        hour: date.get_hours(),
        minute: date.get_minutes(),
    }
}
