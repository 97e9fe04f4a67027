use super::*;

#[test]
fn the_same_action_twice_is_one_and_another_is_late() {
    let (session, mut phones) = joined();
    let action = legal(&session, ONE);
    let first = phones.receive(&session, ONE, &act(0, &action));
    let after = session.clone().reduce(first.steps[0].clone());
    assert_eq!(after.decisions(), 1);
    let again = phones.receive(&after, ONE, &act(0, &action));
    assert_eq!((again.steps.len(), why(&again)), (0, None));
    assert!(matches!(&again.out[..], [Out::Send(..)]), "it is told how things are");
    let mut actions = Vec::new();
    session.game.legal_actions(ONE, &mut actions);
    let other = actions.iter().map(ToString::to_string).find(|other| *other != action).unwrap();
    let late = phones.receive(&after, ONE, &act(0, &other));
    assert_eq!((late.steps.len(), why(&late)), (0, Some(Denial::Late)));
}

#[test]
fn a_decision_out_of_turn_is_refused_with_a_reason() {
    let (session, mut phones) = joined();
    let action = legal(&session, ONE);
    let mut refusal = |text: &str| {
        let answer = phones.receive(&session, ONE, text);
        assert_eq!(answer.steps, [], "{text}");
        why(&answer)
    };
    assert_eq!(refusal(&act(1, &action)), Some(Denial::NotNow));
    assert_eq!(refusal(&act(0, "jump")), Some(Denial::NoAction));
    assert_eq!(refusal(&act(0, "keep")).map(|why| matches!(why, Denial::Rule(_))), Some(true));
    let other = FromPhone::Act { deal: DEAL + 1, decision: 0, actions: vec![action] }.write();
    assert_eq!(refusal(&other), Some(Denial::OtherGame));
    // A phone that is disconnected, or was freed, has no effect.
    assert_eq!(phones.receive(&session, Seat::TWO, &act(0, "keep")), Reply::default());
    assert_eq!(phones.free(ONE).len(), 1);
    let action = legal(&session, ONE);
    assert_eq!(phones.receive(&session, ONE, &act(0, &action)), Reply::default());
}

#[test]
fn a_choice_of_two_decisions_is_sent_and_taken_as_one() {
    let session = session(GameId::GoldRushShootOut, 3, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    let mut phone = invited(ONE);
    let hear = |phone: Rc<SeatGame>, out: &[Out]| {
        let texts = out.iter().filter_map(|out| match out {
            Out::Send(_, text) => Some(SeatStep::Received(text.as_str().into())),
            Out::Close(_) => None,
        });
        texts.fold(phone, Reducible::reduce)
    };
    phone = hear(phone, &phones.join(&session, ONE));
    let read = |action: &str| SeatStep::Act(session.game.read_action(action).unwrap());
    for action in ["load blank", "aim 2", "aim 3"] {
        phone = phone.reduce(read(action));
    }
    let sent = phone.outgoing().pop().unwrap();
    let actions = vec!["load blank".to_owned(), "aim 2".to_owned()];
    assert_eq!(sent, FromPhone::Act { deal: DEAL, decision: 0, actions });
    let answer = phones.receive(&session, ONE, &sent.write());
    let after = answer.steps.into_iter().fold(session.clone(), Reducible::reduce);
    assert_eq!(after.decisions(), 2);
    // The table takes the missing part of a repeated choice, all of it or nothing.
    let half = session
        .clone()
        .reduce(Step::Remote(ONE, Decision::Act(session.game.read_action("load blank").unwrap())));
    assert_eq!(phones.receive(&half, ONE, &sent.write()).steps.len(), 1);
    let bad = FromPhone::Act {
        deal: DEAL,
        decision: 0,
        actions: vec!["load blank".into(), "aim 1".into()],
    };
    let refused = phones.receive(&session, ONE, &bad.write());
    assert_eq!((refused.steps.len(), why(&refused).is_some()), (0, true));
    phone = hear(phone, &phones.send_news(&half));
    assert!(phone.is_sending(), "the aim is still on its way");
    phone = hear(phone, &phones.send_news(&after));
    assert!(!phone.is_sending() && !phone.owes());
}

#[test]
fn a_batch_that_depends_on_its_own_result_is_refused() {
    let session = session(GameId::Duel52, 2, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    let seat = session.turn().awaited().lowest().unwrap();
    phones.join(&session, seat);
    let first = legal(&session, seat);
    let after = session
        .clone()
        .reduce(Step::Remote(seat, Decision::Act(session.game.read_action(&first).unwrap())));
    assert_eq!(after.decisions(), 1);
    let next = after.turn().awaited().lowest().unwrap();
    let actions = vec![first, legal(&after, next)];
    let both = FromPhone::Act { deal: DEAL, decision: 0, actions };
    let refused = phones.receive(&session, seat, &both.write());
    assert_eq!((refused.steps.len(), why(&refused)), (0, Some(Denial::NotNow)));
}

#[test]
fn time_runs_out_at_the_table_and_a_late_action_is_refused() {
    let mut record = record(GameId::FoolsGambit, 2, 5);
    let course = {
        let text = record.to_string().replace("time=off", "time=show");
        record = engine::record::read::<AnyGame>(&text).unwrap().record;
        ReplayedRecord::new(record).unwrap()
    };
    let places = [Place::Phone, Place::Phone];
    let session = Rc::new(Session::open_at(course, &Local::default(), &places));
    let both = SeatSet::first(2);
    let session = session.reduce(Step::SetConnected(both));
    let mut phones = Phones::new(DEAL, Vec::new());
    phones.join(&session, ONE);
    let action = legal(&session, ONE);
    let session = session.reduce(Step::Pass(600_000));
    assert!(session.decisions() >= 2, "the rules have decided for both");
    let late = phones.receive(&session, ONE, &act(0, &action));
    assert_eq!((late.steps.len(), why(&late)), (0, Some(Denial::Late)));
}

#[test]
fn repeated_abuse_ends_the_connection() {
    let (session, mut phones) = joined();
    let mut messages = 0;
    let closed = loop {
        let answer = phones.receive(&session, ONE, "[]");
        messages += 1;
        if answer.out.contains(&Out::Close(ONE.into())) {
            break answer;
        }
        assert!(messages < 50);
    };
    assert_eq!(why(&closed), Some(Denial::TooMany));
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
