//! Laws that hold at every step of random games, wherever people play.

use std::collections::BTreeMap;

use engine::catalogue::{AnyEvent, GameId};
use engine::chance::Dice;
use engine::game::Event as _;

use super::*;
use crate::services::people::Place;
use crate::testing::{any_action, plain_step};

fn any_step(session: &Session, dice: &mut Dice) -> Step {
    let awaited = session.turn().awaited();
    let remote = awaited.intersection(session.remote());
    let any_legal = |seat: Seat, dice: &mut Dice| {
        let action = any_action(&session.game, seat, dice);
        Decision::Act(action.expect("something can be done"))
    };
    let is_remote = !remote.is_empty() && dice.below(2) == 0;
    if is_remote || session.screen() == Screen::Table(TableReason::Remote) {
        let seat = remote.lowest().expect("somebody else is awaited");
        return Step::Remote(seat, any_legal(seat, dice));
    }
    match session.screen() {
        Screen::Table(TableReason::Bots) => bots_decide(session, dice.below(1_000).into()),
        Screen::Table(TableReason::Choice) => {
            let seat = awaited.intersection(session.people()).lowest().expect("somebody here");
            Step::Decide(seat, any_legal(seat, dice))
        }
        Screen::Gestures(_) => Step::UseGestures(false),
        Screen::Curtain(..) if dice.below(9) == 0 => Step::Decline,
        Screen::Seat(_) if session.is_shared() && dice.below(9) == 0 => Step::Cover,
        Screen::Seat(seat) => Step::Decide(seat, any_legal(seat, dice)),
        Screen::Done(_) if session.can_undo() && dice.below(9) == 0 => Step::AskToUndo,
        screen => plain_step(screen).unwrap_or_else(|| panic!("{screen:?} that nobody asked for")),
    }
}

/// Only the seat that holds the device sees secrets; nobody who plays with others gets hints.
pub(super) fn assert_no_secret(session: &Session) {
    let screen = session.screen();
    let is_person_alone = session.all_people().len() == 1;
    assert!(session.hint_task().is_none_or(|task| {
        is_person_alone
            && session.people().contains(task.seat)
            && *task.view == session.game.view(Observer::Seat(task.seat))
    }));
    let on_phones = session.turn().awaited().intersection(session.remote());
    let shows_hands = matches!(screen, Screen::Gestures(_));
    assert!(!shows_hands || on_phones.is_empty(), "a phone would see hands");
    if screen == Screen::Table(TableReason::News) {
        let before = session.state_after(session.table_seen());
        assert_eq!(session.standing_view(), before.view(Observer::Table), "the news comes first");
    }
    if let Some(seat) = screen.secrets_of() {
        assert!(session.people().contains(seat), "{screen:?}: it plays somewhere else");
        assert_eq!(session.observer(), Observer::Seat(seat));
    } else if session.is_shared() || session.people().is_empty() {
        assert_eq!((session.observer(), session.view()), (Observer::Table, session.table_view()));
        assert_eq!(session.reader(), None, "{screen:?} says “you”");
        let public = session.public_events();
        let told = [session.news(), session.log()].concat();
        assert!(events(told).iter().all(|event| public.contains(event)), "{screen:?}");
    }
    assert!(!matches!(screen, Screen::Done(_)) || session.reader().is_none(), "it is handed on");
    if let (Screen::Done(seat), true) = (screen, session.keeps_secret()) {
        assert!(session.private_news(seat).is_empty(), "the table is shown that, to all at once");
        assert_eq!(session.log().len(), session.shown_frames(0..session.table_seen()).len());
    }
    let is_own = |event: &AnyEvent| event.seen_by(Observer::Table).as_ref() == Some(event);
    assert!(session.public_events().iter().all(is_own), "{screen:?}");
}

fn assert_refusals(session: &Rc<Session>) {
    let screen = session.screen();
    let assert_ignored = |step: Step| {
        assert_eq!(session.clone().reduce(step.clone()), *session, "{screen:?}: {step:?}");
    };
    for seat in Seat::all(session.game.seats()) {
        assert_ignored(Step::Decide(seat, Decision::Leave));
        let is_due = session.turn().awaited().contains(seat);
        if !(is_due && session.remote().contains(seat)) {
            assert_ignored(Step::Remote(seat, Decision::Timeout));
        }
        if screen != Screen::Seat(seat) && !(is_due && screen == Screen::Table(TableReason::Choice))
        {
            assert_ignored(Step::Decide(seat, Decision::Timeout));
        }
    }
    if !session.can_undo() {
        assert_ignored(Step::Undo);
        assert_ignored(Step::AskToUndo);
    }
    if !session.can_be_covered() {
        assert_ignored(Step::Cover);
    }
    if let Screen::Seat(_) = screen {
        let chosen = session.clone().reduce(Step::UseGestures(true));
        assert_eq!((chosen.device, chosen.decisions()), (session.device, session.decisions()));
    }
}

