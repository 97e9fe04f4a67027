//! Small letters and capitals of all the world: the browser's, for the standard library's tables are 25 KB of the
//! program.

/// A text in small letters.
pub fn small(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    let small = js_sys::JsString::from(text).to_lower_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    let small = text.to_lowercase();
    small
}

/// A text in capitals.
pub fn capital(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    let capital = js_sys::JsString::from(text).to_upper_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    let capital = text.to_uppercase();
    capital
}
