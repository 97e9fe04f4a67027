//! Work for idle moments.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Runs `work` as soon as the page is idle, or after a moment in browsers that can't tell, as Safari.
pub fn when_idle(work: impl FnOnce() + 'static) {
    let window = gloo::utils::window();
    let work = Closure::once_into_js(work);
    if window.request_idle_callback(work.unchecked_ref()).is_err() {
        let _ = window.set_timeout_with_callback(work.unchecked_ref());
    }
}
