use engine::catalogue::AnyEvent;
use engine::chance::Seed;
use engine::game::Order;
use engine::games::fools_gambit::{self, Action, Choice, Event as Happening};
use engine::record;
use engine::replay::ReplayedRecord;

use super::*;
use crate::device::Purpose;
use crate::playback::AnyFrame;

mod bots;
mod gestures;
mod laws;
mod lessons;
mod pace;
mod readers;
mod remote;
mod skips;
mod told;
mod trading;
mod undo;

const ONE: Seat = Seat::ONE;
const TWO: Seat = Seat::TWO;

fn record(seats: &str, seed: u64) -> Record<AnyGame> {
    record_of("deck=split time=off", seats, seed)
}

fn record_of(options: &str, seats: &str, seed: u64) -> Record<AnyGame> {
    of("fools-gambit", options, seats, seed).record().clone()
}

fn of(game: &str, options: &str, seats: &str, seed: u64) -> Rc<Session> {
    begun(game, options, seats, seed, "")
}

fn begun(game: &str, options: &str, seats: &str, seed: u64, decided: &str) -> Rc<Session> {
    let head = format!("facedown 1\ngame {game} 1\noptions {options}\nseats {seats}");
    let text = format!("{head}\nseed {}\n{decided}", Seed(seed));
    Rc::new(opened(record::read(&text).expect("a good record").record, &Local::default()))
}

fn first_legal(session: &Session, seat: Seat) -> Step {
    let mut actions = Vec::new();
    session.game.legal_actions(seat, &mut actions);
    Step::Decide(seat, Decision::Act(actions.swap_remove(0)))
}

fn step_of(session: &Session, seat: Seat, action: &str) -> Step {
    Step::Decide(seat, Decision::Act(session.game.read_action(action).expect("an action")))
}

fn opened(record: Record<AnyGame>, kept: &Local) -> Session {
    Session::open(ReplayedRecord::new(record).expect("a record that can be played"), kept)
}

fn session(seats: &str) -> Rc<Session> {
    Rc::new(opened(record(seats, 7), &Local::default()))
}

fn after(session: Rc<Session>, steps: impl IntoIterator<Item = Step>) -> Rc<Session> {
    steps.into_iter().fold(session, Reducible::reduce)
}

fn own(view: AnyView) -> fools_gambit::View {
    match view {
        AnyView::FoolsGambit(view) => *view,
        other => panic!("a view of Fools Gambit, not {other:?}"),
    }
}

fn events(frames: Vec<AnyFrame>) -> Vec<AnyEvent> {
    frames.into_iter().flat_map(|frame| frame.events).collect()
}

fn bots_decide(session: &Session, seed: u64) -> Step {
    let mut bot_turn = session.bot_turn().expect("bots that can think");
    while let Some(task) = bot_turn.task() {
        let action = engine::catalogue::bot_action(&task.view, task.seat, task.level, Seed(seed));
        bot_turn.answer(&action.expect("something to do").to_string());
    }
    Step::BotsDecide(Rc::new(bot_turn))
}

fn hand(session: &Session, seat: Seat) -> Vec<engine::cards::Card> {
    let view = own(session.game.view(Observer::Seat(seat)));
    view.seats[seat].hand.expect("its own hand").iter().collect()
}

fn choose(session: &Session, seat: Seat) -> Step {
    let hand = hand(session, seat);
    let choice = Choice { duel: hand[0], wager: hand[1] };
    act(seat, Action::Choose(choice))
}

fn act(seat: Seat, action: Action) -> Step {
    Step::Decide(seat, Decision::Act(AnyAction::FoolsGambit(action)))
}

/// Both people choose, and the table sees the wagers.
fn both_chosen() -> Rc<Session> {
    let session = session("Ana | Ben");
    let one = choose(&session, ONE);
    let two = choose(&session, TWO);
    after(session, [Step::OpenCurtain, one, Step::PassOn, Step::OpenCurtain, two, Step::PassOn])
}

