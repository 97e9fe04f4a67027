use engine::bot::{Level, Style};
use engine::game::{Game as _, Sink};

use super::*;

const RUSH: &str = "Ana | bot:novice Bo | bot:beginner Cy | bot:novice/bold Dex | bot:beginner Em | \
                    bot:beginner Flo | bot:beginner Gus | bot:beginner Hal";

fn rush() -> Rc<Session> {
    deal("gold-rush-shoot-out", "ledger=on starting-tokens=1 time=off", RUSH, 5)
}

/// The next step at a table of one person with bots.
pub(super) fn step_alone(session: &Session) -> Step {
    match session.screen() {
        Screen::Table(TableReason::Bots) => bots_decide(session, 3),
        Screen::Table(TableReason::Choice) => first_legal(session, ONE),
        Screen::Table(_) => Step::Continue,
        Screen::Seat(seat) => first_legal(session, seat),
        screen => panic!("{screen:?} where one person plays"),
    }
}

#[test]
fn bots_of_a_simultaneous_choice_think_while_people_choose() {
    let session = session("Ana | bot:novice/careful Hattie");
    let early = bots_decide(&session, 3);
    assert_eq!(session.clone().reduce(early.clone()), session, "nothing of it shows");
    let task = session.bot_turn().and_then(|bot_turn| bot_turn.task()).expect("the bot is due");
    assert_eq!((task.seat, task.level, task.style), (TWO, Level::Novice, Style::Careful));
    let chosen = session.clone().reduce(first_legal(&session, ONE));
    assert_eq!(chosen.bot_turn().and_then(|bot_turn| bot_turn.task()), Some(task), "nobody chose");
    let answered = chosen.reduce(early.clone());
    assert_eq!(answered.screen(), Screen::Table(TableReason::News));
    assert_eq!(answered.clone().reduce(early), answered, "an old answer comes too late");
}

#[test]
fn a_bots_task_does_not_depend_on_others_choices() {
    let session = until(rush(), step_alone, |session| session.screen() == Screen::Seat(ONE));
    let tasks = |session: &Session| {
        let mut tasks: Vec<BotTask> = Vec::new();
        bots_act(session, |_, task| {
            tasks.push(task.clone());
            bot_action(&task.view, task.seat, task.level, Seed(1))
        });
        tasks
    };
    let before = tasks(&session);
    assert_eq!(before.len(), 14, "each loads and aims");
    let chosen = until(session, step_alone, Session::waits_for_bots);
    assert_eq!(chosen.decisions(), 2);
    assert_eq!(tasks(&chosen), before);
    for task in &before {
        let AnyView::GoldRushShootOut(view) = &task.view else { panic!("another game") };
        assert_eq!(view.turn.awaited(), SeatSet::first(8), "nobody has chosen");
    }
}

#[test]
fn a_round_of_eight_waits_a_few_times_for_all_bots_at_once() {
    let mut session = rush();
    let mut waits = 0;
    for _ in 0..200 {
        let AnyView::GoldRushShootOut(view) = session.table_view() else { panic!("another game") };
        if view.round == 2 {
            assert!((3..=7).contains(&waits), "{waits} waits");
            return;
        }
        waits += usize::from(session.waits_for_bots());
        let step = step_alone(&session);
        session = session.reduce(step);
    }
    panic!("a round ends");
}

#[test]
fn a_game_that_was_kept_in_the_middle_of_a_choice_goes_on() {
    // Earlier builds saved one bot's choice before the next bot's.
    let session = until(rush(), step_alone, Session::waits_for_bots);
    let Step::BotsDecide(all) = bots_decide(&session, 2) else { panic!("bots decide") };
    let mut record = session.record().clone();
    let mut game = (*session.game).clone();
    for seat in [TWO, TWO, TWO.next(8)] {
        let decision = Decision::Act(legal_actions(&game, seat).swap_remove(0));
        game.decide(seat, decision.clone(), &mut Sink::none()).expect("legal");
        record.decisions.push(Entry { seat, decision });
    }
    let kept = Rc::new(open(record, &session.local()));
    assert!(kept.waits_for_bots());
    assert_eq!(kept.bots_since(), session.bots_since());
    let answered = kept.clone().reduce(bots_decide(&kept, 2));
    assert_eq!(answered.screen(), Screen::Table(TableReason::News));
    assert_eq!(answered.decisions(), 16);
    let stale = kept.clone().reduce(Step::BotsDecide(all));
    assert_eq!(stale.decisions(), kept.decisions(), "a seat that has chosen chooses no more");
}
