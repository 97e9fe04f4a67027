//! Laws of a decision's frames: an observer may look at each.

use engine::chance::Dice;
use engine::game::{Inspect, Observer, Sink, Turn};
use engine::seat::Seat;

use crate::harness::everybody;
use crate::laws::events::{agree_with_who_may_know, seen};
use crate::laws::play::{Run, observers};

/// A decision's events agree with their audience and its changes, frame by frame.
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
        agree_with_who_may_know(&frame.events, after.seats());
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

/// An observer's view at an earlier frame can be determinized too, with the same answers.
pub(crate) fn can_be_determinized<G: Inspect>(run: &Run<G>, dice: &mut Dice) {
    let Some(frames) = run.emitted.last().map(Sink::frames) else { return };
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

fn same_answers<G: Inspect>(run: &Run<G>, real: &G, lookalike: &G, seat: Seat) {
    for action in &run.kept {
        let answers = (lookalike.check(seat, action), real.check(seat, action));
        assert_eq!(answers.0, answers.1, "{seat} has the same answer to {action}");
    }
}
