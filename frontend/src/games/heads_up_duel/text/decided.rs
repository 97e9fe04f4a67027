//! The reason for a game's result.

use engine::game::Ending;
use engine::games::heads_up_duel::{DuelResult, View};

use crate::words::line::Line;
use crate::words::messages::heads_up_duel::events as words;

/// The result of the winner's last duel; `None` where it is the whole result.
pub fn decided(view: &View) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner().filter(|_| view.results.len() > 1)?;
    let DuelResult { seats, points, .. } =
        view.results.iter().rev().find(|duel| duel.seats.side_of(winner).is_some())?;
    let side = seats.side_of(winner)?;
    let other = side.other();
    Some(words::last_duel(winner, points[side], points[other], seats[other]))
}
