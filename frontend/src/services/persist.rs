//! Asks the browser not to evict this page's storage.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::page;

fn manager() -> Option<web_sys::StorageManager> {
    page::feature("storage").map(JsCast::unchecked_into)
}

/// Asks the browser to keep the page's storage. Browsers may refuse, or ask the person.
pub async fn ask() -> bool {
    let Some(promise) = manager().and_then(|manager| manager.persist().ok()) else {
        return false;
    };
    JsFuture::from(promise).await.is_ok_and(|answer| answer.is_truthy())
}

/// Whether the browser has promised to keep the storage; `None` if it can't say.
pub async fn is_promised() -> Option<bool> {
    let promise = manager()?.persisted().ok()?;
    JsFuture::from(promise).await.ok().map(|answer| answer.is_truthy())
}
