//! The reason for a game's result.

use engine::game::Ending;
use engine::games::duel_52::{Event, View};
use engine::seat::Seat;

use super::board::lanes;
use crate::words::line::Line;
use crate::words::messages::duel_52::decided as words;

/// The loser's lost lanes, and whether its own last card cost them; `None` if lanes didn't win the game.
pub fn decided(view: &View, events: &[Event]) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner()?;
    let fallen = Some(view.lanes_won(winner)).filter(|lanes| !lanes.is_empty())?;
    Some(if spent_last(events) == Some(winner.other()) {
        words::lost_by_last_card(winner.other(), lanes(fallen))
    } else {
        words::lost(winner.other(), lanes(fallen))
    })
}

/// The seat that spent its last card, if no card left its lane after that and the turn went on.
fn spent_last(events: &[Event]) -> Option<Seat> {
    events.iter().rev().find_map(|event| match *event {
        Event::Played { seat, .. } | Event::WarriorPlayed(seat, ..) | Event::Discarded(seat, _) => {
            Some(Some(seat))
        }
        Event::Killed(_) | Event::KilledUnseen(_) | Event::Moved { .. } | Event::TurnBegan(..) => {
            Some(None)
        }
        _ => None,
    })?
}
