//! Classes and styles that tell style sheets the number of items.

use wasm_bindgen::JsValue;
use yew::prelude::*;

/// Classes such as `has-5`, one for each of `steps` that `count` reaches.
pub fn count_classes(count: usize, steps: &[usize]) -> Classes {
    steps.iter().filter(|step| count >= **step).map(|step| format!("has-{step}")).collect()
}

/// The cards per row if `count` cards lie in one to four rows: `board.css` picks the rows that allow the largest cards.
fn row_lengths(count: usize) -> String {
    // Fewer than four cards get no larger than four.
    let count = count.max(4);
    let [two, three, four] = [2, 3, 4].map(|rows| count.div_ceil(rows));
    format!("--in-1: {count}; --in-2: {two}; --in-3: {three}; --in-4: {four}")
}

pub fn card_room_style(count: usize) -> JsValue {
    style(&row_lengths(count))
}

/// The value of a `style` property; undefined in native tests.
pub fn style(style: &str) -> JsValue {
    if cfg!(target_arch = "wasm32") { style.into() } else { JsValue::UNDEFINED }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_reached_counts_are_announced() {
        assert_eq!(count_classes(4, &[5, 7]).to_string(), "");
        assert_eq!(count_classes(5, &[5, 7]).to_string(), "has-5");
        assert_eq!(count_classes(9, &[5, 7]).to_string(), "has-5 has-7");
    }

    #[test]
    fn rows_hold_all_cards() {
        assert_eq!(row_lengths(9), "--in-1: 9; --in-2: 5; --in-3: 3; --in-4: 3");
        assert_eq!(row_lengths(1), row_lengths(4));
    }
}
