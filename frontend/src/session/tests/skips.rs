use engine::catalogue::CatalogueGame as _;
use engine::games::heads_up_duel::{self, HeadsUpDuel};

use super::bots::step_alone;
use super::*;

const FOUR: &str = "Ana | bot:beginner Hattie | bot:beginner Cole | bot:beginner Wes";

fn duels(seats: &str) -> Rc<Session> {
    deal("heads-up-duel", "pairing=random", seats, 5)
}

fn view(session: &Session) -> Rc<heads_up_duel::View> {
    HeadsUpDuel::own_view(&session.table_view()).expect("a view of Heads Up Duel").clone()
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
    let watches = until(duels(FOUR), step_alone, Session::can_skip);
    let before = view(&watches).results.len();
    assert!(view(&watches).duel.as_ref().is_some_and(|duel| duel.seats.side_of(ONE).is_none()));
    let skipped = watches.reduce(Step::SkipOthers);
    assert!(skipped.skips() && !skipped.can_skip());
    let told = play_bots(skipped);
    assert!(!told.skips());
    assert_eq!(view(&told).results.len(), before + 1, "their duel is over");
    assert_eq!(told.screen(), Screen::Table(TableReason::News), "and that is told");
    let news = events(told.news());
    let own = news.iter().filter_map(HeadsUpDuel::own_event);
    let ends = own.filter(|event| matches!(event, heads_up_duel::Event::DuelEnded { .. }));
    assert_eq!(ends.count(), 1);
    let next = told.reduce(Step::Continue).screen();
    assert!(matches!(next, Screen::Seat(ONE) | Screen::Table(TableReason::Over)), "{next:?}");
}

#[test]
fn one_press_leads_over_several_duels_of_others() {
    let more = "bot:beginner Bo | bot:beginner Dee | bot:beginner Eli | bot:beginner Fay";
    let eight = format!("{FOUR} | {more}");
    let is_over = |session: &Session| session.turn().outcome().is_some();
    let mut session = duels(&eight);
    let mut most = 0;
    while !is_over(&session) {
        session = until(session, step_alone, |session| session.can_skip() || is_over(session));
        let before = view(&session).results.len();
        session = play_bots(session.reduce(Step::SkipOthers)).reduce(Step::Continue);
        assert!(!session.can_skip());
        most = most.max(view(&session).results.len() - before);
    }
    assert!(most > 1, "{most}");
}

#[test]
fn nobody_skips_a_duel_of_their_own() {
    let mut session = duels(FOUR);
    let (mut played, mut others) = (0, 0);
    while session.turn().outcome().is_none() {
        if let Some(duel) = &view(&session).duel {
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
    assert!(!duels("Ana | Ben | bot:beginner Cole | bot:beginner Wes").can_skip());
}
