use super::*;
use crate::services::by_link::{self, ByLink};
use crate::services::people::Place;

fn at(session: &Session, places: &[Place]) -> Rc<Session> {
    let course =
        ReplayedRecord::new(session.record().clone()).expect("a record that can be played");
    Rc::new(Session::open_at(course, &session.local(), places))
}

/// Ana at the device, Ben at `place`.
fn two(place: Place) -> Rc<Session> {
    at(&session("Ana | Ben"), &[Place::Here, place])
}

fn remote(session: &Session, seat: Seat) -> Step {
    let Step::Decide(seat, decision) = choose(session, seat) else { panic!("a decision") };
    Step::Remote(seat, decision)
}

#[test]
fn with_a_friend_elsewhere_a_player_is_alone_at_the_device() {
    let session = two(Place::Elsewhere);
    assert_eq!(session.screen(), Screen::Seat(ONE), "there is nobody to hide cards from");
    let chosen = session.clone().reduce(choose(&session, ONE));
    assert_eq!(chosen.screen(), Screen::Table(Why::Remote));
    assert_eq!(chosen.observer(), Observer::Seat(ONE), "the own cards stay visible");
    assert!(
        chosen.hint_task().is_none() && session.hint_task().is_none(),
        "no hints against people"
    );
    let answered = chosen.clone().reduce(remote(&chosen, TWO));
    assert_eq!(answered.screen(), Screen::Table(Why::News));
    assert_eq!(answered.reduce(Step::Continue).screen(), Screen::Seat(ONE));
}

fn given_away(session: &Session) -> ByLink {
    let (id, record) = ("a".parse().unwrap(), session.record());
    let (options, players) = (record.options.clone(), record.players.clone());
    let (_, by_link) = by_link::invite(&id, options, players, ONE, &mut || 7);
    ByLink { sent: Some(session.decisions()), ..by_link }
}

fn sent(session: &Session) -> Step {
    Step::SendMove(Rc::new(given_away(session)))
}

#[test]
fn after_sending_the_move_a_player_sees_the_open_table_and_decides_nothing() {
    let session = two(Place::Elsewhere);
    assert_eq!(session.screen(), Screen::Seat(ONE), "it could still act");
    let sent = session.clone().reduce(sent(&session));
    assert_eq!(sent.screen(), Screen::Table(Why::Remote));
    assert_eq!(sent.observer(), Observer::Seat(ONE), "the own cards stay visible");
    assert_eq!(sent.standing_view(), sent.table_view());
    for step in [choose(&session, ONE), Step::AskToLeave(ONE), Step::Undo, Step::Continue] {
        assert_eq!(sent.clone().reduce(step.clone()), sent, "{step:?}");
    }
    let chosen = session.clone().reduce(choose(&session, ONE));
    let sent = chosen.clone().reduce(self::sent(&chosen));
    assert!(chosen.can_undo() && !sent.can_undo());
    assert_eq!(sent.clone().reduce(Step::Undo), sent, "the other may have seen it");
}

#[test]
fn a_game_whose_move_was_given_away_waits_for_a_link_after_loading_too() {
    let session = two(Place::Elsewhere);
    let course = ReplayedRecord::new(session.record().clone()).unwrap();
    assert_eq!(session.course(), course);
    let by_link = given_away(&session);
    let open = |by_link: ByLink| {
        let (course, places) = (course.clone(), [Place::Here, Place::Elsewhere]);
        Rc::new(Session::open_by_link(course, &session.local(), &places, Some(by_link)))
    };
    let loaded = open(by_link.clone());
    assert!(loaded.waits_for_link());
    assert_eq!(loaded.screen(), Screen::Table(Why::Remote));
    assert_eq!(loaded.clone().reduce(choose(&session, ONE)), loaded);
    let answered = open(ByLink { sent: None, ..by_link });
    assert_eq!(answered.screen(), Screen::Seat(ONE), "a link has come");
}

#[test]
fn a_move_that_no_link_has_can_be_undone() {
    let session = two(Place::Elsewhere);
    let chosen = session.clone().reduce(choose(&session, ONE));
    assert!(chosen.can_undo());
    let undone = chosen.clone().reduce(Step::Undo);
    assert_eq!((undone.screen(), undone.decisions()), (Screen::Seat(ONE), 0));
    let answered = chosen.clone().reduce(remote(&chosen, TWO)).reduce(Step::Continue);
    assert!(!answered.can_undo(), "the other one has answered");
    let sent = chosen.clone().reduce(sent(&chosen));
    assert_eq!((sent.screen(), sent.table_seen()), (Screen::Table(Why::Remote), 1));
    assert!(sent.news().is_empty(), "the own choice is no news");
    let loaded = at(&chosen, &[Place::Here, Place::Elsewhere]);
    assert!(!loaded.can_undo(), "it was made in another visit");
}

#[test]
fn nobody_is_interrupted_by_a_phone_unless_the_game_has_gone_on() {
    let session = after(two(Place::Phone), [Step::OpenCurtain]);
    assert_eq!(session.screen(), Screen::Seat(ONE));
    let still = session.clone().reduce(remote(&session, TWO));
    assert_eq!(still.screen(), Screen::Seat(ONE));
    assert_eq!(still.decisions(), 1);
    let left = still.reduce(Step::Remote(TWO, Decision::Leave));
    assert_eq!(left.screen(), Screen::Table(Why::News), "Ben gave up: it is over");
}

#[test]
fn a_lost_phone_s_seat_goes_on_at_the_table() {
    let session = at(&session("Ana | Ben"), &[Place::Phone; 2]);
    assert_eq!(session.screen(), Screen::Table(Why::Remote));
    assert_eq!(session.observer(), Observer::Table);
    let moved = session.clone().reduce(Step::Move(TWO, Place::Here));
    assert_eq!(moved.screen(), Screen::Curtain(TWO, Purpose::Play));
    assert_eq!(moved.places(), [Place::Phone, Place::Here]);
    let back = moved.reduce(Step::Move(TWO, Place::Phone));
    assert_eq!(back.screen(), Screen::Table(Why::Remote));
    let all_here = after(back, [Step::Move(ONE, Place::Here), Step::Move(TWO, Place::Here)]);
    assert_eq!(
        (all_here.places(), all_here.screen()),
        (&[][..], Screen::Curtain(ONE, Purpose::Play))
    );
}

#[test]
fn a_table_of_phones_takes_no_break_that_only_somebody_in_front_of_it_could_end() {
    let dealt = |time: &str| of("gold-rush-shoot-out", time, "Ana | Ben | Cy", 5);
    let all = at(&dealt("time=off"), &[Place::Phone; 3]);
    assert_eq!(all.screen(), Screen::Table(Why::Remote), "the phones choose while all talk");
    let first = at(&dealt("time=off"), &[Place::Here, Place::Phone, Place::Phone]);
    assert_eq!(first.screen(), Screen::Table(Why::Break), "Ana goes on from it");
    let timed = at(&dealt("time=show"), &[Place::Phone; 3]);
    assert_eq!(timed.screen(), Screen::Table(Why::Break), "its clock runs on all screens");
    assert!(timed.clock().is_some_and(|clock| clock.seat.is_none()));
}
