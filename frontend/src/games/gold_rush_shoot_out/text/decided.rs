//! The reason for a game's result.

use engine::games::gold_rush_shoot_out::View;

use crate::words::line::Line;
use crate::words::messages::gold_rush_shoot_out::decided;

/// The runner-up; `None` without a sole winner.
pub fn decided(view: &View) -> Option<Line> {
    let winner = view.turn.outcome()?.winner()?;
    let gold = |seat| view.places[seat].tally.map_or(0, |tally| tally.gold);
    let next = view.all_seats().filter(|seat| *seat != winner).max_by_key(|seat| gold(*seat))?;
    let ahead = gold(winner).checked_sub(gold(next)).filter(|ahead| *ahead > 0)?;
    Some(decided::ahead(ahead, next))
}
