//! Walks: the steps that people take at a device. `walks.txt` has each step with the screen after it, and all that the
//! screen offers; the file's head explains the notation.

use super::laws::assert_no_secret;
use super::*;
use crate::services::by_link::{self, ByLink};
use crate::services::people::Place;
use crate::testing::{assert_golden, plain_step};

const FILE: &str = "src/session/tests/walks.txt";
/// Between a step and the screen after it.
const ARROW: &str = " > ";

fn seat_of(text: &str) -> Seat {
    let number = text.parse().ok();
    number.and_then(Seat::from_number).unwrap_or_else(|| panic!("{text} is no seat"))
}

fn seats_of(text: &str) -> SeatSet {
    text.split_whitespace().map(seat_of).collect()
}

/// The game of a line: its name and options, the players, the seed, the decisions, and how many of these all have seen.
fn begin(line: &str) -> Rc<Session> {
    let mut parts = line.split("; ");
    let mut part = || parts.next().unwrap_or_default();
    let (game, seats) = (part(), part());
    let (game, options) = game.split_once(' ').unwrap_or((game, ""));
    let seed = format!("{:0>16}", part());
    let made: Vec<_> = part().split(", ").filter(|made| !made.is_empty()).collect();
    let shown = match part() {
        "" => 0,
        shown => shown.parse().expect("a number of decisions"),
    };
    let local = Local { seen_by_table: shown, seen_by_seat: vec![shown; 8], ..Local::default() };
    let text = crate::testing::record(game, options, seats, &seed, &made);
    let reading = record::read(&text).expect("a good record");
    assert_eq!((reading.error, parts.next()), (None, None), "{line}");
    Rc::new(open(reading.record, &local))
}

fn decision(session: &Session, text: &str) -> (Seat, Decision<AnyAction>) {
    let (seat, action) = text.split_once(' ').unwrap_or_else(|| panic!("{text} is no step"));
    let seat = seat_of(seat);
    let actions = legal_actions(&session.game, seat);
    let action = match action {
        "leave" => return (seat, Decision::Leave),
        "timeout" => return (seat, Decision::Timeout),
        "any" => actions.into_iter().next().unwrap_or_else(|| panic!("{seat} has nothing to do")),
        start if start.ends_with('*') => {
            let start = start.trim_end_matches('*');
            let fits = actions.into_iter().find(|action| action.to_string().starts_with(start));
            fits.unwrap_or_else(|| panic!("nothing begins with {start}"))
        }
        action => session.game.read_action(action).unwrap_or_else(|_| panic!("{action}")),
    };
    (seat, Decision::Act(action))
}

/// The step `on`: presses the only button, or passes, or takes the first legal action.
fn next_step(session: &Session) -> Step {
    let due = session.turn().awaited().intersection(session.people()).lowest();
    match (session.screen(), due) {
        (Screen::Seat(seat), _) | (Screen::Table(TableReason::Choice), Some(seat)) => {
            let pass = session.game.read_action("pass").ok();
            let legal_pass = pass.filter(|action| session.why_not(seat, action).is_none());
            legal_pass.map_or_else(
                || first_legal(session, seat),
                |action| Step::Decide(seat, Decision::Act(action)),
            )
        }
        (Screen::Table(TableReason::Bots), _) => bots_decide(session, 3),
        (Screen::Table(_), _) => Step::Continue,
        (screen, _) => plain_step(screen).unwrap_or_else(|| panic!("no way on: {screen:?}")),
    }
}

/// A game by link whose move was just sent.
fn with_move_sent(session: &Session) -> ByLink {
    let (id, record) = ("a".parse().expect("an id"), session.record());
    let (options, players) = (record.options.clone(), record.players.clone());
    let (_, by_link) = by_link::invite(&id, options, players, ONE, &mut || 7);
    ByLink { sent: Some(session.decisions()), ..by_link }
}

fn step(session: &Session, text: &str) -> Step {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match word {
        "ask" => Step::AskToUndo,
        "bots" => bots_decide(session, 3),
        "connect" => Step::SetConnected(seats_of(rest)),
        "continue" => Step::Continue,
        "cover" => Step::Cover,
        "decline" => Step::Decline,
        "gestures" => Step::UseGestures(rest == "on"),
        "hand" => Step::HandTo(seat_of(rest)),
        "hint" => Step::TakeHint,
        "leave" => Step::AskToLeave(seat_of(rest)),
        "lose" => Step::LoseToOtherTab,
        "move" => {
            let (seat, place) = rest.split_once(' ').expect("a seat and its place");
            let place = match place {
                "here" => Place::Here,
                "phone" => Place::Phone,
                "elsewhere" => Place::Elsewhere,
                _ => panic!("{place} is no place"),
            };
            Step::MoveSeat(seat_of(seat), place)
        }
        "on" => next_step(session),
        "open" => Step::OpenCurtain,
        "pass" => Step::PassOn,
        "read" => Step::Read,
        "remote" => {
            let (seat, decision) = decision(session, rest);
            Step::Remote(seat, decision)
        }
        "send" => Step::SendMove(Rc::new(with_move_sent(session))),
        "show" => {
            let shown = rest.split(", ").map(|shown| match decision(session, shown) {
                (seat, Decision::Act(action)) => (seat, action),
                (_, other) => panic!("{other:?} has no gesture"),
            });
            Step::EnterGestures(shown.collect())
        }
        "stay" => Step::Stay,
        "take" => Step::Take(seat_of(rest)),
        "undo" => Step::Undo,
        "untouched" => Step::CoverUntouched,
        "wait" => Step::Elapse(rest.parse().expect("milliseconds")),
        _ => {
            let (seat, decision) = decision(session, text);
            Step::Decide(seat, decision)
        }
    }
}

