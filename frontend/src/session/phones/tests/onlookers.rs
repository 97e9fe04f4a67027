//! Phones of people who look on: they are told what the open table knows, and nothing that they send counts.

use super::*;
use crate::device::Screen;

fn chair() -> Chair {
    Chair::onlookers().next().unwrap()
}

fn dee() -> Rc<SeatGame> {
    Rc::new(SeatGame::looking_on(&"Dee".parse().unwrap()))
}

/// The phone after all that it was sent.
fn heard(phone: Rc<SeatGame>, out: &[Out]) -> Rc<SeatGame> {
    out.iter().fold(phone, |phone, out| match out {
        Out::Send(to, text) if *to == chair() => {
            phone.reduce(SeatStep::Received(text.as_str().into()))
        }
        Out::Send(..) => phone,
        Out::Close(_) => panic!("thrown out"),
    })
}

/// What the phone of somebody who looks on is sent while these people decide by chance.
fn sent(session: &Rc<Session>, dice: &mut Dice, most: usize) -> Vec<(AnyView, Vec<Out>)> {
    let mut phones = Phones::new(DEAL, Vec::new());
    let mut session = session.clone();
    let mut messages = vec![(session.table_view(), phones.join(&session, chair()))];
    for _ in 0..most {
        let awaited: Vec<Seat> = session.turn().awaited().iter().collect();
        let Some(seat) = dice.pick(&awaited).copied() else { break };
        let mut actions = Vec::new();
        session.game.legal_actions(seat, &mut actions);
        let ends = actions.iter().position(|action| action.to_string() == "finish");
        let action = ends.map_or_else(|| dice.pick(&actions).unwrap(), |at| &actions[at]).clone();
        session = session.reduce(Step::Remote(seat, Decision::Act(action)));
        messages.push((session.table_view(), phones.tell(&session)));
    }
    messages
}

#[test]
fn whoever_looks_on_sees_what_the_open_table_shows_and_nothing_else() {
    for number in 0..40_u64 {
        let game = GameId::ALL[number as usize % GameId::ALL.len()];
        let counts = counts(game);
        let seats = counts[number as usize / GameId::ALL.len() % counts.len()];
        let mut phone = dee();
        for (view, out) in
            sent(&session(game, seats, number + 1), &mut Dice::new(Seed(number), 3), 60)
        {
            phone = heard(phone, &out).reduce(SeatStep::Read);
            assert!(!phone.is_unreadable(), "{game:?}");
            assert_eq!((phone.view(), phone.seat()), (Some(&view), None), "{game:?}");
            assert!(!phone.owes() && phone.to_decide().is_none());
            for out in out {
                let Out::Send(_, text) = out else { continue };
                let ToPhone::State(state) = ToPhone::read(&text).unwrap() else { continue };
                assert_eq!((state.owes, state.decision, state.clock), (false, 0, None));
                let views =
                    state.frames.iter().flat_map(|frame| frame.before.iter().chain([&frame.view]));
                assert!(views.chain([&state.view]).all(|view| view.observer() == Observer::Table));
                for event in state.frames.iter().flat_map(|frame| &frame.events) {
                    use engine::game::Event as _;
                    assert_eq!(event.seen_by(Observer::Table).as_ref(), Some(event), "{game:?}");
                }
            }
        }
    }
}

#[test]
fn twenty_games_that_look_alike_on_the_table_send_whoever_looks_on_the_same_to_the_letter() {
    let mut compared = 0;
    for game in GameId::ALL {
        for number in 0..20_u64 {
            let counts = counts(game);
            let seats = counts[number as usize % counts.len()];
            let one = session(game, seats, number + 1);
            let mut other = (*one).clone();
            let mut dice = Dice::new(Seed(number), 5);
            other.game = Rc::new(AnyGame::determinize(&one.table_view(), &mut dice));
            other.deal = Rc::clone(&other.game);
            let one = sent(&one, &mut dice.clone(), 12);
            let other = sent(&Rc::new(other), &mut dice, 12);
            for ((view, out), (like, same)) in one.iter().zip(&other) {
                if view != like {
                    break;
                }
                assert_eq!(out, same, "{game:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

#[test]
fn nothing_that_is_sent_by_whoever_looks_on_changes_the_game() {
    let session = session(GameId::FoolsGambit, 2, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    phones.join(&session, chair());
    let mut refused = |text: &str| {
        let answer = phones.receive(&session, chair(), text);
        assert_eq!(answer.step, None, "{text}");
        why(&answer)
    };
    assert_eq!(refused(&act(0, &legal(&session, ONE))), Some(Why::NotNow));
    let leave = FromPhone::Leave { deal: DEAL, decision: 0 }.write();
    assert_eq!(refused(&leave), Some(Why::NotNow));
    assert_eq!(refused(&FromPhone::Hello { version: VERSION, has: None }.write()), None);
    // Its own page offers nothing of it.
    let phone = heard(dee(), &phones.join(&session, chair()));
    let left = phone.clone().reduce(SeatStep::Leave);
    assert_eq!(left, phone);
}

#[test]
fn whoever_looks_on_sees_no_decision_that_may_still_be_taken_back() {
    let course = Course::of(record(GameId::Duel52, 2, 5)).unwrap();
    let session = Rc::new(Session::open(course, &Kept::default()));
    let mut phones = Phones::new(DEAL, Vec::new());
    phones.join(&session, chair());
    let Screen::Curtain(seat, _) = session.screen() else { panic!("somebody takes the device") };
    let session = session.reduce(Step::OpenCurtain);
    let decision = Decision::Act(pick(&session.game, seat, 0, 1).unwrap());
    let session = session.reduce(Step::Decide(seat, decision));
    assert!(session.can_undo());
    assert_eq!(phones.tell(&session), []);
    let hello = FromPhone::Hello { version: VERSION, has: None }.write();
    assert_eq!(phones.receive(&session, chair(), &hello), Answer::default());
    // It is told when the table is.
    let mut session = session;
    while session.can_undo() {
        let mut actions = Vec::new();
        session.game.legal_actions(seat, &mut actions);
        let ends = actions.iter().find(|action| action.to_string() == "end");
        let step = match session.screen() {
            Screen::Seat(seat) => {
                let action = ends.unwrap_or_else(|| &actions[0]).clone();
                Step::Decide(seat, Decision::Act(action))
            }
            _ => Step::PassOn,
        };
        session = session.reduce(step);
    }
    assert_eq!(phones.tell(&session).len(), 1);
}
