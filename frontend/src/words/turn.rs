//! One's turn, as it is announced.

use engine::seat::{Seat, SeatSet};

use super::line::{Line, Span, line, list};

/// It is a seat's turn.
pub fn turn(seat: Seat) -> Line {
    line!("{0’s} turn.", seat)
}

/// A seat chooses, as others do at the same time.
pub fn chooses(seat: Seat) -> Line {
    line!("{0} {0:chooses|choose}.", seat)
}

/// Whichever of them acts first.
pub fn free(seat: Seat, others: SeatSet) -> Line {
    line!("{0} may act now, and so may {1}.", seat, others)
}

/// What is asked, as a sentence of its own.
pub fn asks(question: Line) -> Line {
    let asks = matches!(question.spans().last(), Some(Span::Text(end)) if end.ends_with('?'));
    if asks { question } else { line!("{0}.", question) }
}

/// What a seat holds.
pub fn holds(seat: Seat, things: &[String]) -> Line {
    line!("{0} {0:holds|hold} {1}.", seat, list(things.iter().cloned()))
}

/// So many things that naming them would take too long.
pub fn holds_many(seat: Seat, number: usize) -> Line {
    line!("{0} {0:holds|hold} {1} cards.", seat, number)
}

/// What of that is new.
pub fn new(things: &[String]) -> Line {
    line!("New: {0}.", list(things.iter().cloned()))
}
