//! HUD-6: the clock of trading.

use engine::chance::Seed;
use engine::game::{Decision, Game, Sink};
use engine::games::heads_up_duel::{HeadsUpDuel, HeadsUpDuelOptions};
use engine::seat::Seat;
use engine::time::TimeScope;

use crate::harness::{limit, preset, scope};
use crate::heads_up_duel::table::options;
use crate::heads_up_duel::{ONE, TWO};

fn deal(line: &str, seats: u8) -> HeadsUpDuel {
    HeadsUpDuel::deal(&options(line), seats, Seed(6)).expect("a table")
}

#[test]
fn hud_6_the_seats_share_the_minutes_of_a_period() {
    let limit = |line: &str, seats| limit(&deal(line, seats), ONE);
    assert_eq!(limit("", 4), None, "off by default");
    assert_eq!(limit("clock=on", 4), Some(150), "40 minutes, 4 periods, 4 seats");
    assert_eq!(limit("clock=on minutes=60 periods=8", 6), Some(75));
    assert_eq!(limit("clock=on minutes=10 periods=16", 8), Some(20), "nobody has less");
    assert_eq!(limit("clock=on", 2), None, "for two there is no trading");
}

#[test]
fn hud_6_a_period_is_one_span_of_time_until_the_seat_has_finished() {
    let mut game = deal("clock=on", 4);
    let act = |game: &mut HeadsUpDuel, seat, text: &str| {
        let action = game.read_action(text).expect("an action");
        game.decide(seat, Decision::Act(action), &mut Sink::none()).expect("it can be done");
    };
    assert_eq!((scope(&game), limit(&game, ONE)), (Some(TimeScope::Stretch(0)), Some(150)));
    act(&mut game, ONE, "token");
    assert_eq!(scope(&game), Some(TimeScope::Stretch(0)), "no new time for what comes next");
    act(&mut game, ONE, "finish");
    assert_eq!(limit(&game, ONE), None);
    act(&mut game, TWO, "offer 1 +1 for -");
    assert_eq!(limit(&game, ONE), Some(150), "an offer is to be answered");
    for seat in Seat::all(4) {
        act(&mut game, seat, "finish");
    }
    assert_eq!(scope(&game), Some(TimeScope::Stretch(1)));
}

#[test]
fn hud_6_the_duels_have_no_limit() {
    let mut game = deal("clock=on", 4);
    while scope(&game).is_some() {
        for seat in Seat::all(4) {
            game.decide(seat, Decision::Timeout, &mut Sink::none()).expect("all are in time");
        }
    }
    assert!(game.turn().outcome().is_none());
    assert_eq!(game.turn().clock(), None);
}

#[test]
fn hud_6_as_on_the_show_has_the_clock_of_the_show() {
    let defaults = HeadsUpDuelOptions::default();
    assert_eq!(preset(&defaults, "show").clock, Some(40));
    let home = preset(&defaults, "at-home");
    assert_eq!((home.clock, home.smallest_deck, home.tokens, home.periods), (None, 5, 0, 4));
}
