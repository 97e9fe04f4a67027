//! Text files beside the page; those with words are kept by language. They are fetched when they are opened; the service worker keeps them
//! with the rest of the site.

use std::rc::Rc;

/// The language that the page is written in.
const LANGUAGE: &str = "en";

/// The file of a game's text, by the game's slug and the text's name: `rules`.
pub fn of_game(slug: &str, name: &str) -> String {
    format!("text/{LANGUAGE}/{slug}/{name}.md")
}

/// A text that needs no waiting for: outside a browser, where tests draw the page.
#[cfg(not(target_arch = "wasm32"))]
pub fn at_hand(path: &str) -> Option<Rc<str>> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../static");
    std::fs::read_to_string(folder.join(path)).ok().map(Rc::from)
}

/// A text that needs no waiting for: in a browser none.
#[cfg(target_arch = "wasm32")]
pub const fn at_hand(_path: &str) -> Option<Rc<str>> {
    None
}

/// A file beside the page; `None` if it can't be had.
pub async fn fetch(path: &str) -> Option<Rc<str>> {
    use wasm_bindgen::JsCast;
    use wasm_bindgen_futures::JsFuture;
    use web_sys::Response;

    let window = super::page::window()?;
    let response = JsFuture::from(window.fetch_with_str(path)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string().map(Rc::from)
}
