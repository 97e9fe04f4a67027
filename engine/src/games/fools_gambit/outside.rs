//! Checks of views and events from another device.

use crate::game::{Flaw, Outside};
use crate::games::fools_gambit::event::Event;
use crate::games::fools_gambit::state::FoolsGambit;
use crate::seat::SeatSet;

impl Outside for FoolsGambit {
    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        Flaw::unless(seats_of(event).is_of(seats), "an event names seats of the table")?;
        let is_odd = matches!(event, Event::Ended(outcome) if !outcome.is_of(seats));
        Flaw::unless(!is_odd, "an outcome ranks the seats of the table")
    }
}

fn seats_of(event: &Event) -> SeatSet {
    match *event {
        Event::RoundBegan(_) | Event::WagersShown(_) | Event::DuelsShown(_) | Event::Ended(_) => {
            SeatSet::EMPTY
        }
        Event::Recycled(seat)
        | Event::Drew(seat, _)
        | Event::Chose(seat, _)
        | Event::TimedOut(seat)
        | Event::SwapChosen(seat, _)
        | Event::Swapped(seat, _)
        | Event::Exchanged { seat, .. }
        | Event::TwoTook(seat, _)
        | Event::SevenReversed(seat)
        | Event::Banked(seat, ..)
        | Event::Discarded(seat, _)
        | Event::WagerReturned(seat, _)
        | Event::Conceded(seat) => SeatSet::only(seat),
        Event::FivesActed(seats) => seats,
        Event::RoundWon { winner, .. } => winner.into_iter().collect(),
    }
}