/// A covered screen, one lost to another tab, and a reloaded one show nobody's cards.
fn assert_hidden(session: &Rc<Session>, places: &[Place]) {
    let is_open = |session: &Session| session.screen().secrets_of().is_some();
    if session.is_shared() {
        let covered = session.clone().reduce(Step::Cover);
        assert!(!is_open(&covered) || !session.can_be_covered());
        assert_eq!(covered.decisions(), session.decisions(), "nothing is decided by it");
    }
    let lost = session.clone().reduce(Step::LoseToOtherTab);
    assert_eq!((lost.screen(), lost.observer()), (Screen::ReadOnly, Observer::Table));
    let loaded = Rc::new(Session::open_at(session.replay(), &session.local(), places, None));
    assert!(!is_open(&loaded) || !session.is_shared());
    assert_eq!(loaded.game, session.game);
    if [session, &loaded].iter().all(|session| session.screen() == Screen::Table(TableReason::News))
    {
        assert_eq!(loaded.news(), session.news(), "it is told again");
    }
    assert!(!loaded.reduce(Step::OpenCurtain).can_undo(), "it was made in another visit");
}

/// Only its owner can undo a decision, behind a curtain, and can make the same decision again.
fn assert_undo(session: &Rc<Session>) {
    let last = session.record().decisions.last().map(|entry| entry.seat);
    let owner = session.screen().secrets_of().or_else(|| session.undo_requested_by());
    assert!(!session.can_undo() || owner == last, "not what another has decided");
    let Screen::Done(seat) = session.screen() else { return };
    assert_eq!(session.clone().reduce(Step::Undo), *session, "the next person may hold the device");
    if !session.can_undo() {
        return;
    }
    let asked = session.clone().reduce(Step::AskToUndo);
    assert_eq!(asked.screen(), Screen::Curtain(seat, Purpose::Undo));
    assert_eq!((asked.view(), asked.reader()), (session.table_view(), None));
    assert_eq!(asked.decisions(), session.decisions(), "nothing before the curtain is open");
    let declined = asked.clone().reduce(Step::Decline);
    assert_eq!(declined.decisions(), session.decisions());
    assert_ne!(declined.screen().secrets_of(), Some(seat));
    let undone = asked.reduce(Step::OpenCurtain);
    assert_eq!(undone.screen(), Screen::Seat(seat));
    let again = session.record().decisions[undone.decisions()..].iter().cloned();
    let redone = after(undone, again.map(|entry| Step::Decide(entry.seat, entry.decision)));
    assert_eq!((redone.screen(), &redone.game), (session.screen(), &session.game));
}

/// Plays a game to its end: with only people at the device, then with bots among them, then with phones, too.
fn play(game: GameId, seats: usize, seed: u64, mut check: impl FnMut(&Rc<Session>, &[Place])) {
    let mut dice = Dice::new(Seed(seed), seats as u64);
    let mut any = |from: u64| seed >= from && dice.below(3) == 0;
    let names = ["Ana", "Ben", "Cy", "Dot", "Eve"].into_iter().take(seats).enumerate();
    let names = names.map(|(at, name)| if at > 0 && any(1) { "bot:beginner" } else { name });
    let names = names.collect::<Vec<_>>().join(" | ");
    let places = (0..seats).map(|_| if any(2) { Place::Phone } else { Place::Here });
    let places: Vec<_> = places.collect();
    let dealt = deal(game.options().identity().slug, "", &names, seed);
    let mut session = Rc::new(Session::open_at(dealt.replay(), &Local::default(), &places, None));
    for _ in 0..20_000 {
        check(&session, &places);
        if session.screen() == Screen::Table(TableReason::Over) {
            let text = session.record().to_string();
            let reading = record::read::<AnyGame>(&text).expect("what was played can be read");
            assert_eq!((reading.error, reading.record.to_string()), (None, text));
            return;
        }
        let next = session.clone().reduce(any_step(&session, &mut dice));
        assert_ne!(next, session, "{game:?} {names}: stuck at {:?}", session.screen());
        // Nobody looks back at the last move of a game in turns: the table shows how it ends.
        let in_turns = matches!(session.turn(), Turn::Awaiting(now) if now.order == Order::Alone);
        let is_over = next.turn().outcome().is_some();
        assert!(!(in_turns && is_over && matches!(next.screen(), Screen::Done(_))), "{game:?}");
        session = next;
    }
    panic!("{game:?} {names} {places:?} doesn't end");
}

#[test]
fn whole_games_keep_to_the_laws_wherever_people_play() {
    let mut screens = BTreeMap::<String, usize>::new();
    for game in GameId::ALL {
        let counts = game.options().seat_counts();
        for seats in (2..=5).filter(|seats| counts.contains(*seats)) {
            for seed in 0..3 {
                play(game, seats.into(), seed, |session, places| {
                    let kind = format!("{:?}", session.screen());
                    let kind = kind.split('(').next().unwrap_or_default().to_owned();
                    *screens.entry(kind).or_default() += 1;
                    assert_no_secret(session);
                    assert_undo(session);
                    if session.decisions() % 4 == 0 {
                        assert_refusals(session);
                        assert_hidden(session, places);
                    }
                });
            }
        }
    }
    for kind in ["Curtain", "Done", "Pick", "Recap", "Seat", "Table"] {
        assert!(screens.get(kind).is_some_and(|count| *count > 20), "{kind}: {screens:?}");
    }
}
