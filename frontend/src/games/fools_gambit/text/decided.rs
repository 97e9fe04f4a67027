//! What decided a game.

use engine::game::Ending;
use engine::games::fools_gambit::{View, points_of};

use super::board;
use crate::words::line::{Line, line};

/// The wager that brought the winner most; `None` where points did not count.
pub fn decided(view: &View) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner()?;
    let best = view.seats[winner].winning.iter().max_by_key(|card| points_of(*card))?;
    let points = board::points(points_of(best).into());
    Some(line!("{0’s} biggest wager: {1}, {2}.", winner, best, points))
}
