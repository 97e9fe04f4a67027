//! The 6: *Freeze* (D52-24), *Time Stop* (D52-62), the mage's *Frost Mage* (D52-47).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Duel52, Event, Refusal};

impl Duel52 {
    /// Freezes all enemy cards in the 6's lane; a banner 6 also closes the lane to the enemy.
    pub(super) fn freeze_power(&mut self, id: CardId, sink: &mut Sink<Self>) {
        let enemy = self.mover.other();
        let Some(lane) = self.board.lane(id) else { return };
        self.freeze(self.board.side(enemy, lane).difference(self.board.nimble), sink);
        if self.is_improved(id) {
            let stopped = &mut self.seats[enemy].stopped;
            *stopped = stopped.with(lane);
            sink.emit(|| Event::LaneStopped(enemy, lane));
        }
    }

    pub(super) fn freeze(&mut self, ids: CardIds, sink: &mut Sink<Self>) {
        if !ids.is_empty() {
            self.board.frozen = self.board.frozen.union(ids);
            sink.emit(|| Event::Froze(ids));
        }
    }

    /// The mage's targets: all enemy cards but face-up 9s.
    pub(super) fn freezable(&self) -> CardIds {
        self.board.cards_of(self.mover.other()).difference(self.board.nimble)
    }

    pub(super) fn check_freeze(&self, id: CardId) -> Result<(), Refusal> {
        if !self.board.cards_of(self.mover.other()).contains(id) {
            Err(Refusal::NotEnemy(id))
        } else if self.board.nimble.contains(id) {
            Err(Refusal::NimbleFree(id))
        } else {
            Ok(())
        }
    }
}
