//! The 5: *Flip* (D52-23), *Frenzy!* (D52-61), the mage's *Activate* (D52-46).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Duel52, Refusal};

impl Duel52 {
    /// Flips all own face-down cards in its lane, or in all lanes, even frozen ones.
    pub(super) fn flip_power(&mut self, number: CardId, sink: &mut Sink<Self>) {
        for own in self.turnable(self.reach(number)) {
            self.turn_up(own, sink);
        }
    }

    /// The mage's targets: all but base cards.
    pub(super) fn activations(&self) -> CardIds {
        self.turnable(self.board.own(self.mover).difference(self.board.base))
    }

    pub(super) fn check_activation(&self, number: CardId) -> Result<(), Refusal> {
        self.check_turnable(number)?;
        if self.board.base.contains(number) { Err(Refusal::Base(number)) } else { Ok(()) }
    }

    /// Flips a card, which then can't attack in this turn.
    pub(super) fn activate(&mut self, number: CardId, sink: &mut Sink<Self>) {
        self.board.activated.insert(number);
        self.turn_up(number, sink);
    }
}
