//! What decided a match.

use engine::game::Ending;
use engine::games::dual_duel::View;

use crate::words::players::Players;

/// How the last duel ended, in which the match was won; `None` where none was.
pub fn decided(view: &View, players: &Players) -> Option<String> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner()?;
    let (name, other) = (players.name(winner), players.name(winner.other()));
    let wins = view.rounds.wins();
    let (own, others) = (wins[winner], wins[winner.other()]);
    let calls = view.seats.map(|seat| seat.calls);
    Some(match own.cmp(&others) {
        std::cmp::Ordering::Greater => {
            format!("{name} took the last duel, {own} rounds to {others}.")
        }
        std::cmp::Ordering::Less => {
            format!("{other} took the last duel, {others} rounds to {own}.")
        }
        std::cmp::Ordering::Equal if calls[winner] < calls[winner.other()] => {
            format!("{own} rounds each in the last duel, but {name} called less often.")
        }
        std::cmp::Ordering::Equal if calls[winner] > calls[winner.other()] => {
            format!("{own} rounds each in the last duel, but {other} called less often.")
        }
        std::cmp::Ordering::Equal => format!("Nobody took the last duel: {own} rounds each."),
    })
}
