//! The 7: *Heal all* (D52-25), the mage's *Life Mage* (D52-48).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Duel52, Event, Refusal};

const MAX_HEALED: u8 = 2;

impl Duel52 {
    /// Removes up to 2 damage from each own card in all lanes.
    pub(super) fn heal_all(&mut self, sink: &mut Sink<Self>) {
        for id in self.healable() {
            self.heal(id, MAX_HEALED, sink);
        }
    }

    pub(super) fn healable(&self) -> CardIds {
        self.board.cards_of(self.mover).intersection(self.board.damage.nonzero())
    }

    pub(super) fn check_heal(&self, id: CardId) -> Result<(), Refusal> {
        self.own_lane(id)?;
        if self.healable().contains(id) { Ok(()) } else { Err(Refusal::Unhurt(id)) }
    }

    pub(super) fn heal(&mut self, id: CardId, up_to: u8, sink: &mut Sink<Self>) {
        let damage = self.board.damage.get(id);
        let healed = damage.min(up_to);
        self.board.damage.set(id, damage - healed);
        self.progress_this_turn = true;
        sink.emit(|| Event::Healed(id, healed));
    }
}
