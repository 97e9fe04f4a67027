//! Laws of a decision's frames: observers see the state in each, not only in the last.

use engine::chance::Dice;
use engine::game::{Inspect, Observer, Sink, Turn};

use crate::harness::everybody;
use crate::laws::events::{keep_to_their_audience, seen};
use crate::laws::play::{Run, observers};
use crate::laws::secrecy::same_answers;

/// In each frame the events reach their audience, and a view changes only if its observer saw an
/// event or the turn changed.
pub(crate) fn hold<G: Inspect>(before: &G, after: &G, frames: &Sink<G>) {
    let frames = frames.frames();
    let last = frames.last().expect("every decision is emitted");
    assert!(last.state == *after, "the last frame holds the state that the decision leads to");
    let mut state = before;
    for (at, frame) in frames.iter().enumerate() {
        assert!(!frame.events.is_empty(), "in every frame something happens");
        assert_eq!(frame.state.audit(), Ok(()), "frame {at} is sound: {:?}", frame.events);
        let rests = at + 1 == frames.len();
        assert!(!rests || frame.state.turn() != Turn::Resolving, "the last frame is at rest");
        keep_to_their_audience(&frame.events, after.seats());
        for observer in observers(after) {
            let nothing_seen =
                seen(&frame.events, observer).is_empty() && state.turn() == frame.state.turn();
            if nothing_seen {
                let same = state.view(observer) == frame.state.view(observer);
                assert!(same, "{observer:?} has seen nothing, so its view is as before");
            }
        }
        state = &frame.state;
    }
}

/// An observer's view at an earlier frame can be determinized; the seat's answers stay the same.
pub(crate) fn can_be_determinized<G: Inspect>(run: &Run<G>, dice: &mut Dice) {
    let Some(frames) = run.sinks.last().map(Sink::frames) else { return };
    for frame in &frames[..frames.len() - 1] {
        let everybody = std::iter::once(everybody());
        for observer in observers(&frame.state).chain(everybody) {
            let view = frame.state.view(observer);
            let lookalike = G::determinize(&view, dice).expect("it fits");
            assert_eq!(
                lookalike.view(observer),
                view,
                "{observer:?} can't tell: {:?}",
                frame.events
            );
            assert_eq!(lookalike.audit(), Ok(()), "{observer:?} determinizes: {:?}", frame.events);
            assert_eq!(lookalike.turn(), frame.state.turn(), "{:?}", frame.events);
            if let Observer::Seat(seat) = observer {
                same_answers(run, &frame.state, &lookalike, seat);
            }
        }
    }
}
