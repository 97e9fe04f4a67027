//! Keeps the screen awake (Screen Wake Lock, where the browser has it).

use std::cell::Cell;

use gloo::events::EventListener;
use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, EventTarget};

use super::page;

thread_local! {
    static IS_REFUSED: Cell<bool> = const { Cell::new(false) };
}

/// Keeps the screen awake until it is dropped, or the browser releases it.
#[derive(Debug)]
pub struct WakeLock(JsValue);

impl WakeLock {
    pub fn is_held(&self) -> bool {
        Reflect::get(&self.0, &"released".into()).is_ok_and(|released| !released.is_truthy())
    }

    pub fn on_release(&self, on_release: impl FnMut(&Event) + 'static) -> Option<EventListener> {
        Some(EventListener::new(self.0.dyn_ref::<EventTarget>()?, "release", on_release))
    }
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        let _ = page::call(&self.0, "release", &JsValue::UNDEFINED);
    }
}

/// Keeps the screen awake; `None` where that fails, as with a low battery.
pub async fn ask() -> Option<WakeLock> {
    let lock = request().await;
    IS_REFUSED.set(lock.is_none());
    lock
}

/// Whether the screen may go dark: this browser can't keep it awake, or has refused to.
pub fn may_go_dark() -> bool {
    page::feature("wakeLock").is_none() || IS_REFUSED.get()
}

async fn request() -> Option<WakeLock> {
    let wake_lock = page::feature("wakeLock")?;
    let promise: Promise = page::call(&wake_lock, "request", &"screen".into())?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok().map(WakeLock)
}
