//! Seats that deal with each other in secret: the trading of Heads Up Duel.

use super::*;

const THREE: Seat = match Seat::numbered(3) {
    Some(seat) => seat,
    None => panic!("a seat"),
};

fn trading(clock: &str) -> Rc<Session> {
    let text = format!(
        "facedown 1\ngame heads-up-duel 1\noptions clock={clock} minutes=40\n\
         seats Ana | Ben | Cem | Dee\nseed {}\n",
        Seed(4)
    );
    let record = record::read::<AnyGame>(&text).expect("a good record").record;
    Rc::new(opened(record, &Kept::default()))
}

fn decide(session: &Session, seat: Seat, action: &str) -> Step {
    Step::Decide(seat, Decision::Act(session.game.read_action(action).expect("an action")))
}

/// Any offer to this seat.
fn offer(session: &Session, from: Seat, to: Seat) -> Step {
    let mut actions = Vec::new();
    session.game.legal_actions(from, &mut actions);
    let start = format!("offer {to} ");
    let offer = actions.into_iter().find(|action| action.to_string().starts_with(&start));
    Step::Decide(from, Decision::Act(offer.expect("an offer that can be made")))
}

/// The screens from where people choose who comes next to the cards of this seat.
fn screens_to_the_cards(mut session: Rc<Session>, seat: Seat) -> Vec<Screen> {
    let mut screens = Vec::new();
    while session.screen() != Screen::Seat(seat) {
        screens.push(session.screen());
        assert!(screens.len() < 9, "{screens:?}");
        session = session.clone().reduce(step_on(session.screen(), seat));
    }
    screens
}

/// The step on the way to a seat's cards.
fn step_on(screen: Screen, seat: Seat) -> Step {
    match screen {
        Screen::Table(_) => Step::GoOn,
        Screen::Pick(_) => Step::Take(seat),
        Screen::Curtain(..) => Step::OpenCurtain,
        Screen::Recap(_) => Step::Read,
        Screen::Seat(_)
        | Screen::Done(_)
        | Screen::Gestures(_)
        | Screen::Leave(_)
        | Screen::ReadOnly => {
            panic!("{screen:?} on the way to the cards")
        }
    }
}

#[test]
fn onlookers_cannot_count_who_got_an_offer() {
    let session = after(trading("off"), [Step::Take(ONE), Step::Read]);
    let finish = decide(&session, ONE, "finish");
    let offers = offer(&session, ONE, TWO);
    let silent = after(session.clone(), [finish.clone(), Step::PassOn]);
    let told = after(session, [offers, finish, Step::PassOn]);
    assert_eq!((told.decisions(), silent.decisions()), (2, 1));
    assert!(!told.recap(TWO).is_empty(), "the offer");
    for seat in [TWO, THREE] {
        let screens = screens_to_the_cards(silent.clone(), seat);
        assert_eq!(screens_to_the_cards(told.clone(), seat), screens);
        assert_eq!(screens.last(), Some(&Screen::Recap(seat)), "even of nothing");
    }
}

#[test]
fn nor_once_the_trading_is_over() {
    let mut session = trading("off");
    let is_trading = |turn| matches!(turn, Turn::Awaiting(now) if now.order == Order::Free);
    while is_trading(session.turn()) {
        let seat = session.turn().awaited().lowest().expect("somebody is awaited");
        let steps = screens_to_the_cards(session.clone(), seat).len();
        for _ in 0..steps {
            session = session.clone().reduce(step_on(session.screen(), seat));
        }
        let finish = decide(&session, seat, "finish");
        session = after(session, [finish, Step::PassOn]);
    }
    // The last to finish is among those who go on: a reload gives the device to the first.
    session = Rc::new(opened(session.record().clone(), &session.kept()));
    let next = session.turn().awaited().lowest().expect("somebody is awaited");
    while !matches!(session.screen(), Screen::Recap(_) | Screen::Seat(_)) {
        session = session.clone().reduce(step_on(session.screen(), next));
    }
    assert_eq!(session.screen(), Screen::Recap(next));
    assert!(session.recap(next).is_empty(), "no offer was made");
}

