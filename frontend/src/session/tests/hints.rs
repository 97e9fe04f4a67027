//! Hints: for one person alone, by what its seat knows, and counted.

use super::*;

fn seated(seats: &str, kept: &Kept) -> Session {
    opened(record(seats, 7), kept)
}

fn then(session: Session, step: Step) -> Session {
    Rc::unwrap_or_clone(after(Rc::new(session), [step]))
}

#[test]
fn only_one_who_plays_alone_is_given_hints_and_by_the_own_view() {
    let alone = seated("Ana | bot:sharp", &Kept::default());
    let task = alone.hint_task().expect("it is Ana's decision");
    assert_eq!(task.seat, Seat::ONE);
    assert_eq!(*task.view, alone.game.view(Observer::Seat(Seat::ONE)));
    let mut together = seated("Ana | Ben", &Kept::default());
    assert_eq!(together.hint_task(), None);
    for step in [Step::GoOn, Step::Take(Seat::ONE), Step::OpenCurtain, Step::Read] {
        together = then(together, step);
        assert_eq!(together.hint_task(), None, "{:?}", together.screen());
    }
    assert_eq!(seated("bot:sharp | bot:sharp", &Kept::default()).hint_task(), None);
}

#[test]
fn hints_are_counted_and_kept() {
    let alone = seated("Ana | bot:sharp", &Kept { hints: 1, ..Kept::default() });
    let helped = then(alone, Step::TakeHint);
    assert_eq!(helped.hints(), 2);
    assert_eq!(helped.kept().hints, 2);
}
