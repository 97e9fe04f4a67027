//! The King: *Empower* (D52-31), *Revolutionary Leader* (D52-69), the mage's *Continuing
//! Inspiration* (D52-51).

use super::super::Numbers;
use super::super::Sink;
use super::{Duel52, Event, Kind, Number, Powers, Refusal};

impl Duel52 {
    /// The powers of the seat's face-up cards in his lane, or in all lanes, wait again.
    pub(super) fn empower(&mut self, number: Number, sink: &mut Sink<'_>) {
        let own = self.reach(number).both(self.board.up);
        let roused = own.iter().filter(|own| Powers::ROUSED.contains(self.board.power(*own)));
        let roused: Numbers = roused.collect();
        self.board.waiting.add(roused);
        if !roused.is_empty() {
            sink.emit(|| Event::Roused(roused));
        }
    }

    /// What the mage can reactivate: Kings, too.
    pub(super) fn inspirable(&self) -> Numbers {
        self.board.one_shot(self.board.own(self.mover).both(self.board.up))
    }

    pub(super) fn check_inspiration(&self, number: Number) -> Result<(), Refusal> {
        self.own_face_up(number)?;
        let one_shot = self.board.power(number).kind() == Kind::OneShot;
        if one_shot { Ok(()) } else { Err(Refusal::NoPower(number)) }
    }

    pub(super) fn inspire(&mut self, number: Number, sink: &mut Sink<'_>) {
        let roused = Numbers::only(number);
        self.board.waiting.add(roused);
        sink.emit(|| Event::Roused(roused));
    }
}
