use engine::game::{Inspect, Sink, digest};
use engine::record;

use crate::laws::play::Run;

/// A game's record replays to the same states and frames, from memory and from text. Without its
/// last decision it replays to the state before.
pub(crate) fn holds<G: Inspect>(run: &Run<G>) {
    let last = run.game();
    let mut watched = 0;
    let end = run.record.replay(|done, game, emitted| {
        assert!(*game == run.states[done], "the replay differs after {done} decisions");
        let frames = done.checked_sub(1).map(|decision| run.sinks[decision].clone());
        assert!(
            emitted == frames.unwrap_or(Sink::none()),
            "the replay tells something else after {done} decisions"
        );
        watched += 1;
    });
    assert_eq!(end.as_ref(), Ok(last), "the record replays to the same state");
    assert_eq!(watched, run.states.len(), "the deal and each decision can be watched");

    let text = run.record.to_string();
    let reading = record::read::<G>(&text).expect("the header of what was written can be read");
    assert_eq!(reading.error, None, "what was written can be read");
    assert_eq!(reading.record, run.record, "the record survives the trip to text and back");
    assert_eq!(reading.game, *last, "the text replays to the same state");
    assert_eq!(digest(&reading.game), digest(last));

    let mut undone = run.record.clone();
    undone.decisions.pop().expect("every game has a decision");
    let before = undone.replay(|_, _, _| {});
    let state_before = &run.states[run.states.len() - 2];
    assert_eq!(before.as_ref(), Ok(state_before), "undoing leads to the state before");
    assert_ne!(digest(state_before), digest(last), "the digests of different states differ");
}
