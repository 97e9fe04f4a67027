//! Announcements of turns.

pub(crate) use crate::words::messages::turn::*;
use engine::seat::Seat;

use super::line::{Line, Span, line, list};

pub fn asks(question: Line) -> Line {
    let asks = matches!(question.spans().last(), Some(Span::Text(end)) if end.ends_with('?'));
    if asks { question } else { line!("{0}.", question) }
}

pub fn holds(seat: Seat, things: &[String]) -> Line {
    line!("{0} {0:holds|hold} {1}.", seat, list(things.iter().cloned()))
}

/// The new ones among those things.
pub fn new(things: &[String]) -> Line {
    line!("New: {0}.", list(things.iter().cloned()))
}
