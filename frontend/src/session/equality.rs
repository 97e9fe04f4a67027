use std::rc::Rc;

use super::Session;

impl Session {
    /// The session after a step: the very same one if nothing has changed, not even the time left. What both share is
    /// not compared.
    pub(super) fn after(self, before: Rc<Self>) -> Rc<Self> {
        let is_same = self == *before && self.clocks.to_save() == before.clocks.to_save();
        if is_same { before } else { Rc::new(self) }
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
    use crate::testing::record;

    fn opened() -> Rc<Session> {
        let options = "deck=split time=show";
        let text = record("fools-gambit", options, "Ana | Ben", "9f2c04d1a6b3e877", &[]);
        let session =
            Rc::new(Session::open(ReplayedRecord::read(&text).unwrap(), &Local::default()));
        [Step::OpenCurtain, Step::Read].into_iter().fold(session, Session::reduce)
    }

    #[test]
    fn a_step_that_changes_nothing_gives_the_same_session() {
        let before = opened();
        for step in [Step::Stay, Step::SetConnected(before.connected()), Step::Decline, Step::Read]
        {
            assert!(Rc::ptr_eq(&before, &before.clone().reduce(step)));
        }
        let not_hers = Step::Decide(Seat::TWO, Decision::Timeout);
        assert!(Rc::ptr_eq(&before, &before.clone().reduce(not_hers)));
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
}
