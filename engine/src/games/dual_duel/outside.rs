//! Checks of views and events from another device.

use crate::game::{Flaw, Outside};
use crate::games::dual_duel::event::{DuelEnd, Event};
use crate::games::dual_duel::rules::scoring::Score;
use crate::games::dual_duel::state::DualDuel;
use crate::seat::{BySeat, SeatSet};

impl Outside for DualDuel {
    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        Flaw::unless(seats_of(event).is_of(seats), "an event names seats of the table")?;
        // A wild that was swapped in costs 2 (DD-16).
        let is_scored = |scores: &BySeat<Score>| {
            scores.0.iter().all(|score| score.plain >= if score.wild { 2 } else { 0 })
        };
        let is_odd = matches!(event, Event::Ended(outcome) if !outcome.is_of(seats))
            || matches!(event, Event::RoundWon { scores, .. } if !is_scored(scores));
        Flaw::unless(!is_odd, "scores and ranks are those of the game")
    }
}

fn seats_of(event: &Event) -> SeatSet {
    match *event {
        Event::DuelBegan(_)
        | Event::RoundBegan(_)
        | Event::Given(_)
        | Event::Kept(_)
        | Event::BonusBegan
        | Event::DuelWon { end: DuelEnd::Tied, .. }
        | Event::Ended(_) => SeatSet::EMPTY,
        Event::Dealt(seat, ..)
        | Event::Chose(seat, _)
        | Event::TimedOut(seat)
        | Event::WildsLaid(seat, _)
        | Event::Answered(seat, _)
        | Event::Swapped(seat, ..)
        | Event::TookUp { seat, .. }
        | Event::DuelWon { end: DuelEnd::Rounds(seat) | DuelEnd::Calls(seat), .. }
        | Event::Conceded(seat) => SeatSet::only(seat),
        Event::Called(seats) => seats,
        Event::RoundWon { winner, .. } => winner.into_iter().collect(),
    }
}