#[test]
fn the_table_shows_public_events_only() {
    let session = both_chosen();
    let news = events(session.news());
    assert!(news.contains(&AnyEvent::FoolsGambit(Happening::Chose(ONE, None))));
    assert!(
        news.iter().any(|event| matches!(event, AnyEvent::FoolsGambit(Happening::WagersShown(_))))
    );
    let view = own(session.view());
    assert!(view.seats.0.iter().all(|seat| seat.hand.is_none() && seat.duel.is_none()));
    let dealt = self::session("Ana | Ben");
    assert_eq!(session.standing_view(), dealt.table_view());
    let gone_on = session.reduce(Step::Continue);
    assert!(gone_on.news().is_empty());
    assert_eq!(gone_on.standing_view(), gone_on.table_view());
    assert_eq!(gone_on.screen(), Screen::Curtain(TWO, Purpose::Play));
}

#[test]
fn waiting_players_see_who_has_chosen_and_no_news_ahead() {
    let session = session("Ana | Ben");
    let one = choose(&session, ONE);
    let chosen = after(session.clone(), [Step::OpenCurtain, one]);
    assert_eq!(chosen.screen(), Screen::Done(ONE));
    assert_ne!(chosen.waiting_view(), session.table_view());
    let view = own(chosen.waiting_view());
    assert!(view.seats.0.iter().all(|seat| seat.hand.is_none() && seat.duel.is_none()));

    let turn = turn_begun();
    let Screen::Seat(mover) = turn.screen() else { panic!("{:?}", turn.screen()) };
    let covered = after(turn.clone(), [first_legal(&turn, mover), Step::Cover]);
    assert_ne!(covered.waiting_view(), covered.table_view(), "a turn that goes on");
}

#[test]
fn hints_for_whoever_plays_alone_are_by_the_own_view_counted_and_kept() {
    let kept = Local { hints: 1, ..Local::default() };
    let alone = Rc::new(opened(record("Ana | bot:sharp", 7), &kept));
    let task = alone.hint_task().expect("it is Ana's decision");
    assert_eq!((task.seat, &*task.view), (ONE, &alone.game.view(Observer::Seat(ONE))));
    let helped = alone.reduce(Step::TakeHint);
    assert_eq!((helped.hints(), helped.local().hints), (2, 2));
    assert_eq!(session("Ana | Ben").reduce(Step::OpenCurtain).hint_task(), None);
    assert_eq!(session("bot:sharp | bot:sharp").hint_task(), None);
}

#[test]
fn marks_of_another_game_do_no_harm() {
    let kept = Local {
        seen_by_seat: vec![99, 99, 99],
        seen_by_table: 99,
        series: vec![1, 2, 3],
        ..Local::default()
    };
    let session = opened(record("Ana | Ben", 7), &kept);
    assert_eq!(session.local().seen_by_seat, [0, 0]);
    assert_eq!(session.series(), [1, 2]);
}

#[test]
fn twenty_games_that_differ_in_secrets_show_the_same_before_anything_is_public() {
    let screens = |seed: u64| {
        let session = Rc::new(opened(record("Ana | Ben", seed), &Local::default()));
        let (one, two) = (choose(&session, ONE), choose(&session, TWO));
        let mut shown = vec![(session.screen(), session.table_view(), session.log())];
        let mut now = session;
        for step in [Step::OpenCurtain, one, Step::PassOn, Step::OpenCurtain, two] {
            now = now.reduce(step);
            if now.screen().secrets_of().is_none() {
                shown.push((now.screen(), now.view(), now.log()));
            }
        }
        shown
    };
    let first = screens(0);
    assert_eq!(first.len(), 2);
    for seed in 1..20 {
        assert_eq!(screens(seed), first, "seed {seed}");
    }
}

fn timed(seats: &str, kept: &Local) -> Rc<Session> {
    let record = record_of("deck=split time=show", seats, 7);
    Rc::new(opened(record, kept))
}

fn left(session: &Session) -> Option<u32> {
    session.clock().map(|clock| clock.left)
}

