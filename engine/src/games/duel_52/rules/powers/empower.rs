//! The King: *Empower* (D52-31), *Revolutionary Leader* (D52-69), the mage's *Continuing
//! Inspiration* (D52-51).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Duel52, Event, PowerTiming, Refusal};

impl Duel52 {
    /// Reactivates the own face-up cards in the King's lane; a banner King, those in all lanes.
    pub(super) fn empower(&mut self, id: CardId, sink: &mut Sink<Self>) {
        let own = self.reach(id).intersection(self.board.face_up);
        let own = own.iter().filter(|own| self.board.power(*own).is_reactivated());
        let reactivated = own.collect();
        self.reactivate(reactivated, sink);
    }

    /// Makes the powers of these cards wait again.
    pub(super) fn reactivate(&mut self, cards: CardIds, sink: &mut Sink<Self>) {
        self.board.waiting.add(cards);
        if !cards.is_empty() {
            sink.emit(|| Event::Roused(cards));
        }
    }

    /// The mage's targets, Kings included.
    pub(super) fn inspirable(&self) -> CardIds {
        self.board.one_shot(self.board.cards_of(self.mover).intersection(self.board.face_up))
    }

    pub(super) fn check_inspiration(&self, id: CardId) -> Result<(), Refusal> {
        self.own_face_up(id)?;
        let one_shot = self.board.power(id).timing() == PowerTiming::OneShot;
        if one_shot { Ok(()) } else { Err(Refusal::NoPower(id)) }
    }
}
