//! Frames as an observer sees them.

use std::ops::Range;
use std::rc::Rc;

use engine::catalogue::{AnyEvent, AnyGame, AnyView};
use engine::game::{Game, Observer};
use engine::replay::ReplayedRecord;

/// Events that an observer saw at once, with the views before and after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaybackFrame<V, E> {
    pub before: V,
    pub events: Vec<E>,
    pub view: V,
}

pub type AnyFrame = PlaybackFrame<AnyView, AnyEvent>;

pub type FrameOf<G> = PlaybackFrame<Rc<<G as Game>::View>, <G as Game>::Event>;

/// The observer's frames of these decisions.
pub fn seen_frames(
    replay: &ReplayedRecord<AnyGame>,
    decisions: Range<usize>,
    observer: Observer,
) -> Vec<AnyFrame> {
    let mut seen = Vec::new();
    for at in decisions {
        let mut before = replay.state_after(at);
        for frame in replay.frames_by_decision().get(at).into_iter().flatten() {
            if let Some(seen_frame) = frame.seen_by(observer) {
                let before = before.view(observer);
                seen.push(AnyFrame { before, events: seen_frame.events, view: seen_frame.view });
            }
            before = &frame.state;
        }
    }
    seen
}
