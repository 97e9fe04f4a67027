use super::full_stop;
use super::line::{Line, Span};
pub(crate) use crate::words::messages::turn::*;

/// Adds a full stop, unless the line ends with a question mark.
pub fn punctuated(question: Line) -> Line {
    let asks = matches!(question.spans().last(), Some(Span::Text(end)) if end.ends_with('?'));
    if asks { question } else { full_stop(question) }
}
