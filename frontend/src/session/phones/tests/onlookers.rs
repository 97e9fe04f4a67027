//! Onlookers' phones get the open table's view, and their messages have no effect.

use super::*;
use crate::device::Screen;

fn chair() -> Chair {
    Chair::onlookers().next().unwrap()
}

fn onlooker() -> Rc<SeatGame> {
    Rc::new(SeatGame::for_onlooker(&"Dee".parse().unwrap()))
}

#[test]
fn an_onlooker_sees_the_open_table_and_nothing_else() {
    // Ten cover each game with its fewest and its most seats; forty also all numbers between.
    for number in 0..u64::from(count("FACEDOWN_GAMES", 10)) {
        let (game, seats) = nth_table(number);
        let mut phone = onlooker();
        let mut dice = Dice::new(Seed(number), 3);
        for (view, out) in
            views_and_messages(&session(game, seats, number + 1), chair(), &mut dice, 60)
        {
            phone = after_messages(phone, chair(), &out).reduce(SeatStep::Read);
            assert!(!phone.is_unreadable(), "{game:?}");
            assert_eq!((phone.view(), phone.seat()), (Some(&view), None), "{game:?}");
            assert!(!phone.owes() && phone.owed_decision().is_none());
            for out in out {
                let Outgoing::Send(_, text) = out else { continue };
                let ToPhone::State(state) = ToPhone::read(&text).unwrap() else { continue };
                assert_eq!((state.owes, state.decision, state.clock), (false, 0, None));
                check_state(&state, Observer::Table);
            }
        }
    }
}

fn with_random_decisions(session: Rc<Session>, dice: &mut Dice, decisions: u32) -> Rc<Session> {
    (0..decisions)
        .fold(session, |session, _| with_random_decision(&session, None, dice).unwrap_or(session))
}

#[test]
fn two_games_that_look_the_same_on_the_table_send_an_onlooker_the_same() {
    for game in GameId::ALL {
        let (mut compared, mut in_secret) = (0, 0);
        for number in 0..30_u64 {
            let counts = counts(game);
            let seats = counts[number as usize % counts.len()];
            let mut dice = Dice::new(Seed(number), 5);
            // From the beginning, and from the middle of the game.
            let decisions = if number < 10 { 0 } else { dice.below(80) };
            let one = with_random_decisions(session(game, seats, number + 1), &mut dice, decisions);
            let views = check_look_alike(&one, chair(), &mut dice);
            compared += views.len();
            let at_once = |view: &&AnyView| matches!(view.turn(), Turn::Awaiting(now) if now.order == Order::Together);
            in_secret += views.iter().filter(at_once).count();
        }
        assert!(compared > 30, "{game:?}: {compared}");
        let has_secrets = game != GameId::Duel52;
        assert!(in_secret > 2 || !has_secrets, "{game:?}: {in_secret}");
    }
}

#[test]
fn a_hundred_thousand_messages_of_an_onlooker_decide_nothing() {
    for game in GameId::ALL {
        let seats = counts(game)[0];
        let (session, mut dice) = (session(game, seats, 5), Dice::new(Seed(98), 0));
        let mut phones = Phones::new(DEAL, Vec::new());
        let awaited = session.turn().awaited();
        let actions: Vec<_> =
            awaited.iter().flat_map(|seat| legal_actions(&session.game, seat)).collect();
        let ends = [0, 1, DEAL, u32::MAX];
        let mut closed = 0;
        for _ in 0..20_000 {
            if !phones.has_joined(chair()) {
                phones.join(&session, chair());
            }
            let any = |dice: &mut Dice| *dice.pick(&ends).unwrap();
            let deal = if dice.below(3) > 0 { DEAL } else { any(&mut dice) };
            let decision = any(&mut dice);
            let message = match dice.below(5) {
                0 => FromPhone::Leave { deal, decision },
                1 => FromPhone::Seen { deal, number: decision },
                2 => FromPhone::Hello { version: VERSION, has: Some((deal, decision)) },
                _ => {
                    let actions = vec![dice.pick(&actions).unwrap().to_string()];
                    FromPhone::Act { deal, decision, actions }
                }
            };
            let mut text = message.write();
            if dice.below(4) == 0 {
                let at = dice.below(text.len() as u32) as usize;
                text.truncate(at);
            }
            let answer = phones.receive(&session, chair(), &text);
            assert_eq!(answer.steps, [], "{text}");
            assert!(answer.out.iter().all(|out| match out {
                Outgoing::Send(to, _) | Outgoing::Close(to) => *to == chair(),
            }));
            closed += u32::from(answer.out.contains(&Outgoing::Close(chair())));
        }
        assert!(closed > 0, "{game:?}: the phone is thrown out");
        assert!(phones.joined().is_empty(), "no seat was taken");
    }
}

#[test]
fn an_older_onlooker_gets_the_tables_version_only() {
    let session = session(GameId::GoldRushShootOut, 3, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    phones.join(&session, chair());
    let hello = FromPhone::Hello { version: VERSION - 1, has: None }.write();
    let Reply { out, steps } = phones.receive(&session, chair(), &hello);
    assert_eq!(out, [Outgoing::Send(chair(), ToPhone::Version(VERSION).write())]);
    assert_eq!(steps, []);
    assert_eq!(after_messages(onlooker(), chair(), &out).other_version(), Some(VERSION));
}

#[test]
fn messages_of_an_onlooker_never_change_the_game() {
    let session = session(GameId::FoolsGambit, 2, 5);
    let mut phones = Phones::new(DEAL, Vec::new());
    phones.join(&session, chair());
    for (text, why) in [
        (act(DEAL, &[&any_legal(&session, ONE)]), Some(Denial::NotNow)),
        (FromPhone::Leave { deal: DEAL, decision: 0 }.write(), Some(Denial::NotNow)),
        (FromPhone::Hello { version: VERSION, has: None }.write(), None),
    ] {
        assert_eq!(steps_and_denial(&phones.receive(&session, chair(), &text)), (0, why), "{text}");
    }
    // The onlooker's own phone can't leave the game, either.
    let phone = after_messages(onlooker(), chair(), &phones.join(&session, chair()));
    assert_eq!(phone.clone().reduce(SeatStep::Leave), phone);
}

#[test]
fn an_onlooker_sees_no_decision_that_can_be_undone() {
    let replay = ReplayedRecord::new(record(GameId::Duel52, 2, 5)).unwrap();
    let session = Rc::new(Session::open(replay, &Local::default()));
    let mut phones = Phones::new(DEAL, Vec::new());
    phones.join(&session, chair());
    let Screen::Curtain(seat, _) = session.screen() else { panic!("somebody takes the device") };
    let session = session.reduce(Step::OpenCurtain);
    let decision = Decision::Act(pick(&session.game, seat, 0, 1).unwrap());
    let mut session = session.reduce(Step::Decide(seat, decision));
    assert!(session.can_undo());
    assert_eq!(phones.send_news(&session), []);
    let hello = FromPhone::Hello { version: VERSION, has: None }.write();
    assert_eq!(phones.receive(&session, chair(), &hello), Reply::default());
    // The phone gets the news once nothing can be undone.
    while session.can_undo() {
        let first = |seat| Decision::Act(legal_actions(&session.game, seat).swap_remove(0));
        let step = match session.screen() {
            Screen::Seat(seat) => Step::Decide(seat, first(seat)),
            _ => Step::PassOn,
        };
        session = session.reduce(step);
    }
    assert_eq!(phones.send_news(&session).len(), 1);
}