#[test]
fn time_that_runs_out_is_recorded_as_such_and_the_rules_decide() {
    let curtain = timed("Ana | Ben", &Local::default());
    assert_eq!(curtain.clone().reduce(Step::Pass(99_000)), curtain, "no clock runs at a curtain");
    let opened = curtain.reduce(Step::OpenCurtain);
    assert_eq!(left(&opened), Some(60_000));
    let nearly = opened.reduce(Step::Pass(59_000));
    assert_eq!((left(&nearly), nearly.decisions()), (Some(1_000), 0));
    let out = nearly.reduce(Step::Pass(1_000));
    assert_eq!(out.record().decisions, [Entry { seat: ONE, decision: Decision::Timeout }]);
    assert_eq!((out.screen(), left(&out)), (Screen::Done(ONE), None));
    assert!(!out.can_undo());
    let next = out.reduce(Step::PassOn);
    assert_eq!(next.screen(), Screen::Curtain(TWO, Purpose::Play));
    assert_eq!(left(&next.reduce(Step::OpenCurtain)), Some(60_000), "each has its own time");
}

#[test]
fn a_clock_that_runs_on_says_so_and_a_timeout_is_named_with_the_choice() {
    let timed = |decisions: &[&str]| {
        let options = "deck=split time=show";
        let text = crate::testing::record(
            "fools-gambit",
            options,
            "Ana | Ben",
            "0000000000000007",
            decisions,
        );
        crate::testing::Table::open(&text, Local::default())
    };
    let mut table = timed(&[]);
    assert!(table.page().text().contains("You have 1 minute once your cards are shown."));
    for step in [Step::OpenCurtain, Step::Pass(20_000), Step::Cover] {
        table.step(step);
    }
    let runs_on = "Ana’s time runs on, even while this page is hidden.";
    assert!(table.page().text().contains(runs_on), "{:?}", table.page());
    let mut paused = table.clone();
    paused.step(Step::Decline);
    let text = paused.page().text();
    assert!(text.contains(runs_on) && !text.contains("Paused"), "{text}");
    // A closed page stands still, and states the time left.
    let mut again = timed(&[]);
    again.session = Rc::new(Session::open(table.session.course(), &table.session.local()));
    assert!(again.page().text().contains("You have 40 seconds once your cards are shown."));
    table.step(Step::Pass(40_000));
    assert_eq!(table.screen(), Screen::Curtain(TWO, Purpose::Play));
    // The timeout is a part of a secret choice: it appears with the rest.
    assert!(!table.page().text().contains("time is up"), "{:?}", table.page());
    for step in [Step::OpenCurtain, Step::Pass(60_000), Step::PassOn] {
        table.step(step);
    }
    assert_eq!(table.screen(), Screen::Table(Why::News));
    let players = crate::words::players::Players::new(&table.session.record().players);
    let told = crate::games::lines(&table.session.news(), players.people()).concat();
    let told = players.sentences(&told);
    assert!(told.iter().any(|line| line.written().contains("Ana’s time is up")), "{told:?}");
}

#[test]
fn time_left_survives_a_reload_and_does_not_pass_while_the_page_is_closed() {
    let opened = timed("Ana | Ben", &Local::default());
    let playing = after(opened, [Step::OpenCurtain, Step::Pass(42_000)]);
    assert_eq!(playing.local().time_left, [Some(18_000), None], "to the millisecond");
    let loaded = timed("Ana | Ben", &playing.local());
    assert_eq!((loaded.screen(), left(&loaded)), (Screen::Curtain(ONE, Purpose::Play), None));
    assert_eq!(left(&loaded.reduce(Step::OpenCurtain)), Some(18_000));
    let other_game = session("Ana | Ben").reduce(Step::OpenCurtain);
    assert_eq!((left(&other_game), other_game.local().time_left), (None, Vec::new()));
}

#[test]
fn against_the_clock_a_decision_is_final() {
    let opened = timed("Ana | Ben", &Local::default()).reduce(Step::OpenCurtain);
    let one = choose(&opened, ONE);
    let done = opened.reduce(one);
    assert_eq!((done.screen(), done.can_undo()), (Screen::Done(ONE), false));
    let free = session("Ana | Ben").reduce(Step::OpenCurtain);
    let one = choose(&free, ONE);
    assert!(free.reduce(one).can_undo());
}

#[test]
fn time_runs_out_for_a_single_player_too() {
    let alone = timed("Ana | bot:novice", &Local::default());
    assert_eq!(left(&alone), Some(60_000));
    let out = alone.reduce(Step::Pass(60_000));
    assert_eq!((out.screen(), left(&out)), (Screen::Table(Why::Bots), None), "bots have no clock");
}

