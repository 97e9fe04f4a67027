//! Sounds of a game that don't belong to its frames.

use yew::prelude::*;

use crate::device::{Screen, TableReason};
use crate::hooks::use_window_event;
use crate::pages::table::game::SessionHandle;
use crate::services::sound::{self, Cue};

/// A clock ticks aloud for this many seconds before its end.
const LAST_SECONDS: u32 = 5;

/// The sound of a change of screens: the end of a visit, which is public, or a choice at the open table. Decisions
/// within a visit are silent: nobody may hear how many secret ones there are.
fn cue_for(from: Screen, to: Screen, has_decided: bool) -> Option<Cue> {
    let ends_choice = match from {
        Screen::Seat(_) => !matches!(to, Screen::Seat(_)),
        _ => matches!(from, Screen::Table(TableReason::Choice) | Screen::Gestures(_)),
    };
    (ends_choice && has_decided).then_some(Cue::Lock)
}

#[hook]
pub fn use_sounds(session: &SessionHandle) {
    use_window_event("pointerdown", |_| sound::wake());
    use_window_event("keydown", |_| sound::wake());
    let before = use_mut_ref(|| (session.screen(), session.decisions()));
    use_effect_with((session.screen(), session.decisions()), move |&(screen, decisions)| {
        let (screen_before, decisions_before) = before.replace((screen, decisions));
        if let Some(cue) = cue_for(screen_before, screen, decisions > decisions_before) {
            sound::play(cue);
        }
    });
}

#[hook]
pub fn use_last_seconds(session: &SessionHandle) {
    let seconds = session.clock().map(|clock| clock.left_ms.div_ceil(1_000));
    use_effect_with(seconds, |seconds| {
        if seconds.is_some_and(|left| (1..=LAST_SECONDS).contains(&left)) {
            sound::play(Cue::Clock);
        }
    });
}

#[cfg(test)]
mod tests {
    use engine::seat::{Seat, SeatSet};

    use super::*;

    #[test]
    fn a_visit_sounds_once_however_much_is_decided_in_it() {
        let (one, two) = (Screen::Seat(Seat::ONE), Screen::Done(Seat::ONE));
        assert_eq!(cue_for(one, one, true), None);
        for after in [two, Screen::Table(TableReason::News), Screen::Pick(SeatSet::first(3))] {
            assert_eq!(cue_for(one, after, true), Some(Cue::Lock));
            assert_eq!(cue_for(one, after, false), None, "the screen was covered");
        }
        assert_eq!(cue_for(two, one, false), None, "taken back");
        assert_eq!(
            cue_for(Screen::Table(TableReason::Bots), Screen::Table(TableReason::News), true),
            None
        );
    }
}
