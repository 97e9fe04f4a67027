//! Elements of the page.

use wasm_bindgen::JsCast;
use web_sys::Document;

/// The document.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// The element with this id, if it is of this kind.
pub fn element<T: JsCast>(id: &str) -> Option<T> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}
