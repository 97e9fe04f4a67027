//! What decided a game.

use engine::game::Ending;
use engine::games::heads_up_duel::{DuelResult, View};

use crate::words::players::Players;

/// How the winner's last duel ended; `None` where it is the result itself.
pub fn decided(view: &View, players: &Players) -> Option<String> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner().filter(|_| view.results.len() > 1)?;
    let DuelResult { seats, points, .. } =
        view.results.iter().rev().find(|duel| duel.seats.side_of(winner).is_some())?;
    let side = seats.side_of(winner)?;
    let (own, other) = (points[side], points[side.other()]);
    let (name, opponent) = (players.name(winner), players.name(seats[side.other()]));
    Some(format!("{name}’s last duel: {own} to {other} against {opponent}."))
}
