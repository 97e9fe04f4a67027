use engine::chance::Seed;
use engine::game::{Game, Observer};
use engine::games::dual_duel::{Action, DualDuel, DualDuelOptions, Pair, score};

use crate::harness::bots::{is_blunder, positions};
use crate::harness::legal;

#[test]
fn a_blunder_is_found() {
    let mut all = positions::<DualDuel>(&DualDuelOptions::default(), 2, Seed(0xc0ac4), 200, 1);
    let found = all.any(|(game, seat)| {
        let received = game.view(Observer::Seat(seat)).seats[seat].received;
        let points = |action: &Action| match (action, received) {
            (Action::Keep(kept), Some(received)) => {
                Some(score(Pair { received, kept: *kept }).points())
            }
            _ => None,
        };
        let actions: Vec<_> = legal(&game, seat);
        let worst = actions.iter().filter_map(|it| Some((points(it)?, *it))).min_by_key(|it| it.0);
        let best = actions.iter().filter_map(&points).max();
        let (Some((worst, played)), Some(best)) = (worst, best) else { return false };
        if best < worst + 12 {
            return false;
        }
        assert!(is_blunder(&game, seat, &played, 8_000), "{played} of {worst}, not {best}");
        true
    });
    assert!(found, "no such position in 200 games");
}
