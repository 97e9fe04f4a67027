use super::*;

fn decide(session: &Rc<Session>, seat: Seat, action: &str) -> Rc<Session> {
    let action = session.game.read_action(action).unwrap();
    session.clone().reduce(Step::Remote(seat, Decision::Act(action)))
}

#[test]
fn the_same_action_twice_is_one_and_another_is_late() {
    let (session, mut phones) = joined();
    let action = legal(&session, ONE);
    let first = phones.receive(&session, ONE, &act(DEAL, &[&action]));
    let after = session.clone().reduce(first.steps[0].clone());
    assert_eq!(after.decisions(), 1);
    let again = phones.receive(&after, ONE, &act(DEAL, &[&action]));
    assert_eq!(answered(&again), (0, None));
    assert!(matches!(&again.out[..], [Out::Send(..)]), "it is told how things are");
    let mut actions = Vec::new();
    session.game.legal_actions(ONE, &mut actions);
    let other = actions.iter().map(ToString::to_string).find(|other| *other != action).unwrap();
    let late = phones.receive(&after, ONE, &act(DEAL, &[&other]));
    assert_eq!(answered(&late), (0, Some(Denial::Late)));
}

#[test]
fn a_decision_out_of_turn_is_refused_with_a_reason() {
    let (session, mut phones) = joined();
    let action = legal(&session, ONE);
    let early = FromPhone::Act { deal: DEAL, decision: 1, actions: vec![action.clone()] }.write();
    for (text, why) in [
        (early, Denial::NotNow),
        (act(DEAL, &["jump"]), Denial::NoAction),
        (act(DEAL, &["keep"]), Denial::Rule("FG-6".to_owned())),
        (act(DEAL + 1, &[&action]), Denial::OtherGame),
    ] {
        assert_eq!(answered(&phones.receive(&session, ONE, &text)), (0, Some(why)), "{text}");
    }
    // A phone that is disconnected, or was freed, has no effect.
    assert_eq!(phones.receive(&session, Seat::TWO, &act(DEAL, &["keep"])), Reply::default());
    assert!(heard(invited(ONE), ONE, &phones.free(ONE)).is_freed());
    assert_eq!(phones.receive(&session, ONE, &act(DEAL, &[&action])), Reply::default());
}

#[test]
fn a_choice_of_two_decisions_is_sent_and_taken_as_one() {
    let session = session(GameId::GoldRushShootOut, 3, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    let mut phone = heard(invited(ONE), ONE, &phones.join(&session, ONE));
    for action in ["load blank", "aim 2", "aim 3"] {
        phone = phone.reduce(SeatStep::Act(session.game.read_action(action).unwrap()));
    }
    let sent = phone.outgoing().pop().unwrap().write();
    assert_eq!(sent, act(DEAL, &["load blank", "aim 2"]));
    let answer = phones.receive(&session, ONE, &sent);
    let after = answer.steps.into_iter().fold(session.clone(), Reducible::reduce);
    assert_eq!(after.decisions(), 2);
    // The table takes the missing part of a repeated choice, all of it or nothing.
    let half = decide(&session, ONE, "load blank");
    assert_eq!(phones.receive(&half, ONE, &sent).steps.len(), 1);
    let refused = phones.receive(&session, ONE, &act(DEAL, &["load blank", "aim 1"]));
    assert!(matches!(answered(&refused), (0, Some(_))));
    phone = heard(phone, ONE, &phones.send_news(&half));
    assert!(phone.is_sending(), "the aim is still on its way");
    phone = heard(phone, ONE, &phones.send_news(&after));
    assert!(!phone.is_sending() && !phone.owes());
}

#[test]
fn a_batch_that_depends_on_its_own_result_is_refused() {
    let session = session(GameId::Duel52, 2, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    let seat = session.turn().awaited().lowest().unwrap();
    phones.join(&session, seat);
    let first = legal(&session, seat);
    let after = decide(&session, seat, &first);
    assert_eq!(after.decisions(), 1);
    let next = legal(&after, after.turn().awaited().lowest().unwrap());
    let refused = phones.receive(&session, seat, &act(DEAL, &[&first, &next]));
    assert_eq!(answered(&refused), (0, Some(Denial::NotNow)));
}

#[test]
fn time_runs_out_at_the_table_and_a_late_action_is_refused() {
    let text = record(GameId::FoolsGambit, 2, 5).to_string().replace("time=off", "time=show");
    let session = open(engine::record::read(&text).unwrap().record);
    let session = session.reduce(Step::SetConnected(SeatSet::first(2)));
    let mut phones = Phones::new(DEAL, Vec::new());
    phones.join(&session, ONE);
    let action = legal(&session, ONE);
    let session = session.reduce(Step::Pass(600_000));
    assert!(session.decisions() >= 2, "the rules have decided for both");
    let late = phones.receive(&session, ONE, &act(DEAL, &[&action]));
    assert_eq!(answered(&late), (0, Some(Denial::Late)));
}

#[test]
fn repeated_abuse_ends_the_connection() {
    let (session, mut phones) = joined();
    let mut answers = (0..50).map(|_| phones.receive(&session, ONE, "[]"));
    let closed = answers.find(|answer| answer.out.contains(&Out::Close(ONE.into())));
    assert_eq!(closed.and_then(|closed| answered(&closed).1), Some(Denial::TooMany));
    assert_eq!(phones.receive(&session, ONE, "[]"), Reply::default());
    assert!(!phones.joined().contains(ONE));
}

#[test]
fn a_hundred_thousand_messages_of_a_stranger_change_nothing() {
    let (session, mut phones) = joined();
    let mut dice = Dice::new(Seed(99), 0);
    let words = ["Hello", "Act", "Leave", "Seen", "deal", "decision", "action", "number", "has"];
    let marks =
        ["{", "}", "[", "]", "\"", ":", ",", "7", "0", "-1", "4294967296", "null", "é", " "];
    for _ in 0..100_000 {
        let mut text = String::new();
        for _ in 0..dice.below(24) {
            let part = if dice.below(2) == 0 { dice.pick(&words) } else { dice.pick(&marks) };
            text.push_str(part.unwrap());
        }
        if dice.below(20) == 0 {
            let numbers = [dice.below(9), dice.below(9)];
            text = FromPhone::Seen { deal: numbers[0], number: numbers[1] }.write();
        }
        let answer = phones.receive(&session, ONE, &text);
        assert_eq!(answer.steps, [], "{text}");
        if !phones.joined().contains(ONE) {
            phones.join(&session, ONE);
        }
    }
}
