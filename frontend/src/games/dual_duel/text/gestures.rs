use engine::games::dual_duel::{Action, Phase, View};
use engine::seat::SeatSet;

use crate::games::Gestures;
use crate::words::line::Line;
use crate::words::messages::dual_duel::hands as words;

/// The show of hands for both calls at once (DD-7). A single answer to a call stays secret.
pub fn gestures(view: &View) -> Option<Gestures<Action>> {
    (view.phase == Phase::Call).then(|| Gestures {
        title: words::TITLE,
        hint: words::HINT,
        choices: vec![(Action::Pass, words::CALLS_NOTHING), (Action::Call, words::CALLS_WILD)],
        forced: SeatSet::EMPTY,
        forced_note: "",
        least_people: 2,
        switch_label: words::INSTEAD,
    })
}

pub fn callers(callers: SeatSet) -> Line {
    match callers.lowest() {
        None => words::NOBODY_CALLS.into(),
        Some(one) if callers.len() == 1 => words::calls(one),
        Some(_) => words::BOTH_CALL.into(),
    }
}
