//! Classes that give style sheets the number of items.

use yew::prelude::*;

/// The classes `has-5` and so on, for each of `steps` that `count` reaches.
pub fn crowd(count: usize, steps: &[usize]) -> Classes {
    steps.iter().filter(|step| count >= **step).map(|step| format!("has-{step}")).collect()
}

/// The style of a `card-room` with `count` cards, which `board.css` makes as large as it allows.
pub fn room_of(count: usize) -> String {
    // A few are no larger than four would be.
    format!("--cards: {}", count.max(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_reached_is_told_and_no_more() {
        assert_eq!(crowd(4, &[5, 7]).to_string(), "");
        assert_eq!(crowd(5, &[5, 7]).to_string(), "has-5");
        assert_eq!(crowd(9, &[5, 7]).to_string(), "has-5 has-7");
    }
}
