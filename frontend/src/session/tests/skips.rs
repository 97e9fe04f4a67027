//! Skipping the duels of others.

use engine::catalogue::{AnyView, CatalogueGame as _};
use engine::games::heads_up_duel::{self, HeadsUpDuel};

use super::bots::step_alone;
use super::*;

const FOUR: &str = "Ana | bot:beginner Hattie | bot:beginner Cole | bot:beginner Wes";

fn duels(options: &str) -> Rc<Session> {
    deal("heads-up-duel", options, FOUR, 5)
}

fn view(session: &Session) -> heads_up_duel::View {
    match session.table_view() {
        AnyView::HeadsUpDuel(view) => (*view).clone(),
        other => panic!("a view of Heads Up Duel, not {other:?}"),
    }
}

fn until(mut session: Rc<Session>, holds: impl Fn(&Session) -> bool) -> Rc<Session> {
    for _ in 0..4_000 {
        if holds(&session) {
            return session;
        }
        let step = step_alone(&session);
        session = session.reduce(step);
    }
    panic!("it never comes to that: {:?}", session.screen());
}

fn play_bots(mut session: Rc<Session>) -> Rc<Session> {
    while session.screen() == Screen::Table(TableReason::Bots) {
        assert!(!session.skips() || session.news().is_empty(), "nothing of it is told");
        let step = bots_decide(&session, 3);
        session = session.reduce(step);
    }
    session
}

#[test]
fn one_press_skips_to_the_end_of_the_others_turns() {
    let watches = until(duels("pairing=random"), Session::can_skip);
    let before = view(&watches).results.len();
    assert!(view(&watches).duel.is_some_and(|duel| duel.seats.side_of(ONE).is_none()));
    let skipped = watches.reduce(Step::SkipOthers);
    assert!(skipped.skips() && !skipped.can_skip());
    let told = play_bots(skipped);
    assert!(!told.skips());
    assert_eq!(view(&told).results.len(), before + 1, "their duel is over");
    assert_eq!(told.screen(), Screen::Table(TableReason::News), "and that is told");
    let ended = |event: &AnyEvent| {
        let event = HeadsUpDuel::own_event(event);
        matches!(event, Some(heads_up_duel::Event::DuelEnded { .. }))
    };
    assert_eq!(events(told.news()).iter().filter(|event| ended(event)).count(), 1);
    let next = told.reduce(Step::Continue);
    assert!(
        matches!(next.screen(), Screen::Seat(ONE) | Screen::Table(TableReason::Over)),
        "{:?}",
        next.screen()
    );
}

#[test]
fn one_press_leads_over_several_duels_of_others() {
    let more = "bot:beginner Bo | bot:beginner Dee | bot:beginner Eli | bot:beginner Fay";
    let eight = format!("{FOUR} | {more}");
    let is_over = |session: &Session| session.turn().outcome().is_some();
    let mut session = deal("heads-up-duel", "pairing=random", &eight, 5);
    let mut most = 0;
    while !is_over(&session) {
        session = until(session, |session| session.can_skip() || is_over(session));
        let before = view(&session).results.len();
        session = play_bots(session.reduce(Step::SkipOthers)).reduce(Step::Continue);
        assert!(!session.can_skip());
        most = most.max(view(&session).results.len() - before);
    }
    assert!(most > 1, "{most}");
}

#[test]
fn nobody_skips_a_duel_of_their_own() {
    let mut session = duels("pairing=random");
    let (mut played, mut others) = (0, 0);
    while session.turn().outcome().is_none() {
        if let Some(duel) = view(&session).duel {
            let takes_part = duel.seats.side_of(ONE).is_some();
            assert!(!(takes_part && session.can_skip()));
            played += u32::from(takes_part);
            others += u32::from(session.can_skip());
        } else {
            assert!(!session.can_skip(), "there is no duel");
        }
        let same = session.clone().reduce(Step::SkipOthers);
        assert_eq!(same == session, !session.can_skip(), "{:?}", session.screen());
        let step = step_alone(&session);
        session = session.reduce(step);
    }
    assert!(played > 10 && others > 10, "{played} {others}");
    let shared = deal(
        "heads-up-duel",
        "pairing=random",
        "Ana | Ben | bot:beginner Cole | bot:beginner Wes",
        5,
    );
    assert!(!shared.can_skip());
}
