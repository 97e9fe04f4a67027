use engine::games::heads_up_duel::Phase;

use super::*;

const THREE: Seat = match Seat::from_number(3) {
    Some(seat) => seat,
    None => panic!("a seat"),
};

fn trading(clock: &str) -> Rc<Session> {
    of("heads-up-duel", &format!("clock={clock} minutes=40"), "Ana | Ben | Cem | Dee", 4)
}

fn offer(session: &Session, from: Seat, to: Seat) -> Step {
    let mut actions = Vec::new();
    session.game.legal_actions(from, &mut actions);
    let start = format!("offer {to} ");
    let offer = actions.into_iter().find(|action| action.to_string().starts_with(&start));
    Step::Decide(from, Decision::Act(offer.expect("an offer that can be made")))
}

/// The screens from the choice of the next person to the cards of this seat.
fn screens_to_the_cards(mut session: Rc<Session>, seat: Seat) -> Vec<Screen> {
    let mut screens = Vec::new();
    while session.screen() != Screen::Seat(seat) {
        screens.push(session.screen());
        assert!(screens.len() < 9, "{screens:?}");
        session = session.clone().reduce(step_on(session.screen(), seat));
    }
    screens
}

fn step_on(screen: Screen, seat: Seat) -> Step {
    match screen {
        Screen::Table(_) => Step::Continue,
        Screen::Pick(_) => Step::Take(seat),
        Screen::Curtain(..) => Step::OpenCurtain,
        Screen::Recap(_) => Step::Read,
        Screen::Gestures(_) => Step::UseGestures(false),
        Screen::Seat(_) | Screen::Done(_) | Screen::Leave(_) | Screen::ReadOnly => {
            panic!("{screen:?} on the way to the cards")
        }
    }
}

#[test]
fn onlookers_cannot_count_who_got_an_offer() {
    let session = after(trading("off"), [Step::Take(ONE), Step::Read]);
    let finish = step_of(&session, ONE, "finish");
    let offers = offer(&session, ONE, TWO);
    let silent = after(session.clone(), [finish.clone(), Step::PassOn]);
    let offered = after(session, [offers, finish, Step::PassOn]);
    assert_eq!((offered.decisions(), silent.decisions()), (2, 1));
    assert!(!offered.recap(TWO).is_empty(), "the offer");
    for seat in [TWO, THREE] {
        let screens = screens_to_the_cards(silent.clone(), seat);
        assert_eq!(screens_to_the_cards(offered.clone(), seat), screens);
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
        let finish = step_of(&session, seat, "finish");
        session = after(session, [finish, Step::PassOn]);
    }
    // The last to finish is among those who go on: a reload gives the device to the first.
    session = Rc::new(opened(session.record().clone(), &session.local()));
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
    let spent = step_of(&session, ONE, "token");
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
    let session = of("heads-up-duel", "", "Ana | Ben | bot:novice | Dee", 4);
    let (ana, dee) = (ONE, TWO.next(4).next(4));
    assert_eq!(session.screen(), Screen::Table(Why::Bots), "bots trade before people");
    let session = after(session.clone(), [bots_decide(&session, 1), Step::Continue]);
    let before = session.decisions();
    assert_eq!(session.screen(), Screen::Pick([ana, TWO, dee].into_iter().collect()));
    let finish = |(seat, action): (Seat, AnyAction)| Step::Decide(seat, Decision::Act(action));
    let all = session.shared_public_actions();
    assert_eq!(all.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [ana, TWO, dee]);
    assert!(all.iter().all(|(_, action)| action.to_string() == "finish"));
    let one = session.clone().reduce(finish(all[1].clone()));
    assert_eq!(one.screen().secrets_of(), None, "no cards are shown for it");
    assert!(one.public_actions().iter().all(|(seat, _)| *seat != TWO));
    let none = after(session, all.into_iter().map(finish));
    assert_eq!(none.decisions(), before + 3);
    let AnyView::HeadsUpDuel(view) = none.table_view() else { panic!("another game") };
    assert_eq!(view.phase, Phase::Trading(1), "all have finished");
}

#[test]
fn after_an_offer_the_device_goes_straight_to_its_recipient() {
    let session = after(trading("off"), [Step::Take(ONE), Step::Read]);
    assert_eq!(session.offer_recipient(), None);
    let offer = step_of(&session, ONE, "offer 3 +1 for -");
    let made = after(session.clone(), [offer]);
    assert_eq!((made.screen(), made.offer_recipient()), (Screen::Seat(ONE), Some(THREE)));
    assert_eq!(
        after(made.clone(), [Step::HandTo(ONE)]),
        made,
        "to whom holds it nothing is handed"
    );
    let handed = after(made.clone(), [Step::HandTo(THREE)]);
    assert_eq!(handed.screen(), Screen::Curtain(THREE, Purpose::Play));
    assert_eq!(handed.offer_recipient(), None, "a curtain says nothing of an offer");
    let visit = after(handed, [Step::OpenCurtain, Step::Read]);
    assert_eq!(visit.screen(), Screen::Seat(THREE));
    assert_eq!(visit.offer_recipient(), None, "what somebody else has done asks for no hand-over");
    let undone = after(made, [Step::Undo]);
    assert_eq!(undone.offer_recipient(), None);
}

