//! Laws of one state and its actions.

use std::collections::BTreeSet;

use engine::game::{Decision, Illegal, Inspect, Listing, Order, Turn};
use engine::seat::{Seat, SeatSet};

use crate::harness::{decide_and_emit, legal};
use crate::laws::play::{Run, conceded_by};

/// The state is sound. A seat is awaited exactly if it has a legal action. Listed actions are
/// accepted, and equal after they are written and read.
pub(crate) fn holds<G: Inspect>(run: &Run<G>) {
    let game = run.game();
    assert_eq!(game.audit(), Ok(()), "the state is sound");
    let awaited = game.turn().awaited();
    assert!(awaited.difference(SeatSet::first(game.seats())).is_empty(), "those awaited play");
    assert!(awaited.intersection(run.left).is_empty(), "who has left is not awaited");
    if let Turn::Awaiting(awaiting) = game.turn() {
        assert!(!awaited.is_empty(), "a game that goes on awaits somebody");
        let may_be_several = awaiting.order != Order::Alone;
        assert!(may_be_several || awaited.len() == 1, "a seat that acts alone is the only one");
        assert!(awaiting.clock.is_none_or(|clock| clock.limit > 0), "a limit leaves some time");
    }
    for seat in Seat::all(Seat::MOST) {
        let actions = legal(game, seat);
        assert_eq!(
            awaited.contains(seat),
            !actions.is_empty(),
            "{seat} is awaited exactly if it has a legal action: {actions:?}"
        );
        let mut texts = BTreeSet::new();
        for action in &actions {
            assert_eq!(game.check(seat, action), Ok(()), "what is listed is legal: {action}");
            let text = action.to_string();
            let read = game.read_action(&text);
            assert_eq!(read.as_ref(), Ok(action), "{text:?} survives the trip to text and back");
            assert!(texts.insert(text), "nothing is listed twice: {action}");
        }
    }
}

/// Every decision is carried out or refused, as `check` says; a refused one changes nothing. All
/// accepted actions are in the list, if the list is complete. Awaited seats can time out, and all
/// seats can leave, at any time.
pub(crate) fn answers<G: Inspect>(run: &Run<G>) {
    let game = run.game();
    for seat in Seat::all(Seat::MOST) {
        let listed = legal(game, seat);
        for action in &listed {
            let after = try_decision(game, seat, &Decision::Act(action.clone()), Ok(()));
            assert_ne!(&after, game, "{seat} {action} does something");
        }
        for action in &run.kept_actions {
            let answer = game.check(seat, action);
            let is_listed = listed.contains(action) || G::LISTING == Listing::Sample;
            assert!(
                is_listed || answer.is_err(),
                "{seat} {action} is not listed, so it is refused"
            );
            try_decision(game, seat, &Decision::Act(action.clone()), answer);
        }
        let answer = if seat.number() > game.seats() {
            Err(Illegal::NoSuchSeat)
        } else if game.turn().outcome().is_some() {
            Err(Illegal::Over)
        } else {
            Ok(())
        };
        let is_awaited = game.turn().awaited().contains(seat);
        let timeout_answer = answer.and(if is_awaited { Ok(()) } else { Err(Illegal::NotAwaited) });
        try_decision(game, seat, &Decision::Timeout, timeout_answer);
        let has_left_before = run.left.contains(seat);
        let leave_answer = answer.and(if has_left_before { Err(Illegal::HasLeft) } else { Ok(()) });
        let after = try_decision(game, seat, &Decision::Leave, leave_answer);
        if leave_answer.is_ok() {
            assert_has_left(&after, seat);
        }
    }
}

/// Checks the answer to the decision; returns the game after it.
fn try_decision<G: Inspect>(
    game: &G,
    seat: Seat,
    decision: &Decision<G::Action>,
    expected: Result<(), Illegal<G::Refusal>>,
) -> G {
    let mut after = game.clone();
    let mut emitted = Vec::new();
    let answer = decide_and_emit(&mut after, seat, decision.clone(), &mut emitted);
    assert_eq!(answer, expected, "the answer to {seat} {decision:?}");
    if answer.is_ok() {
        assert_eq!(after.audit(), Ok(()), "the state after {seat} {decision:?} is sound");
    } else {
        assert_eq!(&after, game, "{seat} {decision:?} is refused and changes nothing");
        assert!(emitted.is_empty(), "{seat} {decision:?} is refused and emits nothing");
    }
    after
}

fn assert_has_left<G: Inspect>(game: &G, seat: Seat) {
    if game.seats() == 2 {
        assert_eq!(conceded_by(game), Some(seat), "who leaves a table of two concedes");
        assert_eq!(game.turn().outcome().and_then(|outcome| outcome.winner()), Some(seat.other()));
        return;
    }
    assert_eq!(conceded_by(game), None, "a larger table plays on");
    assert!(!game.turn().awaited().contains(seat), "who has left is not awaited");
    let again = if game.turn().outcome().is_some() { Illegal::Over } else { Illegal::HasLeft };
    try_decision(game, seat, &Decision::Leave, Err(again));
}
