//! What decided a game.

use engine::games::gold_rush_shoot_out::View;

use super::cards;
use crate::words::players::Players;

/// Who came closest to the winner; `None` where nobody has won alone.
pub fn decided(view: &View, players: &Players) -> Option<String> {
    let winner = view.turn.outcome()?.winner()?;
    let gold = |seat| view.places[seat].tally.map_or(0, |tally| tally.gold);
    let next = view.all_seats().filter(|seat| *seat != winner).max_by_key(|seat| gold(*seat))?;
    let ahead = gold(winner).checked_sub(gold(next)).filter(|ahead| *ahead > 0)?;
    Some(format!("{} more than {}.", cards::bars(ahead), players.name(next)))
}
