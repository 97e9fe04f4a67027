//! The King: *Empower* (D52-31), *Revolutionary Leader* (D52-69), the mage's *Continuing
//! Inspiration* (D52-51).

use crate::game::Sink;
use crate::games::duel_52::{Duel52, Event, Number, Numbers, PowerTiming, Refusal};

impl Duel52 {
    /// The powers of the seat's face-up cards wait again: in his lane, or in all lanes.
    pub(super) fn empower(&mut self, number: Number, sink: &mut Sink<Self>) {
        let own = self.reach(number).intersection(self.board.up);
        let reactivated = own.iter().filter(|own| self.board.power(*own).is_reactivated());
        let reactivated: Numbers = reactivated.collect();
        self.board.waiting.add(reactivated);
        if !reactivated.is_empty() {
            sink.emit(|| Event::Roused(reactivated));
        }
    }

    /// The mage's targets: Kings, too.
    pub(super) fn inspirable(&self) -> Numbers {
        self.board.one_shot(self.board.own(self.mover).intersection(self.board.up))
    }

    pub(super) fn check_inspiration(&self, number: Number) -> Result<(), Refusal> {
        self.own_face_up(number)?;
        let one_shot = self.board.power(number).timing() == PowerTiming::OneShot;
        if one_shot { Ok(()) } else { Err(Refusal::NoPower(number)) }
    }

    pub(super) fn inspire(&mut self, number: Number, sink: &mut Sink<Self>) {
        let reactivated = Numbers::only(number);
        self.board.waiting.add(reactivated);
        sink.emit(|| Event::Roused(reactivated));
    }
}