/// A showdown of Heads Up Duel: both ran out of time, so their cards are random.
fn showdown() -> Rc<Session> {
    begun("heads-up-duel", "tokens=1", "Ana | Ben", 4, "1 timeout\n2 timeout\n")
}

#[test]
fn a_public_action_is_made_on_the_table_and_is_all_the_news() {
    let session = showdown();
    assert_eq!(session.screen(), Screen::Table(Why::News));
    assert!(session.news().len() > 1);
    let actions = session.public_actions();
    let [(seat, ready)] = &actions[..] else { panic!("one of the two acts, not {actions:?}") };
    assert_eq!(ready.to_string(), "ready");
    let both = session.shared_public_actions();
    assert_eq!(both, [(*seat, ready.clone()), (seat.other(), ready.clone())]);
    let decides = both.into_iter().map(|(seat, ready)| Step::Decide(seat, Decision::Act(ready)));
    let over = after(session.clone(), decides);
    assert_eq!(
        (over.decisions(), over.screen()),
        (session.decisions() + 2, Screen::Table(Why::News))
    );
    assert_eq!(over.public_actions(), [], "the round is over");
    let decide = Step::Decide(*seat, Decision::Act(ready.clone()));
    let next = after(session.clone(), [decide.clone()]);
    assert_eq!(next.screen(), Screen::Table(Why::News));
    assert_eq!(next.news().len(), 1, "the showdown was seen before");
    assert_eq!(next.public_actions().first().map(|(next, _)| *next), Some(seat.other()));
    let visit = after(session, [Step::Continue]);
    assert_eq!(visit.public_actions(), [], "before a curtain nothing is decided");
    assert_eq!(after(visit.clone(), [decide]).decisions(), visit.decisions());
}

/// The first turn of a game of Duel 52, which has two actions.
fn turn_begun() -> Rc<Session> {
    let mut session = of("duel-52", "heroes=off", "Ana | Ben", 5);
    for _ in 0..20 {
        if matches!(session.screen(), Screen::Seat(_)) {
            break;
        }
        let step = match session.screen() {
            Screen::Table(_) => Step::Continue,
            Screen::Curtain(..) => Step::OpenCurtain,
            _ => Step::Read,
        };
        session = after(session, [step]);
    }
    session
}

#[test]
fn a_seats_own_screen_says_how_things_are_now_and_no_other_does() {
    let session = turn_begun();
    let Screen::Seat(mover) = session.screen() else { panic!("{:?}", session.screen()) };
    let played = after(session.clone(), [first_legal(&session, mover)]);
    assert_eq!(played.screen(), Screen::Seat(mover), "a first turn has two actions");
    assert_eq!(played.standing_view(), played.table_view());
    assert_ne!(played.standing_view(), session.standing_view());
    let covered = after(played, [Step::Cover]);
    assert_ne!(covered.standing_view(), covered.table_view());
}

#[test]
fn an_untouched_open_hand_is_covered_with_a_reason() {
    let text = record("Ana | Ben", 7).to_string();
    let mut table = crate::testing::Table::open(&text, Local::default());
    table.step(Step::OpenCurtain);
    assert!(table.session.hides_anything());
    table.step(Step::CoverUntouched);
    assert_eq!(table.screen(), Screen::Curtain(ONE, Purpose::Play));
    assert!(table.page().text().contains("nobody touched it for a minute"));
    table.step(Step::OpenCurtain);
    table.step(Step::Cover);
    assert!(!table.page().text().contains("nobody touched"));
    assert!(!session("Ana | bot:novice").hides_anything());
}

#[test]
fn own_cards_stay_in_sight_for_a_single_player_only() {
    let alone = session("Ana | bot:novice");
    let chosen = after(alone.clone(), [choose(&alone, ONE)]);
    assert_eq!(chosen.screen(), Screen::Table(Why::Bots));
    assert_eq!(chosen.observer(), Observer::Seat(ONE));
    assert_eq!(chosen.view(), chosen.game.view(Observer::Seat(ONE)));
    let shared = after(session("Ana | Ben"), [Step::Decline]);
    assert_eq!(shared.screen(), Screen::Table(Why::Pause));
    assert_eq!(shared.observer(), Observer::Table);
    assert_eq!(both_chosen().observer(), Observer::Table);
}
