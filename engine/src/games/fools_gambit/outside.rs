//! What must hold of views and events of another device before anything is made of them.

use crate::cards::CardSet;
use crate::game::{Flaw, Outside, are_seats, check_options};
use crate::games::fools_gambit::event::Event;
use crate::games::fools_gambit::options::FoolsGambitOptions;
use crate::games::fools_gambit::state::{FoolsGambit, HAND};
use crate::games::fools_gambit::view::{SeatView, View};
use crate::seat::SeatSet;

impl Outside for FoolsGambit {
    fn check_view(view: &View) -> Result<(), Flaw> {
        check_options::<Self>(&FoolsGambitOptions { deck: view.deck, time: view.time }, 2)?;
        view.seats.0.iter().try_for_each(check_seat)
    }

    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        Flaw::unless(are_seats(seats_of(event), seats), "an event names seats of the table")?;
        let is_odd = matches!(event, Event::Ended(outcome) if !outcome.is_of(seats));
        Flaw::unless(!is_odd, "an outcome ranks the seats of the table")
    }
}

/// There is a card for every place that the observer can't look into.
fn check_seat(seat: &SeatView) -> Result<(), Flaw> {
    let seen = seat.off_hand_seen.len();
    Flaw::unless(seen <= seat.off_hand, "cards that were seen to go to the off-hand are there")?;
    let held = match (seat.held, seat.wager) {
        (0, _) => 0,
        (_, Some(_)) => u8::from(seat.duel.is_none()) + u8::from(seat.third.is_none()),
        (_, None) => HAND.saturating_sub(seat.hand.map_or(0, CardSet::len)),
    };
    let off_hand = if seat.off_hand_known.is_some() { 0 } else { seat.off_hand - seen };
    let hidden = u16::from(held) + u16::from(off_hand);
    Flaw::unless(hidden <= seat.unseen.len().into(), "each unknown place has a card")
}

/// The seats that an event names.
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
