//! The 2: *View* (D52-20), *Drafter* (D52-58), *Life Teacher* (D52-63), the mage's *Master
//! Recruiter* (D52-43).

use crate::cards::Card;
use crate::game::Sink;
use crate::games::duel_52::{CardId, Choice, Duel52, Event, Power};

impl Duel52 {
    /// Draws a card, then discards one; a banner 2 discards none. Neither without a draw pile.
    pub(super) fn view_power(&mut self, id: CardId, sink: &mut Sink<Self>) {
        // With a banner 7, each 2 heals like a 7 (D52-63).
        if self.has_banner(self.mover, Power::HealAll) {
            self.heal_all(sink);
        }
        if self.is_end_phase() {
            return;
        }
        self.draw(sink);
        if !self.is_improved(id) {
            self.choice = Choice::Discard;
        }
    }

    /// The mage's draw and discard, which no bannerman improves (D52-57).
    pub(super) fn recruit(&mut self, sink: &mut Sink<Self>) {
        self.draw(sink);
        self.choice = Choice::Discard;
    }

    pub(in super::super) fn discard(&mut self, card: Card, sink: &mut Sink<Self>) {
        let seat = self.mover;
        self.choice = Choice::Nothing;
        self.seats[seat].remove_from_hand(card);
        self.seats[seat].discarded.insert(card);
        sink.emit(|| Event::Discarded(seat, Some(card)));
    }
}
