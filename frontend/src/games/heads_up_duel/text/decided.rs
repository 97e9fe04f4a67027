//! The reason for a game's result.

use engine::game::Ending;
use engine::games::heads_up_duel::{DuelResult, View};

use crate::words::line::{Line, line};

/// The result of the winner's last duel; `None` where it is the whole result.
pub fn decided(view: &View) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner().filter(|_| view.results.len() > 1)?;
    let DuelResult { seats, points, .. } =
        view.results.iter().rev().find(|duel| duel.seats.side_of(winner).is_some())?;
    let side = seats.side_of(winner)?;
    let other = side.other();
    Some(line!(
        "{0’s} last duel: {1} to {2} against {3}.",
        winner,
        points[side],
        points[other],
        seats[other]
    ))
}
