use crate::words::messages::dual_duel::hands::{
    BOTH_CALL, CALLS_NOTHING, CALLS_WILD, HINT, INSTEAD, NOBODY_CALLS, TITLE, calls,
};
use engine::games::dual_duel::{Action, Phase, View};
use engine::seat::SeatSet;

use crate::games::Gestures;
use crate::words::line::Line;

/// The show of hands for both calls at once (DD-7). A single answer to a call stays secret.
pub fn gestures(view: &View) -> Option<Gestures<Action>> {
    (view.phase == Phase::Call).then(|| Gestures {
        title: TITLE,
        hint: HINT,
        choices: vec![(Action::Pass, CALLS_NOTHING), (Action::Call, CALLS_WILD)],
        bound: SeatSet::EMPTY,
        bound_to: "",
        from: 2,
        instead: INSTEAD,
    })
}

pub fn callers(callers: SeatSet) -> Line {
    match callers.lowest() {
        None => NOBODY_CALLS.into(),
        Some(one) if callers.len() == 1 => calls(one),
        Some(_) => BOTH_CALL.into(),
    }
}
