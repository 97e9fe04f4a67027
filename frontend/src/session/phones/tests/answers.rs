//! The table's answers to decisions from phones.

use super::*;
use crate::services::testing::change_bytes;

fn decide(session: &Rc<Session>, seat: Seat, action: &str) -> Rc<Session> {
    let action = session.game.read_action(action).unwrap();
    session.clone().reduce(Step::Remote(seat, Decision::Act(action)))
}

#[test]
fn a_repeated_action_counts_once_and_another_one_is_late() {
    let (session, mut phones) = game_with_one_phone();
    let action = any_legal(&session, ONE);
    let first = phones.receive(&session, ONE, &act(DEAL, &[&action]));
    let after = session.clone().reduce(first.steps[0].clone());
    assert_eq!(after.decisions(), 1);
    let again = phones.receive(&after, ONE, &act(DEAL, &[&action]));
    assert_eq!(steps_and_denial(&again), (0, None));
    assert!(matches!(&again.out[..], [Outgoing::Send(..)]), "the phone gets the present state");
    let actions = legal_actions(&session.game, ONE);
    let other = actions.iter().map(ToString::to_string).find(|other| *other != action).unwrap();
    let late = phones.receive(&after, ONE, &act(DEAL, &[&other]));
    assert_eq!(steps_and_denial(&late), (0, Some(Denial::Late)));
}

#[test]
fn a_decision_out_of_turn_is_refused_with_a_reason() {
    let (session, mut phones) = game_with_one_phone();
    let action = any_legal(&session, ONE);
    let early = FromPhone::Act { deal: DEAL, decision: 1, actions: vec![action.clone()] }.write();
    for (text, why) in [
        (early, Denial::NotNow),
        (act(DEAL, &["jump"]), Denial::NoAction),
        (act(DEAL, &["keep"]), Denial::Rule("FG-6".to_owned())),
        (act(DEAL + 1, &[&action]), Denial::OtherGame),
    ] {
        let answer = phones.receive(&session, ONE, &text);
        assert_eq!(steps_and_denial(&answer), (0, Some(why)), "{text}");
    }
    // A phone that is disconnected, or was freed, has no effect.
    assert_eq!(phones.receive(&session, Seat::TWO, &act(DEAL, &["keep"])), Reply::default());
    assert!(after_messages(invited_phone(ONE), ONE, &phones.free(ONE)).is_freed());
    assert_eq!(phones.receive(&session, ONE, &act(DEAL, &[&action])), Reply::default());
}

#[test]
fn a_choice_of_two_decisions_is_sent_and_taken_as_one() {
    let session = session(GameId::GoldRushShootOut, 3, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    let mut phone = after_messages(invited_phone(ONE), ONE, &phones.join(&session, ONE));
    for action in ["load blank", "aim 2", "aim 3"] {
        phone = phone.reduce(SeatStep::Act(session.game.read_action(action).unwrap()));
    }
    let sent = phone.outgoing().pop().unwrap().write();
    assert_eq!(sent, act(DEAL, &["load blank", "aim 2"]));
    let answer = phones.receive(&session, ONE, &sent);
    let after = answer.steps.into_iter().fold(session.clone(), Reducible::reduce);
    assert_eq!(after.decisions(), 2);
    // The table takes the missing part of a repeated choice, and no part of a choice that breaks a rule.
    let half = decide(&session, ONE, "load blank");
    assert_eq!(phones.receive(&half, ONE, &sent).steps.len(), 1);
    let refused = phones.receive(&session, ONE, &act(DEAL, &["load blank", "aim 1"]));
    assert!(matches!(steps_and_denial(&refused), (0, Some(_))));
    phone = after_messages(phone, ONE, &phones.send_news(&half));
    assert!(phone.is_sending(), "the aim is still on its way");
    phone = after_messages(phone, ONE, &phones.send_news(&after));
    assert!(!phone.is_sending() && !phone.owes());
}

#[test]
fn a_batch_that_depends_on_its_own_result_is_refused() {
    let session = session(GameId::Duel52, 2, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    let seat = session.turn().awaited().lowest().unwrap();
    phones.join(&session, seat);
    let first = any_legal(&session, seat);
    let after = decide(&session, seat, &first);
    assert_eq!(after.decisions(), 1);
    let next = any_legal(&after, after.turn().awaited().lowest().unwrap());
    let refused = phones.receive(&session, seat, &act(DEAL, &[&first, &next]));
    assert_eq!(steps_and_denial(&refused), (0, Some(Denial::NotNow)));
}

#[test]
fn time_runs_out_at_the_table_and_a_late_action_is_refused() {
    let text = record(GameId::FoolsGambit, 2, 5).to_string().replace("time=off", "time=show");
    let session = open(engine::record::read(&text).unwrap().record);
    let session = session.reduce(Step::SetConnected(SeatSet::first(2)));
    let mut phones = Phones::new(DEAL, Vec::new());
    phones.join(&session, ONE);
    let action = any_legal(&session, ONE);
    let session = session.reduce(Step::Elapse(600_000));
    assert!(session.decisions() >= 2, "the rules have decided for both");
    let late = phones.receive(&session, ONE, &act(DEAL, &[&action]));
    assert_eq!(steps_and_denial(&late), (0, Some(Denial::Late)));
}

#[test]
fn repeated_abuse_ends_the_connection() {
    let (session, mut phones) = game_with_one_phone();
    let mut answers = (0..50).map(|_| phones.receive(&session, ONE, "[]"));
    let closed = answers.find(|answer| answer.out.contains(&Outgoing::Close(ONE.into())));
    assert_eq!(closed.and_then(|closed| steps_and_denial(&closed).1), Some(Denial::TooMany));
    assert_eq!(phones.receive(&session, ONE, "[]"), Reply::default());
    assert!(!phones.joined().contains(ONE));
}

#[test]
fn rubbish_from_a_seated_phone_decides_nothing() {
    let (session, mut phones) = game_with_one_phone();
    let mut dice = Dice::new(Seed(99), 0);
    let seen = FromPhone::Seen { deal: DEAL, number: 1 }.write();
    let sound = [seen, act(DEAL, &["jump"])].map(String::into_bytes);
    for _ in 0..20_000 {
        let mut bytes = dice.pick(&sound).unwrap().clone();
        change_bytes(&mut bytes, &mut dice);
        let text = String::from_utf8_lossy(&bytes);
        assert_eq!(phones.receive(&session, ONE, &text).steps, [], "{text}");
        if !phones.joined().contains(ONE) {
            phones.join(&session, ONE);
        }
    }
}