#[test]
fn a_bot_is_handed_nothing() {
    let mut session = of("heads-up-duel", "clock=off", "Ana | bot:novice | Cem | Dee", 4);
    session = after(session.clone(), [bots_decide(&session, 1), Step::Continue]);
    session = after(session, [Step::Take(ONE), Step::Read]);
    let offer = step_of(&session, ONE, "offer 2 +1 for -");
    let made = after(session, [offer]);
    assert_eq!(made.offer_recipient(), None);
}

fn alone_with(bots: usize, seed: u64) -> Rc<Session> {
    let bots = " | bot:novice".repeat(bots);
    of("heads-up-duel", "clock=off", &format!("Ana{bots}"), seed)
}

fn phase(session: &Session) -> Phase {
    let AnyView::HeadsUpDuel(view) = session.table_view() else { panic!("another game") };
    view.phase
}

#[test]
fn bots_trade_in_one_line_a_period_and_call_nobody_back_hud_6() {
    let (mut offered, mut periods) = (0, 0);
    for seed in 0..8 {
        let mut session = alone_with(5, seed);
        let mut visits = [0; 4];
        let mut lines = [0; 4];
        let mut stops = [0; 4];
        while let Phase::Trading(period) = phase(&session) {
            let period = usize::from(period);
            let step = match session.screen() {
                Screen::Table(Why::Bots) => {
                    let step = bots_decide(&session, seed);
                    let next = session.clone().reduce(step.clone());
                    let news = next.news();
                    let quick = next.decisions() - session.decisions();
                    assert!(quick >= 5, "each has finished at least");
                    assert_eq!(news.len() - session.news().len(), 1, "all in one frame");
                    lines[period] +=
                        crate::games::lines(&news[news.len() - 1..], names(&next).people())
                            .concat()
                            .len();
                    step
                }
                Screen::Table(why) => {
                    stops[period] += u32::from(why == Why::News);
                    Step::Continue
                }
                Screen::Seat(ONE) => {
                    visits[period] += 1;
                    let AnyView::HeadsUpDuel(view) = session.view() else { panic!("another game") };
                    offered += view.offers.iter().filter(|offer| offer.to == ONE).count();
                    step_of(&session, ONE, "finish")
                }
                screen => panic!("{screen:?} where one person plays"),
            };
            session = session.reduce(step);
        }
        assert_eq!((visits, lines), ([1; 4], [1; 4]));
        assert!(stops.iter().all(|count| *count <= 1), "{stops:?}: what bots do is told in one go");
        periods += 4;
    }
    assert!(offered >= periods, "{offered} offers to the person in {periods} periods");
}

fn names(session: &Session) -> crate::words::players::Players {
    crate::words::players::Players::new(&session.record().players)
}

#[test]
fn a_single_player_is_answered_at_once_and_goes_on() {
    let session = alone_with(3, 4);
    let session = after(session.clone(), [bots_decide(&session, 1), Step::Continue]);
    assert_eq!(session.screen(), Screen::Seat(ONE));
    let gift = step_of(&session, ONE, "offer 3 +1 for -");
    let made = session.reduce(gift);
    assert_eq!(made.screen(), Screen::Table(Why::Bots));
    let answered = made.clone().reduce(bots_decide(&made, 1));
    assert_eq!(answered.screen(), Screen::Table(Why::News));
    let text = crate::games::lines(&answered.news(), names(&answered).people()).concat();
    let text = crate::words::sentence::in_a_row(&names(&answered).sentences(&text));
    assert!(text.contains("Novice bot 2 has finished"), "{text}");
    let AnyView::HeadsUpDuel(view) = answered.view() else { panic!("another game") };
    assert!(!view.offers.iter().any(|offer| offer.from == ONE), "it has an answer");
    assert_eq!(answered.reduce(Step::Continue).screen(), Screen::Seat(ONE), "it may trade on");
}

#[test]
fn a_bot_that_gets_an_offer_answers_before_the_next_person_comes() {
    let session = of("heads-up-duel", "clock=off", "Ana | bot:novice | Cem | Dee", 4);
    let session = after(session.clone(), [bots_decide(&session, 1), Step::Continue]);
    let visit = after(session, [Step::Take(ONE), Step::Read]);
    let made = after(visit.clone(), [step_of(&visit, ONE, "offer 2 +1 for -")]);
    assert_eq!(made.screen(), Screen::Seat(ONE), "the visit goes on");
    let left = after(made.clone(), [step_of(&made, ONE, "finish"), Step::PassOn]);
    let left = if left.screen() == Screen::Table(Why::News) {
        after(left, [Step::Continue])
    } else {
        left
    };
    assert_eq!(left.screen(), Screen::Table(Why::Bots));
    let answered = after(left.clone(), [bots_decide(&left, 1), Step::Continue]);
    assert_eq!(answered.screen(), Screen::Pick([THREE, THREE.next(4)].into_iter().collect()));
    assert!(answered.recap(ONE).len() > left.recap(ONE).len(), "it is told when it looks again");
}
