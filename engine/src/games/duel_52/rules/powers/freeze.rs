//! The 6: *Freeze* (D52-24), *Time Stop* (D52-62), the mage's *Frost Mage* (D52-47).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Duel52, Event, Refusal};

impl Duel52 {
    /// Freezes all enemy cards in its lane; a banner 6 also stops the lane.
    pub(super) fn freeze_power(&mut self, number: CardId, sink: &mut Sink<Self>) {
        let enemy = self.mover.other();
        let Some(lane) = self.board.lane(number) else { return };
        self.freeze(self.board.side(enemy, lane).difference(self.board.nimble), sink);
        if self.is_improved(number) {
            let stopped = &mut self.seats[enemy].stopped;
            *stopped = stopped.with(lane);
            sink.emit(|| Event::LaneStopped(enemy, lane));
        }
    }

    pub(super) fn freeze(&mut self, numbers: CardIds, sink: &mut Sink<Self>) {
        if !numbers.is_empty() {
            self.board.frozen = self.board.frozen.union(numbers);
            sink.emit(|| Event::Froze(numbers));
        }
    }

    /// The mage's targets: all enemy cards but face-up 9s.
    pub(super) fn freezable(&self) -> CardIds {
        self.board.own(self.mover.other()).difference(self.board.nimble)
    }

    pub(super) fn check_freeze(&self, number: CardId) -> Result<(), Refusal> {
        if !self.board.own(self.mover.other()).contains(number) {
            Err(Refusal::NotEnemy(number))
        } else if self.board.nimble.contains(number) {
            Err(Refusal::NimbleFree(number))
        } else {
            Ok(())
        }
    }
}
