//! The call by a show of hands.

use engine::games::dual_duel::{Action, Phase, View};
use engine::seat::SeatSet;

use crate::games::Gestures;
use crate::words::line::{Line, line};

/// The show of hands: both calls at once (DD-7). A single answer to a call is secret.
pub fn hands(view: &View) -> Option<Gestures<Action>> {
    (view.phase == Phase::Call).then(|| Gestures {
        title: "Anybody calls “Wild”?",
        hint: "Both on 3-2-1: hand up to call, fist not to.",
        choices: vec![(Action::Pass, "calls nothing"), (Action::Call, "calls “Wild”")],
        bound: SeatSet::EMPTY,
        bound_to: "",
        from: 2,
        instead: "Call by a show of hands instead",
    })
}

/// Whose hands went up.
pub fn callers(callers: SeatSet) -> Line {
    match callers.lowest() {
        None => "Nobody calls".into(),
        Some(one) if callers.len() == 1 => line!("{0} {0:calls|call}", one),
        Some(_) => "Both call".into(),
    }
}
