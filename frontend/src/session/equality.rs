//! Detects changes of a session. Sessions share their large parts while those stay the same. Elapsed time is no change:
//! only the clock is redrawn for it.

use std::rc::Rc;

use super::Session;

impl PartialEq for Session {
    /// Compares shared parts by pointer: sessions that were opened or played independently differ.
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl Session {
    /// The session after a step: the very same one if nothing has changed.
    pub(super) fn after(self, before: Rc<Self>) -> Rc<Self> {
        if self == *before && self.clocks == before.clocks { before } else { Rc::new(self) }
    }

    /// Everything but the time left. Shared parts are compared by pointer.
    fn parts(&self) -> impl PartialEq {
        let Self {
            record,
            deal,
            game,
            history,
            device,
            seats_seen,
            saw_cards,
            table_seen,
            visit_start,
            series,
            clocks,
            rested,
            gestures,
            last_by_gestures,
            untouched,
            hints,
            skips,
            places,
            connected,
            by_link,
        } = self;
        let by_link = by_link.as_ref().map(Rc::as_ptr);
        // In groups: a tuple of more than twelve can't be compared.
        let shared =
            (Rc::as_ptr(record), Rc::as_ptr(deal), Rc::as_ptr(game), Rc::as_ptr(history), by_link);
        let rest =
            (device, seats_seen, table_seen, saw_cards, visit_start, rested, clocks.running_ones());
        let more = (series, gestures, last_by_gestures, untouched, places, connected);
        (shared, rest, more, (hints, skips))
    }
}

#[cfg(test)]
mod tests {
    use engine::game::Decision;
    use engine::replay::ReplayedRecord;
    use engine::seat::Seat;
    use yew::Reducible as _;

    use super::*;
    use crate::services::saves::Local;
    use crate::session::Step;

    fn opened_at(time: &str) -> Rc<Session> {
        let text = format!(
            "facedown 1\ngame fools-gambit 1\noptions deck=split time={time}\nseats Ana | Ben\n\
             seed 9f2c04d1a6b3e877\n"
        );
        let session =
            Rc::new(Session::open(ReplayedRecord::read(&text).unwrap(), &Local::default()));
        [Step::OpenCurtain, Step::Read].into_iter().fold(session, Session::reduce)
    }

    fn opened() -> Rc<Session> {
        opened_at("show")
    }

    #[test]
    fn a_step_that_changes_nothing_gives_the_same_session() {
        let before = opened();
        for step in [Step::Stay, Step::SetConnected(before.connected()), Step::Decline, Step::Read]
        {
            assert!(Rc::ptr_eq(&before, &before.clone().reduce(step)));
        }
        let of_a_hidden_seat = Step::Decide(Seat::TWO, Decision::Timeout);
        assert!(Rc::ptr_eq(&before, &before.clone().reduce(of_a_hidden_seat)));
    }

    #[test]
    fn time_that_passes_is_no_change_until_it_has_run_out() {
        let before = opened();
        let later = before.clone().reduce(Step::Pass(1_000));
        assert!(*before == *later && Rc::ptr_eq(&before.game, &later.game));
        let left = |session: &Session| session.clock().unwrap().left;
        assert_eq!(left(&before) - left(&later), 1_000);
        assert_ne!(before.local(), later.local());
        let out = later.clone().reduce(Step::Pass(3_600_000));
        assert!(*out != *later && out.decisions() == 1);
        assert_eq!(out.record().decisions[0].decision, Decision::Timeout);
    }

    #[test]
    fn two_steps_from_one_session_give_two_sessions() {
        let before = opened();
        let decides = || before.clone().reduce(Step::Decide(Seat::ONE, Decision::Timeout));
        let (one, other) = (decides(), decides());
        assert!(*one != *before && *one != *other);
        assert!(*opened() != *before, "two sessions opened independently differ");
        assert!(Session::clone(&one) == *one);
    }

    #[test]
    fn an_undone_session_differs_from_the_one_before() {
        let before = opened_at("off");
        let action = {
            let mut actions = Vec::new();
            engine::game::Game::legal_actions(&*before.game, Seat::ONE, &mut actions);
            actions.swap_remove(0)
        };
        let decided = before.clone().reduce(Step::Decide(Seat::ONE, Decision::Act(action)));
        let back = decided.clone().reduce(Step::AskToUndo).reduce(Step::OpenCurtain);
        assert_eq!((decided.decisions(), back.decisions()), (1, 0));
        assert!(*decided != *before && *back != *before && *back != *decided);
        assert_eq!(back.view(), before.view());
    }
}
