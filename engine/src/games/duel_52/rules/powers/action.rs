//! The Ace: *Action* (D52-19), *Master Assassin* (D52-70), the warrior *Assassin* (D52-52).

use crate::game::Sink;
use crate::games::duel_52::{CardId, Duel52, Event};

impl Duel52 {
    /// One more action, two for a banner Ace; the Ace may attack more than once in this turn.
    pub(super) fn action_power(&mut self, id: CardId, sink: &mut Sink<Self>) {
        let seat = self.mover;
        let gained = if self.is_improved(id) { 2 } else { 1 };
        self.actions_left += gained;
        self.board.swift.insert(id);
        if self.board.attacks.get(id) < self.allowance(id) {
            self.board.spent.remove(id);
        }
        sink.emit(|| Event::ActionsGained(seat, gained));
    }

    /// An Ace's attacks in a turn in which its power was used, however often.
    pub(in super::super) fn swift_attacks(&self, id: CardId) -> u8 {
        if self.is_improved(id) { 3 } else { 2 }
    }
}
