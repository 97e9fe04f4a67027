//! Work for idle moments.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Runs `work` as soon as the page is idle, or after a moment in browsers that can't tell, as Safari.
pub fn when_idle(work: impl FnOnce() + 'static) {
    let window = gloo::utils::window();
    if js_sys::Reflect::has(&window, &"requestIdleCallback".into()).unwrap_or(false) {
        let _ = window.request_idle_callback(Closure::once_into_js(work).unchecked_ref());
    } else {
        Timeout::new(0, work).forget();
    }
}
