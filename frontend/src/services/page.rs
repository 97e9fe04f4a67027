//! Elements of the page.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, NodeList, Window};

/// The browser's window; missing where tests draw components as text.
pub fn window() -> Option<Window> {
    if cfg!(target_arch = "wasm32") { web_sys::window() } else { None }
}

pub fn document() -> Option<Document> {
    window()?.document()
}

/// A feature of the browser's navigator. Some are missing on pages without https, whatever web-sys says.
pub fn feature(name: &str) -> Option<JsValue> {
    let navigator = window()?.navigator();
    Reflect::get(&navigator, &name.into()).ok().filter(JsValue::is_truthy)
}

/// Calls a method of an object; `None` if it is missing or throws.
pub fn call(object: &JsValue, name: &str, argument: &JsValue) -> Option<JsValue> {
    let method = Reflect::get(object, &name.into()).ok()?.dyn_into::<Function>().ok()?;
    method.call1(object, argument).ok()
}

pub fn focused_element() -> Option<Element> {
    document()?.active_element()
}

pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The element itself or its next ancestor, if one matches a selector.
pub fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// The element with this id, if it has this type.
pub fn element<T: JsCast>(id: &str) -> Option<T> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// All elements of this type below an element that match a selector.
pub fn query_all<T: JsCast>(below: &Element, selector: &str) -> impl Iterator<Item = T> + use<T> {
    let list = below.query_selector_all(selector).ok();
    let length = list.as_ref().map_or(0, NodeList::length);
    (0..length).filter_map(move |at| list.as_ref()?.item(at)?.dyn_into().ok())
}
