//! Work for idle moments.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Runs `work` when the page is idle; in browsers that can't tell, such as Safari, after a moment.
pub fn when_idle(work: impl FnOnce() + 'static) {
    let window = gloo::utils::window();
    let work = Closure::once_into_js(work);
    if window.request_idle_callback(work.unchecked_ref()).is_err() {
        let _ = window.set_timeout_with_callback(work.unchecked_ref());
    }
}
