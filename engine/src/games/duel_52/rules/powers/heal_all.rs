//! The 7: *Heal all* (D52-25), the mage's *Life Mage* (D52-48).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Duel52, Event, Refusal};

/// The most damage healed on each card.
const HEALED: u8 = 2;

impl Duel52 {
    /// Removes up to 2 damage from each own card in all lanes.
    pub(super) fn heal_all(&mut self, sink: &mut Sink<Self>) {
        for number in self.healable() {
            self.heal(number, HEALED, sink);
        }
    }

    pub(super) fn healable(&self) -> CardIds {
        self.board.own(self.mover).intersection(self.board.damage.any())
    }

    pub(super) fn check_heal(&self, number: CardId) -> Result<(), Refusal> {
        self.own_lane(number)?;
        if self.healable().contains(number) { Ok(()) } else { Err(Refusal::Unhurt(number)) }
    }

    pub(super) fn heal(&mut self, number: CardId, up_to: u8, sink: &mut Sink<Self>) {
        let damage = self.board.damage.of(number);
        let healed = damage.min(up_to);
        self.board.damage.set(number, damage - healed);
        self.stirred = true;
        sink.emit(|| Event::Healed(number, healed));
    }
}
