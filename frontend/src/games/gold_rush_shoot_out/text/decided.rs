//! The reason for a game's result.

use engine::games::gold_rush_shoot_out::View;

use super::cards;
use crate::words::line::{Line, line};

/// The runner-up; `None` without a sole winner.
pub fn decided(view: &View) -> Option<Line> {
    let winner = view.turn.outcome()?.winner()?;
    let gold = |seat| view.places[seat].tally.map_or(0, |tally| tally.gold);
    let next = view.all_seats().filter(|seat| *seat != winner).max_by_key(|seat| gold(*seat))?;
    let ahead = gold(winner).checked_sub(gold(next)).filter(|ahead| *ahead > 0)?;
    Some(line!("{0} more than {1}.", cards::bars(ahead), next))
}
