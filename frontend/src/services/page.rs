//! Elements of the page.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element};

/// The document.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// The element with this id, if it is of this kind.
pub fn element<T: JsCast>(id: &str) -> Option<T> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// The place that a program draws in, without what was shown there before it came.
pub fn cleared_root() -> Option<Element> {
    let root: Element = element("app")?;
    root.set_text_content(None);
    Some(root)
}
