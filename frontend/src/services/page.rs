//! Elements of the page.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, NodeList, Window};

/// The browser's window; missing where tests draw components as text.
pub fn window() -> Option<Window> {
    if cfg!(target_arch = "wasm32") { web_sys::window() } else { None }
}

pub fn document() -> Option<Document> {
    window()?.document()
}

/// The element with this id, if it has this type.
pub fn element<T: JsCast>(id: &str) -> Option<T> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// All elements of this type below an element that match a selector.
pub fn all<T: JsCast>(below: &Element, selector: &str) -> impl Iterator<Item = T> + use<T> {
    let list = below.query_selector_all(selector).ok();
    let length = list.as_ref().map_or(0, NodeList::length);
    (0..length).filter_map(move |at| list.as_ref()?.item(at)?.dyn_into().ok())
}
