//! The Queen: *Move* (D52-30), *Both to my side!* (D52-68), the mage *Manipulator* (D52-50).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Choice, Duel52, Event, Lane, Refusal, Spell};

impl Duel52 {
    /// Asks for an own card to move into her lane, or none; a banner Queen for two of one lane.
    pub(super) fn move_power(&mut self, number: CardId) {
        if let Some(into) = self.board.lane(number) {
            let left = if self.is_improved(number) { 2 } else { 1 };
            self.ask_to_move(into, left, None);
        }
    }

    fn ask_to_move(&mut self, into: Lane, left: u8, from: Option<Lane>) {
        let asks = left > 0 && !self.movable(into, from).is_empty();
        self.choice = if asks { Choice::Move { into, left, from } } else { Choice::Nothing };
    }

    /// Own cards that can enter the lane, from `from` or any other lane.
    pub(in super::super) fn movable(&self, into: Lane, from: Option<Lane>) -> CardIds {
        let own = match from {
            Some(from) => self.board.side(self.mover, from),
            None => self.board.own(self.mover).difference(self.board.side(self.mover, into)),
        };
        self.touchable(own)
    }

    pub(in super::super) fn check_move(
        &self,
        number: CardId,
        into: Lane,
        from: Option<Lane>,
    ) -> Result<(), Refusal> {
        let lane = self.own_lane(number)?;
        if lane == into {
            return Err(Refusal::AlreadyThere(number));
        } else if from.is_some_and(|from| lane != from) {
            return Err(Refusal::NotTheSameLane(number));
        }
        self.check_touch(number)
    }

    pub(in super::super) fn move_for_power(&mut self, number: CardId, sink: &mut Sink<Self>) {
        let Choice::Move { into, left, .. } = self.choice else { return };
        let from = self.board.lane(number);
        self.move_card(number, into, sink);
        self.ask_to_move(into, left - 1, from);
    }

    pub(super) fn move_card(&mut self, number: CardId, lane: Lane, sink: &mut Sink<Self>) {
        self.part(number, sink);
        self.board.shift(number, lane);
        self.stirred = true;
        let seat = self.mover;
        sink.emit(|| Event::Moved(seat, number, lane));
    }

    /// The mage's moves: all but base cards.
    pub(super) fn manipulations(&self, mut each: impl FnMut(Spell)) {
        for lane in Lane::ALL {
            let own = self.board.side(self.mover, lane).difference(self.board.base);
            for number in own {
                let others = Lane::ALL.into_iter().filter(|other| *other != lane);
                others.for_each(|other| each(Spell::Move(number, other)));
            }
        }
    }

    pub(super) fn check_manipulation(&self, number: CardId, lane: Lane) -> Result<(), Refusal> {
        if self.own_lane(number)? == lane {
            Err(Refusal::AlreadyThere(number))
        } else if self.board.base.contains(number) {
            Err(Refusal::Base(number))
        } else {
            Ok(())
        }
    }
}
