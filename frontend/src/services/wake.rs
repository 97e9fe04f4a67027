//! The screen kept awake (Screen Wake Lock, where the browser has it).

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::page;

/// A screen that stays awake until this is dropped.
#[derive(Debug)]
pub struct WakeLock(JsValue);

impl Drop for WakeLock {
    fn drop(&mut self) {
        let _ = method(&self.0, "release", &JsValue::UNDEFINED);
    }
}

/// Keeps the screen awake; `None` where that can't be, as with a low battery.
pub async fn ask() -> Option<WakeLock> {
    let navigator = page::window()?.navigator();
    let wake_lock = Reflect::get(&navigator, &"wakeLock".into()).ok()?;
    let promise = method(&wake_lock, "request", &"screen".into())?.dyn_into::<Promise>().ok()?;
    JsFuture::from(promise).await.ok().map(WakeLock)
}

fn method(of: &JsValue, name: &str, argument: &JsValue) -> Option<JsValue> {
    if !of.is_object() {
        return None;
    }
    let function = Reflect::get(of, &name.into()).ok()?.dyn_into::<Function>().ok()?;
    function.call1(of, argument).ok()
}
