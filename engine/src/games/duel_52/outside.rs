//! Checks of views and events from another device.
use crate::game::{Flaw, Outside};
use crate::games::duel_52::event::Event;
use crate::games::duel_52::state::Duel52;
use crate::seat::SeatSet;

impl Outside for Duel52 {
    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        Flaw::unless(seats_of(event).is_of(seats), "an event names seats of the table")?;
        let is_odd = matches!(event, Event::Ended(outcome) if !outcome.is_of(seats));
        Flaw::unless(!is_odd, "an outcome ranks the seats of the table")
    }
}

fn seats_of(event: &Event) -> SeatSet {
    match *event {
        Event::BaseCardsDealt
        | Event::PileEmptied
        | Event::Parted(..)
        | Event::Damaged(..)
        | Event::Killed(_)
        | Event::KilledUnseen(_)
        | Event::Sprung(..)
        | Event::Boomed(_)
        | Event::Froze(_)
        | Event::Healed(..)
        | Event::Roused(_)
        | Event::Ended(_) => SeatSet::EMPTY,
        Event::TurnedUp { seat, known_to, .. } => known_to.with(seat),
        Event::BannermanPicked { seat, .. }
        | Event::NoBannerman(seat)
        | Event::DeckLacks(seat, _)
        | Event::TurnBegan(seat, _)
        | Event::Drew(seat, _)
        | Event::Played { seat, .. }
        | Event::Paired(seat, ..)
        | Event::Attacked(seat, ..)
        | Event::AlsoHit(seat, ..)
        | Event::Declined(seat)
        | Event::PowerUsed(seat, _)
        | Event::ActionsGained(seat, _)
        | Event::Discarded(seat, _)
        | Event::Looked(seat, ..)
        | Event::HandShown(seat, _)
        | Event::LaneStopped(seat, _)
        | Event::Moved(seat, ..)
        | Event::Cast(seat, _)
        | Event::WarriorPlayed(seat, ..)
        | Event::FortsDue(seat, _)
        | Event::FortTaken { seat, .. }
        | Event::TurnEnded(seat)
        | Event::TimedOut(seat)
        | Event::Conceded(seat) => SeatSet::only(seat),
    }
}
