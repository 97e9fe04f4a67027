//! Text files beside the page, by language. They are fetched when opened; the service worker stores them with the rest
//! of the site.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestCache, RequestInit, Response};

use super::language;

/// The path of a game's text, by the game's slug and the file's name: `rules.md`, `lessons.txt`.
pub fn game_path(slug: &str, name: &str) -> String {
    format!("text/{}/{slug}/{name}", language::code())
}

/// A text available at once: outside a browser, where tests draw the page.
#[cfg(not(target_arch = "wasm32"))]
pub fn at_hand(path: &str) -> Option<Rc<str>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../static");
    std::fs::read_to_string(folder.join(path)).ok().map(Rc::from)
}

#[cfg(target_arch = "wasm32")]
thread_local! {
    static FETCHED: std::cell::RefCell<std::collections::BTreeMap<String, Rc<str>>> = const { std::cell::RefCell::new(std::collections::BTreeMap::new()) };
}

/// A text available at once: one fetched before.
#[cfg(target_arch = "wasm32")]
pub fn at_hand(path: &str) -> Option<Rc<str>> {
    FETCHED.with_borrow(|here| here.get(path).cloned())
}

/// Fetches a text, which is [at hand](at_hand) from then on; `None` on failure.
pub async fn fetch(path: &str, cache: RequestCache) -> Option<Rc<str>> {
    let init = RequestInit::new();
    init.set_cache(cache);
    let window = super::page::window()?;
    let response = JsFuture::from(window.fetch_with_str_and_init(path, &init)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let text: Rc<str> = JsFuture::from(response.text().ok()?).await.ok()?.as_string()?.into();
    #[cfg(target_arch = "wasm32")]
    FETCHED.with_borrow_mut(|here| here.insert(path.to_owned(), text.clone()));
    Some(text)
}
