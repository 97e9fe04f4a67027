//! The reason for a match's result.

use engine::game::Ending;
use engine::games::dual_duel::View;

use crate::words::line::{Line, line};

/// The result of the last duel, which won the match; `None` if none did.
pub fn decided(view: &View) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner()?;
    let other = winner.other();
    let wins = view.rounds.wins();
    let (own, others) = (wins[winner], wins[other]);
    let calls = view.seats.map(|seat| seat.calls);
    Some(match own.cmp(&others) {
        std::cmp::Ordering::Greater => {
            line!("{0} took the last duel, {1} rounds to {2}.", winner, own, others)
        }
        std::cmp::Ordering::Less => {
            line!("{0} took the last duel, {1} rounds to {2}.", other, others, own)
        }
        std::cmp::Ordering::Equal if calls[winner] < calls[other] => {
            line!("{0} rounds each in the last duel, but {1} called less often.", own, winner)
        }
        std::cmp::Ordering::Equal if calls[winner] > calls[other] => {
            line!("{0} rounds each in the last duel, but {1} called less often.", own, other)
        }
        std::cmp::Ordering::Equal => line!("Nobody took the last duel: {0} rounds each.", own),
    })
}
