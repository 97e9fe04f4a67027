//! The King: *Empower* (D52-31), *Revolutionary Leader* (D52-69), the mage's *Continuing
//! Inspiration* (D52-51).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Duel52, Event, PowerTiming, Refusal};

impl Duel52 {
    /// Reactivates the own face-up cards in the King's lane; a banner King, those in all lanes.
    pub(super) fn empower(&mut self, id: CardId, sink: &mut Sink<Self>) {
        let face_up = self.own_cards_in_reach(id).intersection(self.board.face_up);
        let reactivated = face_up.iter().filter(|own| self.board.power(*own).can_be_reactivated());
        self.reactivate(reactivated.collect(), sink);
    }

    pub(super) fn reactivate(&mut self, cards: CardIds, sink: &mut Sink<Self>) {
        self.board.waiting.increment(cards);
        if !cards.is_empty() {
            sink.emit(|| Event::Roused(cards));
        }
    }

    /// The mage's targets, Kings included.
    pub(super) fn inspirable(&self) -> CardIds {
        self.board.one_shot_cards(self.board.cards_of(self.mover).intersection(self.board.face_up))
    }

    pub(super) fn check_inspiration(&self, id: CardId) -> Result<(), Refusal> {
        self.own_face_up_lane(id)?;
        let is_one_shot = self.board.power(id).timing() == PowerTiming::OneShot;
        if is_one_shot { Ok(()) } else { Err(Refusal::NoPower(id)) }
    }
}
