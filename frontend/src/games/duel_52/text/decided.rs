//! What decided a game.

use engine::game::Ending;
use engine::games::duel_52::View;

use crate::words::line::{Line, line, list};

/// Which lanes the loser has lost; `None` where the game was not won by lanes.
pub fn decided(view: &View) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner()?;
    let fallen = view.lanes_won(winner);
    let lanes = list(fallen.iter().map(|lane| lane.to_string()));
    match fallen.len() {
        0 => None,
        1 => Some(line!("{0} lost lane {1}.", winner.other(), lanes)),
        _ => Some(line!("{0} lost lanes {1}.", winner.other(), lanes)),
    }
}
