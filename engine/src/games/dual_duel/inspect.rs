//! The audit: invariants of every state.

use crate::chance::Chance;
use crate::game::{Flaw, Inspect, Pending};
use crate::games::dual_duel::card::{Card, Deck};
use crate::games::dual_duel::state::{DualDuel, SeatState, Stage};
use crate::seat::Seat;

impl Inspect for DualDuel {
    fn audit(&self) -> Result<(), Flaw> {
        let over = matches!(self.stage, Stage::Over(_));
        let mut seen = self.aside;
        let mut count = self.aside.len() + 4 * self.rounds.len();
        seen = seen.union(self.rounds.discards());
        for (seat, state) in self.seats.iter() {
            seen = seen.union(state.cards());
            count += state.count();
            state.audit()?;
            let waits = !matches!(state.pending, Pending::Owed);
            if !over && waits && !self.asked().contains(seat) {
                return Err(Flaw("only those who are asked decide"));
            }
        }
        if seen != Deck::WHOLE || count != Card::COUNT {
            return Err(Flaw("each card is in one place (DD-1)"));
        }
        if self.seats[Seat::ONE].hand.len() != self.seats[Seat::TWO].hand.len() {
            return Err(Flaw("both hands have the same number of cards (DD-3)"));
        }
        if self.stage == Stage::Waiting && self.owing().is_empty() {
            return Err(Flaw("a match that goes on waits for somebody"));
        }
        Ok(())
    }

    fn chance(&self) -> Chance {
        self.chance
    }
}

impl SeatState {
    fn cards(&self) -> Deck {
        let on_table = self.given.into_iter().chain(self.kept);
        let rest: Deck = on_table.chain(self.wilds().map(|wild| wild.card)).collect();
        self.hand.union(rest)
    }

    /// The number they should be.
    fn count(&self) -> u8 {
        let on_table = self.given.into_iter().chain(self.kept).count() + self.wilds().count();
        self.hand.len() + on_table as u8
    }

    fn audit(&self) -> Result<(), Flaw> {
        if !self.hand_seen.minus(self.hand).is_empty() {
            return Err(Flaw("what is known to be in hand is there"));
        }
        if self.given.is_none() && self.kept.is_some() {
            return Err(Flaw("a pair begins with the card that was given (DD-5)"));
        }
        Ok(())
    }
}
