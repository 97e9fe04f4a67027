//! What must hold of views and events of another device before anything is made of them.

use crate::game::{Flaw, Outside, are_seats, check_options};
use crate::games::dual_duel::card::Card;
use crate::games::dual_duel::event::{DuelEnd, Event};
use crate::games::dual_duel::rules::scoring::Score;
use crate::games::dual_duel::state::{BONUS_ROUNDS, DualDuel, ROUNDS};
use crate::games::dual_duel::view::{SeatView, View};
use crate::seat::{BySeat, SeatSet};

impl Outside for DualDuel {
    fn check_view(view: &View) -> Result<(), Flaw> {
        check_options::<Self>(&view.options, 2)?;
        let counted = view.duel <= view.options.longest && view.round <= ROUNDS + BONUS_ROUNDS;
        Flaw::unless(counted, "there are no more duels and rounds than that")?;
        let named = view.rounds.iter().fold(view.called, |all, round| all.union(round.swapped));
        Flaw::unless(are_seats(named, 2), "two seats call and swap")?;
        let mut hidden = 0;
        for seat in &view.seats.0 {
            check_seat(seat)?;
            hidden += hidden_of(seat);
        }
        Flaw::unless(hidden <= view.unseen.len(), "each unknown place has a card")
    }

    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        Flaw::unless(are_seats(seats_of(event), seats), "an event names seats of the table")?;
        // A wild that was swapped in costs 2 (DD-16).
        let is_scored = |scores: &BySeat<Score>| {
            scores.0.iter().all(|score| score.plain >= if score.wild { 2 } else { 0 })
        };
        let is_odd = matches!(event, Event::Ended(outcome) if !outcome.is_of(seats))
            || matches!(event, Event::RoundWon { scores, .. } if !is_scored(scores));
        Flaw::unless(!is_odd, "scores and ranks are those of the game")
    }
}

fn check_seat(seat: &SeatView) -> Result<(), Flaw> {
    let held = seat.held <= Card::COUNT && seat.hand_seen.len() <= seat.held;
    Flaw::unless(held, "cards that all know to be in hand are there")?;
    Flaw::unless(seat.calls <= ROUNDS + BONUS_ROUNDS, "a seat calls once a round")
}

/// How many places of the seat the observer can't look into.
fn hidden_of(seat: &SeatView) -> u8 {
    let wilds = seat.slots.iter().flatten().filter(|slot| slot.card.is_none()).count() as u8;
    wilds + if seat.hand.is_some() { 0 } else { seat.held - seat.hand_seen.len() }
}

/// The seats that an event names.
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
