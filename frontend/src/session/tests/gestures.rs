use engine::catalogue::AnyAction;
use engine::games::gold_rush_shoot_out::{self as rush, Action, Phase, Stand};

use super::*;

fn rush_of(seats: &str) -> Rc<Session> {
    let options = "ledger=on starting-tokens=1 time=off";
    of("gold-rush-shoot-out", options, seats, 0x9f2c_04d1_a6b3_e877)
}

fn rush_view(session: &Session) -> Rc<rush::View> {
    match session.table_view() {
        AnyView::GoldRushShootOut(view) => view,
        view => panic!("{view:?}"),
    }
}

fn act(seat: Seat, action: Action) -> Step {
    Step::Decide(seat, Decision::Act(AnyAction::GoldRushShootOut(action)))
}

fn at_a_standoff(seats: &str) -> Rc<Session> {
    let mut session = rush_of(seats);
    for _ in 0..400 {
        let is_open = matches!(session.screen(), Screen::Curtain(..) | Screen::Gestures(_));
        if is_open && rush_view(&session).phase == Phase::Standoff {
            return session;
        }
        let step = match session.screen() {
            Screen::Table(Why::News | Why::Break) => Step::Continue,
            Screen::Table(Why::Choice) => {
                act(session.turn().awaited().lowest().unwrap(), Action::Pass)
            }
            Screen::Table(Why::Bots) => bots_decide(&session, 1),
            Screen::Curtain(..) => Step::OpenCurtain,
            Screen::Recap(_) => Step::Read,
            Screen::Done(_) => Step::PassOn,
            Screen::Seat(seat) => first_legal(&session, seat),
            screen => panic!("{screen:?}"),
        };
        session = after(session, [step]);
    }
    panic!("no standoff");
}

fn stands(seat: Seat, stand: Stand) -> (Seat, AnyAction) {
    (seat, AnyAction::GoldRushShootOut(Action::Stand(stand)))
}

const FIVE: &str = "Ana | Ben | Cem | Dee | Eli";

#[test]
fn five_people_show_their_thumbs_and_one_enters_them() {
    let session = at_a_standoff(FIVE);
    assert_eq!(session.screen(), Screen::Gestures(SeatSet::first(5)));
    let before = session.decisions();
    let all: Vec<_> = Seat::all(5)
        .map(|seat| stands(seat, if seat == Seat::TWO { Stand::SitsOut } else { Stand::Stays }))
        .collect();
    let session = after(session, [Step::EnterGestures(all)]);
    assert_eq!(session.decisions(), before + 5);
    assert!(session.last_by_gestures());
    assert_eq!(session.screen(), Screen::Table(Why::News));
    let out: Vec<_> = Seat::all(5)
        .filter(|seat| rush_view(&session).by_seat[*seat].stands == Some(Stand::SitsOut))
        .collect();
    assert_eq!(out, [Seat::TWO]);
}

#[test]
fn gestures_are_entered_only_if_complete_and_legal() {
    let session = at_a_standoff(FIVE);
    let stay = |seat| stands(seat, Stand::Stays);
    let some: Vec<_> = Seat::all(4).map(stay).collect();
    let twice: Vec<_> = Seat::all(4).chain([Seat::ONE]).map(stay).collect();
    let mut other: Vec<_> = Seat::all(5).map(stay).collect();
    other[0].1 = AnyAction::GoldRushShootOut(Action::Pass);
    for shown in [some, twice, other] {
        assert_eq!(after(session.clone(), [Step::EnterGestures(shown)]), session);
    }
    let stood = act(Seat::ONE, Action::Stand(Stand::Stays));
    assert_eq!(after(session.clone(), [stood]), session, "one by one is in secret");
}

#[test]
fn the_players_can_choose_secret_entry_and_the_save_keeps_it() {
    let session = after(at_a_standoff(FIVE), [Step::UseGestures(false)]);
    assert!(matches!(session.screen(), Screen::Curtain(..)), "{:?}", session.screen());
    assert_eq!(session.local().gestures, Some(false));
    let again = opened(session.record().clone(), &session.local());
    assert!(matches!(again.screen(), Screen::Curtain(..)));
    let session = after(session, [Step::UseGestures(true)]);
    assert_eq!(session.screen(), Screen::Gestures(SeatSet::first(5)));
}

#[test]
fn few_people_choose_in_secret_unless_they_ask_for_gestures() {
    let session = at_a_standoff("Ana | Ben | bot:novice");
    assert!(matches!(session.screen(), Screen::Curtain(..)), "{:?}", session.screen());
    let session = after(session, [Step::UseGestures(true)]);
    assert_eq!(session.screen(), Screen::Gestures(SeatSet::first(2)), "bots have no thumbs");
    let both = [Seat::ONE, Seat::TWO].map(|seat| stands(seat, Stand::Stays));
    let session = after(session, [Step::EnterGestures(both.into())]);
    assert_eq!(session.screen(), Screen::Table(Why::Bots));
    let shown = Seat::all(3).filter(|seat| rush_view(&session).by_seat[*seat].stands.is_some());
    assert_eq!(shown.count(), 0, "what was shown is told once the bots have chosen, too");
}

#[test]
fn loading_a_pistol_is_never_shown() {
    let session = after(rush_of(FIVE), [Step::Continue]);
    assert_eq!(rush_view(&session).phase, Phase::Load);
    assert!(session.gestures().is_none());
    assert!(matches!(session.screen(), Screen::Curtain(..)), "{:?}", session.screen());
}

#[test]
fn after_calls_by_gestures_the_last_giver_goes_on_and_nothing_shows_twice() {
    let (options, decided) = ("target=2 longest=9 time=off", "1 timeout\n2 timeout\n");
    let dealt = begun("dual-duel", options, "Ana | Ben", 0xd0e1, decided);
    let choose = |session: Rc<Session>| {
        let Screen::Seat(seat) = session.screen() else { panic!("{:?}", session.screen()) };
        let step = first_legal(&session, seat);
        after(session, [step])
    };
    let given = |gestures| {
        let kept = Local { seen_by_table: 2, gestures, ..Local::default() };
        let session = Rc::new(opened(dealt.record().clone(), &kept));
        let first = choose(after(session, [Step::OpenCurtain]));
        assert_eq!(first.screen(), Screen::Done(Seat::ONE));
        choose(after(first, [Step::Take(Seat::TWO)]))
    };
    assert_eq!(given(Some(false)).screen(), Screen::Done(Seat::TWO), "in secret all is as ever");
    let session = given(None);
    assert_eq!(session.screen(), Screen::Seat(Seat::TWO));
    let kept = choose(session);
    assert_eq!(kept.screen(), Screen::Done(Seat::TWO));
    let other = after(kept, [Step::Take(Seat::ONE)]);
    assert_eq!(other.screen(), Screen::Seat(Seat::ONE), "the pairs tell what was given");
    let shown = choose(other);
    assert_eq!(shown.screen(), Screen::Table(Why::News));
    assert!(shown.continues_to_gestures());
    let asked = after(shown, [Step::Continue]);
    assert_eq!(asked.screen(), Screen::Gestures(SeatSet::first(2)));
}
