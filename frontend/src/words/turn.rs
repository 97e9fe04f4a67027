//! Announcements of turns.

use engine::seat::{Seat, SeatSet};

use super::line::{Line, Span, line, list};

pub fn turn(seat: Seat) -> Line {
    line!("{0’s} turn.", seat)
}

/// A seat chooses at the same time as others.
pub fn chooses(seat: Seat) -> Line {
    line!("{0} {0:chooses|choose}.", seat)
}

/// Whichever of these seats acts first.
pub fn free(seat: Seat, others: SeatSet) -> Line {
    line!("{0} may act now, and so may {1}.", seat, others)
}

pub fn asks(question: Line) -> Line {
    let asks = matches!(question.spans().last(), Some(Span::Text(end)) if end.ends_with('?'));
    if asks { question } else { line!("{0}.", question) }
}

pub fn holds(seat: Seat, things: &[String]) -> Line {
    line!("{0} {0:holds|hold} {1}.", seat, list(things.iter().cloned()))
}

/// Holdings too many to name.
pub fn holds_many(seat: Seat, number: usize) -> Line {
    line!("{0} {0:holds|hold} {1} cards.", seat, number)
}

/// The new ones among those things.
pub fn new(things: &[String]) -> Line {
    line!("New: {0}.", list(things.iter().cloned()))
}
