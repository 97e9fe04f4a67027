//! Lists as people write them.

use engine::seat::SeatSet;

use super::line::{Argument, Line, joined};
use super::messages::common::{and, or};

/// An enumeration: `a`, `a and b`, `a, b and c`.
pub fn list(items: impl IntoIterator<Item = impl Into<Line>>) -> Line {
    enumerated(items, and)
}

/// A choice: `a`, `a or b`, `a, b or c`.
pub fn either(items: impl IntoIterator<Item = impl Into<Line>>) -> Line {
    enumerated(items, or)
}

fn enumerated(
    items: impl IntoIterator<Item = impl Into<Line>>,
    last_two: fn(Line, Line) -> Line,
) -> Line {
    let mut items: Vec<Line> = items.into_iter().map(Into::into).collect();
    match items.pop() {
        None => Line::default(),
        Some(last) if items.is_empty() => last,
        Some(last) => last_two(joined(items.into_iter().map(Line::listed), ", "), last.listed()),
    }
}

impl From<SeatSet> for Argument {
    fn from(seats: SeatSet) -> Self {
        Self::Seats(seats, list(seats.iter()))
    }
}
