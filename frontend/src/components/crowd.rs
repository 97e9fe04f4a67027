//! Classes and styles that give style sheets the number of items.

use wasm_bindgen::JsValue;
use yew::prelude::*;

/// The classes `has-5` and so on, for each of `steps` that `count` reaches.
pub fn crowd(count: usize, steps: &[usize]) -> Classes {
    steps.iter().filter(|step| count >= **step).map(|step| format!("has-{step}")).collect()
}

/// The style of a `card-room` with `count` cards, which `board.css` makes as large as it allows: how many lie in a row
/// where they lie in one to four rows.
fn rows_of(count: usize) -> String {
    // A few are no larger than four would be.
    let count = count.max(4);
    let [two, three, four] = [2, 3, 4].map(|rows| count.div_ceil(rows));
    format!("--in-1: {count}; --in-2: {two}; --in-3: {three}; --in-4: {four}")
}

/// The style of a `card-room` with `count` cards.
pub fn room_of(count: usize) -> JsValue {
    style(&rows_of(count))
}

/// A style as a value for the browser, which native tests lack.
pub fn style(style: &str) -> JsValue {
    if cfg!(target_arch = "wasm32") { style.into() } else { JsValue::UNDEFINED }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_reached_counts_are_announced() {
        assert_eq!(crowd(4, &[5, 7]).to_string(), "");
        assert_eq!(crowd(5, &[5, 7]).to_string(), "has-5");
        assert_eq!(crowd(9, &[5, 7]).to_string(), "has-5 has-7");
    }

    #[test]
    fn rows_hold_all_cards() {
        assert_eq!(rows_of(9), "--in-1: 9; --in-2: 5; --in-3: 3; --in-4: 3");
        assert_eq!(rows_of(1), rows_of(4));
    }
}
