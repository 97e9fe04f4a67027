use super::*;
use crate::services::people::Place;

#[test]
fn the_last_to_choose_can_undo() {
    let session = session("Ana | Ben");
    let (one, two) = (choose(&session, ONE), choose(&session, TWO));
    let visit = after(session, [Step::OpenCurtain, one, Step::PassOn, Step::OpenCurtain]);
    let undone = after(visit, [two, Step::AskToUndo, Step::OpenCurtain]);
    assert_eq!((undone.screen(), undone.decisions()), (Screen::Seat(TWO), 1));
}

/// One press loads and aims a pistol, so one undo takes both back.
#[test]
fn a_choice_of_two_decisions_is_taken_back_as_one() {
    let session = of("gold-rush-shoot-out", "ledger=on", "Ana | Ben | Cem", 7);
    let visit = after(session, [Step::Continue, Step::OpenCurtain]);
    let loaded = visit.clone().reduce(step_of(&visit, ONE, "load bullet"));
    let done = loaded.clone().reduce(step_of(&loaded, ONE, "aim 2"));
    assert_eq!((done.screen(), done.decisions()), (Screen::Done(ONE), 2));
    let undone = after(done, [Step::AskToUndo, Step::OpenCurtain]);
    assert_eq!((undone.screen(), undone.decisions()), (Screen::Seat(ONE), 0));
    assert_eq!(undone.game, visit.game);
}

#[test]
fn a_remote_decision_ends_the_chance_to_undo() {
    let session = session("Ana | Ben");
    let (one, two) = (choose(&session, ONE), choose(&session, TWO));
    let Step::Decide(_, two) = two else { panic!("a decision") };
    let places = [Place::Here, Place::Phone];
    let session = Rc::new(Session::open_at(
        ReplayedRecord::new(session.record().clone()).unwrap(),
        &Local::default(),
        &places,
    ));
    let asked = after(session, [Step::OpenCurtain, one, Step::AskToUndo]);
    assert_eq!(asked.screen(), Screen::Curtain(ONE, Purpose::Undo));
    let late = after(asked, [Step::Remote(TWO, two), Step::OpenCurtain]);
    assert_eq!((late.screen(), late.decisions()), (Screen::Table(Why::News), 2));
}
