//! The 2: *View* (D52-20), *Drafter* (D52-58), the mage's *Master Recruiter* (D52-43).

use crate::cards::Card;
use crate::game::Teller;

use super::super::state::Choice;
use super::{Duel52, Event, Number};

impl Duel52 {
    /// Draw a card, then discard one; a banner 2 discards none. Nothing with an empty draw pile.
    pub(super) fn view_power(&mut self, number: Number, teller: &mut Teller<'_, Event>) {
        self.teach_life(teller);
        if self.end_phase() {
            return;
        }
        self.draw(teller);
        if !self.is_improved(number) {
            self.choice = Choice::Discard;
        }
    }

    /// The mage's draw and discard, which no bannerman improves (D52-57).
    pub(super) fn recruit(&mut self, teller: &mut Teller<'_, Event>) {
        self.draw(teller);
        self.choice = Choice::Discard;
    }

    pub(in super::super) fn discard(&mut self, card: Card, teller: &mut Teller<'_, Event>) {
        let seat = self.mover;
        self.choice = Choice::Nothing;
        self.places[seat].leaves_hand(card);
        self.places[seat].discarded.insert(card);
        teller.tell(|| Event::Discarded(seat, Some(card)));
    }
}
