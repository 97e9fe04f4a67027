//! What decided a game.

use engine::game::Ending;
use engine::games::duel_52::View;

use crate::words::list;
use crate::words::players::Players;

/// Which lanes the loser has lost; `None` where the game was not won by lanes.
pub fn decided(view: &View, players: &Players) -> Option<String> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner()?;
    let fallen: Vec<String> = view.lanes_won(winner).iter().map(|lane| lane.to_string()).collect();
    let lanes = if fallen.len() == 1 { "lane" } else { "lanes" };
    (!fallen.is_empty())
        .then(|| format!("{} lost {lanes} {}.", players.name(winner.other()), list(&fallen)))
}
