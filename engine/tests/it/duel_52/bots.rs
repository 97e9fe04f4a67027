use engine::chance::Seed;
use engine::game::{Decision, Game, Sink};
use engine::games::duel_52::{Action, Duel52, Duel52Options};

use crate::harness::bots::{is_blunder, positions};
use crate::harness::legal;

#[test]
fn a_missed_win_is_found() {
    let mut all = positions::<Duel52>(&Duel52Options::default(), 2, Seed(0xc0ac4), 200, 1);
    let found = all.any(|(game, seat)| {
        let wins = |action: &Action| {
            let mut next = game;
            next.decide(seat, Decision::Act(*action), &mut Sink::none()).expect("it is legal");
            next.turn().outcome().and_then(|outcome| outcome.winner()) == Some(seat)
        };
        let actions = legal(&game, seat);
        let turn_end = actions.iter().find(|action| {
            // The turn passes after this action, so the seat can't win now.
            let mut next = game;
            next.decide(seat, Decision::Act(**action), &mut Sink::none()).expect("it is legal");
            next.turn().awaited().contains(seat.other())
        });
        let Some(missed) = turn_end.filter(|_| actions.iter().any(wins)) else { return false };
        assert!(is_blunder(&game, seat, missed, 4_000), "{missed}");
        true
    });
    assert!(found, "no such position in 200 games");
}
