//! The page's side of `boot.js`: the rescue screen, and switching to a newer build.

use js_sys::{Function, Reflect, global};
use wasm_bindgen::{JsCast, JsValue};

/// A truthy property of the object that `boot.js` leaves on the global scope. A worker's object only loads parts.
pub fn property(name: &str) -> Option<JsValue> {
    if cfg!(not(target_arch = "wasm32")) {
        // Native tests have no script.
        return None;
    }
    let boot = Reflect::get(&global(), &"facedown".into()).ok().filter(JsValue::is_object)?;
    Reflect::get(&boot, &name.into()).ok().filter(JsValue::is_truthy)
}

/// Calls a function of `boot.js`; `None` if it is missing or throws.
pub fn call(name: &str, argument: &JsValue) -> Option<JsValue> {
    let function = property(name)?.dyn_into::<Function>().ok()?;
    function.call1(&JsValue::UNDEFINED, argument).ok()
}

/// A problem report as text. It holds the record of the open game, so it goes to the clipboard only.
pub fn report() -> Option<String> {
    call("report", &JsValue::UNDEFINED)?.as_string()
}

/// The running build: the page's name for it, else the crate's version.
pub fn version() -> String {
    let named = property("version").and_then(|version| version.as_string());
    named.unwrap_or_else(|| env!("CARGO_PKG_VERSION").to_owned())
}

/// Makes a panic show the rescue screen, since Yew can't draw after one.
pub fn install_rescue() {
    yew::set_custom_panic_hook(Box::new(|info| {
        let message = info.to_string();
        // A panic message may name a card: it goes to the report, not to the console.
        call("rescue", &message.as_str().into());
    }));
}
