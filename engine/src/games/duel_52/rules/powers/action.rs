//! The Ace: *Action* (D52-19), *Master Assassin* (D52-70), the warrior *Assassin* (D52-52).

use crate::game::Sink;
use crate::games::duel_52::{CardId, Duel52, Event};

impl Duel52 {
    /// One more action, two for a banner Ace; the Ace may attack more than once in this turn.
    pub(super) fn action_power(&mut self, number: CardId, sink: &mut Sink<Self>) {
        let (seat, gained) = (self.mover, if self.is_improved(number) { 2 } else { 1 });
        self.actions += gained;
        self.board.swift.insert(number);
        if self.board.attacks.of(number) < self.allowance(number) {
            self.board.spent.remove(number);
        }
        sink.emit(|| Event::ActionsGained(seat, gained));
    }

    /// An Ace's attacks in a turn in which its power acted, however often.
    pub(in super::super) fn swift_attacks(&self, number: CardId) -> u8 {
        if self.is_improved(number) { 3 } else { 2 }
    }
}
