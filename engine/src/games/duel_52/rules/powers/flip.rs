//! The 5: *Flip* (D52-23), *Frenzy!* (D52-61), the mage's *Activate* (D52-46).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Duel52, Refusal};

impl Duel52 {
    /// Flips all own face-down cards in the 5's lane, even frozen ones; a banner 5, in all lanes.
    pub(super) fn flip_power(&mut self, id: CardId, sink: &mut Sink<Self>) {
        for own in self.turnable(self.own_cards_in_reach(id)) {
            self.turn_up(own, sink);
        }
    }

    /// The mage's targets: all but base cards.
    pub(super) fn activatable(&self) -> CardIds {
        self.turnable(self.board.cards_of(self.mover).difference(self.board.base))
    }

    pub(super) fn check_activation(&self, id: CardId) -> Result<(), Refusal> {
        self.check_turnable(id)?;
        if self.board.base.contains(id) { Err(Refusal::Base(id)) } else { Ok(()) }
    }

    /// Flips a card, which then can't attack in this turn.
    pub(super) fn activate(&mut self, id: CardId, sink: &mut Sink<Self>) {
        self.board.activated.insert(id);
        self.turn_up(id, sink);
    }
}
