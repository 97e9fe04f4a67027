//! The reason for a match's result.

use std::cmp::Ordering;

use crate::words::messages::dual_duel::decided::{called_less, nobody, took};
use engine::game::Ending;
use engine::games::dual_duel::View;

use crate::words::line::Line;

/// The result of the last duel, which won the match; `None` if none did.
pub fn decided(view: &View) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner()?;
    let other = winner.other();
    let wins = view.rounds.wins();
    let calls = view.seats.map(|seat| seat.calls);
    let by_rounds = wins[winner].cmp(&wins[other]);
    let seat = match by_rounds.then(calls[other].cmp(&calls[winner])) {
        Ordering::Greater => winner,
        Ordering::Less => other,
        Ordering::Equal => return Some(nobody(wins[winner]).into()),
    };
    Some(if by_rounds == Ordering::Equal {
        called_less(wins[seat], seat)
    } else {
        took(seat, wins[seat], wins[seat.other()])
    })
}
