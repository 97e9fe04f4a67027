//! Input from the system to the installed page: files opened with it (the Launch Handler API), and content that another
//! app shares with it (the Web Share Target API).

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, Cache, File, Response};

use super::files::{self, FileError};
use super::keys::SHARED;
use super::page;

/// The service worker stores shared content under this name, beside the page: see `static/sw.js`.
const SHARED_ENTRY: &str = "shared";

/// Calls back once with each file that the page is opened with, where the browser supports it.
pub fn on_files(on_text: impl Fn(Result<String, FileError>) + Clone + 'static) {
    let window = JsValue::from(page::window());
    let Some(queue) = member(&window, "launchQueue").filter(JsValue::is_object) else { return };
    let consumer = Closure::<dyn Fn(JsValue)>::new(move |launch: JsValue| {
        let files = member(&launch, "files").and_then(|files| files.dyn_into::<Array>().ok());
        for handle in files.into_iter().flat_map(|files| files.to_vec()) {
            let on_text = on_text.clone();
            spawn_local(async move {
                on_text(match open_file(&handle).await {
                    Some(file) => files::read(&file).await,
                    None => Err(FileError::Unreadable),
                });
            });
        }
    });
    // The browser keeps the consumer while the page lives.
    let _ = page::call(&queue, "setConsumer", &consumer.into_js_value());
}

async fn open_file(handle: &JsValue) -> Option<File> {
    let file = page::call(handle, "getFile", &JsValue::UNDEFINED)?.dyn_into::<Promise>().ok()?;
    JsFuture::from(file).await.ok()?.dyn_into().ok()
}

fn member(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

/// Takes the content that another app has shared, if it is still unread.
pub async fn take_shared() -> Option<Result<String, FileError>> {
    let caches = page::window()?.caches().ok()?;
    let has_cache = JsFuture::from(caches.has(SHARED)).await.ok()?;
    if has_cache != JsValue::TRUE {
        return None;
    }
    let cache: Cache = JsFuture::from(caches.open(SHARED)).await.ok()?.dyn_into().ok()?;
    let found = JsFuture::from(cache.match_with_str(SHARED_ENTRY)).await.ok()?;
    let answer: Response = found.dyn_into().ok()?;
    let blob: Blob = JsFuture::from(answer.blob().ok()?).await.ok()?.dyn_into().ok()?;
    let _ = JsFuture::from(cache.delete_with_str(SHARED_ENTRY)).await;
    Some(files::read(&blob).await)
}
