//! What `boot.js` does for the page: the rescue screen, and the change to a newer build.

use js_sys::{Function, Reflect, global};
use wasm_bindgen::{JsCast, JsValue};

/// A property of the object that `boot.js` leaves on the global scope, if it is truthy. Nothing of
/// it is there in a worker.
pub fn property(name: &str) -> Option<JsValue> {
    if cfg!(not(target_arch = "wasm32")) {
        // Tests that draw components as text have no script.
        return None;
    }
    let boot = Reflect::get(&global(), &"facedown".into()).ok().filter(JsValue::is_object)?;
    Reflect::get(&boot, &name.into()).ok().filter(JsValue::is_truthy)
}

/// Calls a function of it; `None` if there is none, or if it throws.
pub fn call(name: &str, argument: &JsValue) -> Option<JsValue> {
    let function = property(name)?.dyn_into::<Function>().ok()?;
    function.call1(&JsValue::UNDEFINED, argument).ok()
}

/// A problem report as text, with the record of the open game: for the clipboard only.
pub fn report() -> Option<String> {
    call("report", &JsValue::UNDEFINED)?.as_string()
}

/// The build that runs: as the page names it, else the program's own version.
pub fn version() -> String {
    let named = property("version").and_then(|version| version.as_string());
    named.unwrap_or_else(|| env!("CARGO_PKG_VERSION").to_owned())
}

/// Lets a panic end in the rescue screen: nothing can be drawn with Yew after it.
pub fn install_rescue() {
    yew::set_custom_panic_hook(Box::new(|info| {
        let message = info.to_string();
        // The words of a panic may name a card: they go to the report, not to the console.
        call("rescue", &message.as_str().into());
    }));
}
