//! What an observer saw of a part of a course.

use std::ops::Range;

use engine::catalogue::AnyGame;
use engine::course::Course;
use engine::game::{Game, Observer};

use super::frame::AnyFrame;

/// The frames of these decisions, as an observer saw them.
pub fn seen(
    course: &Course<AnyGame>,
    decisions: Range<usize>,
    observer: Observer,
) -> Vec<AnyFrame> {
    let mut seen = Vec::new();
    for at in decisions {
        let mut before = course.state_after(at);
        for frame in course.decisions().get(at).into_iter().flatten() {
            if let Some(own) = frame.seen_by(observer) {
                let before = before.view(observer);
                seen.push(AnyFrame { before, events: own.events, view: own.view });
            }
            before = &frame.state;
        }
    }
    seen
}