fn walk(session: &Rc<Session>, text: &str) -> Rc<Session> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match word {
        "start" => session.clone(),
        "until" => until(session.clone(), next_step, |now| name(now.screen()) == rest),
        "reload" => {
            let (replay, by_link) = (session.replay(), session.by_link().cloned());
            Rc::new(Session::open_at(replay, &session.local(), session.places(), by_link))
        }
        _ => session.clone().reduce(step(session, text)),
    }
}

fn name(screen: Screen) -> String {
    let numbers =
        |seats: SeatSet| seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
    match screen {
        Screen::Table(why) => format!("{why:?}"),
        Screen::Pick(seats) => format!("Pick {}", numbers(seats)),
        Screen::Gestures(seats) => format!("Gestures {}", numbers(seats)),
        Screen::Curtain(seat, Purpose::Play) => format!("Curtain {seat}"),
        Screen::Curtain(seat, purpose) => format!("Curtain {seat} ({purpose:?})"),
        Screen::Recap(seat) => format!("Recap {seat}"),
        Screen::Seat(seat) => format!("Seat {seat}"),
        Screen::Done(seat) => format!("Done {seat}"),
        Screen::Leave(seat) => format!("Leave {seat}"),
        Screen::ReadOnly => "ReadOnly".to_owned(),
    }
}

/// The screen, and everything that it shows and offers, in the notation of `walks.txt`.
fn describe(session: &Session) -> String {
    let mut all = vec![name(session.screen())];
    let mut add = |fact: Option<String>| all.extend(fact);
    let list = |actions: Vec<(Seat, AnyAction)>| {
        let all = actions.iter().map(|(seat, action)| format!("{seat} {action}"));
        all.collect::<Vec<_>>().join(" | ")
    };
    let (news, offered) = (session.news().len(), list(session.public_actions()));
    let fact_if = |holds: bool, fact: &str| holds.then(|| fact.to_owned());
    add(Some(format!("{} made", session.decisions())));
    if let Observer::Seat(seat) = session.observer() {
        add(Some(format!("cards of {seat}")));
    }
    add(fact_if(news > 0, &format!("{news} news")));
    add(fact_if(!offered.is_empty(), &format!("offered {offered}")));
    match list(session.shared_public_actions()) {
        none if none.is_empty() => {}
        all if all == offered => add(Some("at once all".to_owned())),
        these => add(Some(format!("at once {these}"))),
    }
    add(fact_if(session.can_undo(), "undo"));
    add(session.hint_task().map(|_| format!("hint after {}", session.hints())));
    add(fact_if(session.was_untouched(), "untouched"));
    add(fact_if(session.last_by_gestures(), "by gestures"));
    add(fact_if(session.continues_to_gestures(), "gestures next"));
    add(session.bots_since().map(|since| format!("bots since {since}")));
    add(session.offer_recipient().map(|seat| format!("{seat} answers")));
    add(session.clock().map(|clock| format!("{} ms", clock.left_ms)));
    if let Screen::Recap(seat) = session.screen() {
        add(Some(format!("{} to read", session.recap(seat).len())));
    }
    add(fact_if(session.standing_view() != session.table_view(), "standing behind"));
    add(fact_if(session.waiting_view() != session.table_view(), "waiting behind"));
    all.join(", ")
}

/// The walks of this text, with the screens that come after the steps.
fn walk_all(text: &str) -> String {
    let (mut all, mut session) = (String::new(), None);
    for line in text.lines() {
        all.push_str(line.split(ARROW).next().unwrap_or_default().trim_end());
        if let Some(step) = line.strip_prefix("  ") {
            let step = step.split(ARROW).next().unwrap_or_default().trim_end();
            let before = session.take().unwrap_or_else(|| panic!("{step} before a game begins"));
            let after = walk(&before, step);
            assert_no_secret(&after);
            let is_same = step != "start" && Rc::ptr_eq(&before, &after);
            all.extend([ARROW, &if is_same { "no change".to_owned() } else { describe(&after) }]);
            if step.starts_with("show ") {
                let shown = after.record().decisions[before.decisions()..].iter();
                all.extend(shown.map(|shown| format!(", {shown}")));
            }
            session = Some(after);
        } else if !(line.is_empty() || line.starts_with('#')) {
            session = Some(begin(line));
        }
        all.push('\n');
    }
    all
}

#[test]
fn every_step_leads_to_its_screen() {
    assert_golden(FILE, |text| {
        assert!(text.matches("\n  start").count() > 30, "some walks are missing");
        walk_all(text)
    });
}

#[test]
fn screens_do_not_tell_onlookers_who_got_an_offer() {
    for take in ["take 2", "take 3"] {
        let screens = |made: &[&str]| {
            let made = [&["take 1", "read"], made, &["1 finish"]].concat();
            let dealt = begin("heads-up-duel clock=off minutes=40; Ana | Ben | Cem | Dee; 4");
            let mut session = made.iter().fold(dealt, |session, step| walk(&session, step));
            let screens = ["pass", "on", take, "read"].map(|step| {
                session = walk(&session, step);
                name(session.screen())
            });
            (session.decisions(), screens)
        };
        let (_, silent) = screens(&[]);
        assert!(silent[2].starts_with("Recap"), "a recap comes even if it is empty: {silent:?}");
        assert_eq!(screens(&["1 offer 2 *"]), (2, silent));
    }
}
