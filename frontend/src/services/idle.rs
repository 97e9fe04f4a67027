//! What is done while nobody waits.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Does this as soon as the page has nothing else to do; in a moment where browsers can't tell when that is, as Safari.
pub fn when_idle(work: impl FnOnce() + 'static) {
    let window = gloo::utils::window();
    if js_sys::Reflect::has(&window, &"requestIdleCallback".into()).unwrap_or(false) {
        let _ = window.request_idle_callback(Closure::once_into_js(work).unchecked_ref());
    } else {
        Timeout::new(0, work).forget();
    }
}
