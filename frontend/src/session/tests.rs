use engine::catalogue::{AnyEvent, bot_action};
use engine::chance::Seed;
use engine::game::Order;
use engine::record;
use engine::replay::ReplayedRecord;

use super::*;
use crate::device::Purpose;
use crate::playback::AnyFrame;
use crate::services::bots::BotTask;
use crate::testing::{Table, legal_actions};

mod bots;
mod laws;
mod lessons;
mod pace;
mod readers;
mod skips;
mod told;
mod trading;
mod walks;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

fn deal(game: &str, options: &str, seats: &str, seed: u64) -> Rc<Session> {
    let text = crate::testing::record(game, options, seats, &Seed(seed).to_string(), &[]);
    Rc::new(open(record::read(&text).expect("a good record").record, &Local::default()))
}

fn first_legal(session: &Session, seat: Seat) -> Step {
    Step::Decide(seat, Decision::Act(legal_actions(&session.game, seat).swap_remove(0)))
}

fn open(record: Record<AnyGame>, local: &Local) -> Session {
    Session::open(ReplayedRecord::new(record).expect("a record that can be played"), local)
}

fn session(seats: &str) -> Rc<Session> {
    deal("fools-gambit", "deck=split time=off", seats, 7)
}

fn after(session: Rc<Session>, steps: impl IntoIterator<Item = Step>) -> Rc<Session> {
    steps.into_iter().fold(session, Reducible::reduce)
}

fn until(
    mut session: Rc<Session>,
    next: impl Fn(&Session) -> Step,
    holds: impl Fn(&Session) -> bool,
) -> Rc<Session> {
    for _ in 0..4_000 {
        if holds(&session) {
            return session;
        }
        let step = next(&session);
        session = session.reduce(step);
    }
    panic!("it never comes to that: {:?}", session.screen());
}

fn events(frames: Vec<AnyFrame>) -> Vec<AnyEvent> {
    frames.into_iter().flat_map(|frame| frame.events).collect()
}

/// The bots' step, with `action` for each of their tasks.
fn bots_act(
    session: &Session,
    mut action: impl FnMut(&AnyGame, &BotTask) -> Option<AnyAction>,
) -> Step {
    let mut bot_turn = session.bot_turn().expect("bots that can think");
    while let Some(task) = bot_turn.task() {
        let action = action(&bot_turn.game, &task).expect("something to do");
        bot_turn.answer(&action.to_string());
    }
    Step::BotsDecide(Rc::new(bot_turn))
}

fn bots_decide(session: &Session, seed: u64) -> Step {
    bots_act(session, |_, task| bot_action(&task.view, task.seat, task.level, Seed(seed)))
}

#[test]
fn marks_of_another_game_do_no_harm() {
    let local = Local {
        seen_by_seat: vec![99, 99, 99],
        seen_by_table: 99,
        series: vec![1, 2, 3],
        ..Local::default()
    };
    let session = open(session("Ana | Ben").record().clone(), &local);
    assert_eq!(session.local().seen_by_seat, [0, 0]);
    assert_eq!(session.series(), [1, 2]);
}

#[test]
fn time_that_passes_is_no_change_until_it_has_run_out() {
    let dealt = deal("fools-gambit", "deck=split time=show", "Ana | Ben", 7);
    let before = dealt.reduce(Step::OpenCurtain);
    let later = before.clone().reduce(Step::Elapse(1_000));
    assert!(*before == *later && Rc::ptr_eq(&before.game, &later.game));
    let left = |session: &Session| session.clock().unwrap().left_ms;
    assert_eq!(left(&before) - left(&later), 1_000);
    assert_ne!(before.local(), later.local());
    let out = later.clone().reduce(Step::Elapse(3_600_000));
    assert!(*out != *later && out.decisions() == 1);
    assert_eq!(out.record().decisions[0].decision, Decision::Timeout);
}

#[test]
fn a_cover_says_whose_clock_runs_on_and_that_nobody_touched_the_hand() {
    let dealt = || {
        let session = deal("fools-gambit", "deck=split time=show", "Ana | Ben", 7);
        Table::open(&session.record().to_string(), Local::default())
    };
    let mut table = dealt();
    assert!(table.page().text().contains("You have 1 minute once your cards are shown."));
    for step in [Step::OpenCurtain, Step::Elapse(20_000), Step::Cover] {
        table.step(step);
    }
    let runs_on = "Ana’s time runs on, even while this page is hidden.";
    assert!(table.page().text().contains(runs_on), "{:?}", table.page());
    let mut paused = table.clone();
    paused.step(Step::Decline);
    let text = paused.page().text();
    assert!(text.contains(runs_on) && !text.contains("Paused"), "{text}");
    // The clock of a closed page stands still, and the page states the time left.
    let mut again = dealt();
    again.session = Rc::new(Session::open(table.session.replay(), &table.session.local()));
    assert!(again.page().text().contains("You have 40 seconds once your cards are shown."));
    let untouched = "nobody touched it for a minute";
    assert!(!table.page().text().contains(untouched));
    table.step(Step::OpenCurtain);
    table.step(Step::CoverUntouched);
    assert!(table.page().text().contains(untouched), "{:?}", table.page());
}

#[test]
fn a_timeout_is_named_with_the_choice() {
    let dealt = deal("fools-gambit", "deck=split time=show", "Ana | Ben", 7);
    let mut table = Table::open(&dealt.record().to_string(), Local::default());
    for step in [Step::OpenCurtain, Step::Cover, Step::Elapse(60_000)] {
        table.step(step);
    }
    assert_eq!(table.screen(), Screen::Curtain(TWO, Purpose::Play));
    // The timeout is a part of a secret choice: it appears with the rest.
    assert!(!table.page().text().contains("time is up"), "{:?}", table.page());
    for step in [Step::OpenCurtain, Step::Elapse(60_000), Step::PassOn] {
        table.step(step);
    }
    assert_eq!(table.screen(), Screen::Table(TableReason::News));
    let players = crate::words::players::Players::new(&table.session.record().players);
    let told = crate::games::lines(&table.session.news(), players.people()).concat();
    let told = players.sentences(&told);
    assert!(told.iter().any(|line| line.written().contains("Ana’s time is up")), "{told:?}");
}
