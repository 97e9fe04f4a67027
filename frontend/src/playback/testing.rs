//! Frames of real decisions, for the tests of the games' scenes and sentences.

use std::rc::Rc;

use engine::game::{Decision, Frames, Game, Observer};
use engine::seat::Seat;

use super::{Frame, FrameOf};

/// Carries out a decision; what the observer sees of it, frame by frame.
pub fn frames_of<G: Game>(
    game: &mut G,
    seat: Seat,
    decision: Decision<G::Action>,
    observer: Observer,
) -> Vec<FrameOf<G>> {
    let mut before = game.clone();
    let mut frames = Frames::default();
    game.decide(seat, decision, Some(&mut frames)).expect("a legal decision");
    let mut seen = Vec::new();
    for frame in frames.into_vec() {
        if let Some(own) = frame.seen_by(observer) {
            let before = Rc::new(before.view(observer));
            seen.push(Frame { before, events: own.events, view: Rc::new(own.view) });
        }
        before = frame.state;
    }
    seen
}

/// The same for an action that is given as text.
pub fn frames_of_action<G: Game>(
    game: &mut G,
    seat: Seat,
    action: &str,
    observer: Observer,
) -> Vec<FrameOf<G>> {
    let action = game.read_action(action).expect("an action");
    frames_of(game, seat, Decision::Act(action), observer)
}