#[test]
fn decisions_of_one_span_share_its_time() {
    let session = trading("on");
    let spent = decide(&session, ONE, "token");
    let visit = [Step::Take(ONE), Step::Read];
    let session = after(session, visit);
    let session = after(session, [Step::Pass(50_000), spent, Step::Pass(10_000)]);
    assert_eq!(session.decisions(), 1);
    assert_eq!(session.clock().map(|clock| clock.left), Some(90_000), "of 150 seconds");
    let over = after(session, [Step::Pass(90_000)]);
    assert_eq!((over.decisions(), over.screen()), (2, Screen::Done(ONE)));
}

#[test]
fn a_trading_seat_is_finished_from_the_open_table_one_by_one_or_all_at_once_hud_6() {
    let text = format!(
        "facedown 1\ngame heads-up-duel 1\noptions\nseats Ana | Ben | bot:novice | Dee\nseed {}\n",
        Seed(4)
    );
    let record = record::read::<AnyGame>(&text).expect("a good record").record;
    let session = Rc::new(opened(record, &Kept::default()));
    let (ana, dee) = (ONE, TWO.next(4).next(4));
    assert_eq!(session.screen(), Screen::Pick([ana, TWO, dee].into_iter().collect()));
    let finish = |(seat, action): (Seat, AnyAction)| Step::Decide(seat, Decision::Act(action));
    let all = session.all_at_once();
    assert_eq!(all.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [ana, TWO, dee]);
    assert!(all.iter().all(|(_, action)| action.to_string() == "finish"));
    let one = session.clone().reduce(finish(all[1].clone()));
    assert_eq!(one.screen().shows(), None, "no cards are shown for it");
    assert!(one.public_actions().iter().all(|(seat, _)| *seat != TWO));
    let none = after(session, all.into_iter().map(finish));
    assert_eq!(none.decisions(), 3);
    assert!(none.turn().awaited().both(none.people()).is_empty(), "the bot trades on alone");
}

#[test]
fn after_an_offer_the_device_goes_straight_to_whom_it_was_made() {
    let session = after(trading("off"), [Step::Take(ONE), Step::Read]);
    assert_eq!(session.to_answer(), None);
    let offer = decide(&session, ONE, "offer 3 +1 for -");
    let made = after(session.clone(), [offer]);
    assert_eq!((made.screen(), made.to_answer()), (Screen::Seat(ONE), Some(THREE)));
    assert_eq!(
        after(made.clone(), [Step::HandTo(ONE)]),
        made,
        "to whom holds it nothing is handed"
    );
    let handed = after(made.clone(), [Step::HandTo(THREE)]);
    assert_eq!(handed.screen(), Screen::Curtain(THREE, Purpose::Play));
    assert_eq!(handed.to_answer(), None, "a curtain says nothing of an offer");
    let visit = after(handed, [Step::OpenCurtain, Step::Read]);
    assert_eq!(visit.screen(), Screen::Seat(THREE));
    assert_eq!(visit.to_answer(), None, "what somebody else has done asks for no hand-over");
    let undone = after(made, [Step::Undo]);
    assert_eq!(undone.to_answer(), None);
}

#[test]
fn a_bot_is_handed_nothing() {
    let text = format!(
        "facedown 1\ngame heads-up-duel 1\noptions clock=off\n\
         seats Ana | bot:novice | Cem | Dee\nseed {}\n",
        Seed(4)
    );
    let record = record::read::<AnyGame>(&text).unwrap().record;
    let mut session = Rc::new(opened(record, &Kept::default()));
    session = after(session, [Step::Take(ONE), Step::Read]);
    let offer = decide(&session, ONE, "offer 2 +1 for -");
    let made = after(session, [offer]);
    assert_eq!(made.to_answer(), None);
}
