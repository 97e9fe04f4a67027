//! The Queen: *Move* (D52-30), *Both to my side!* (D52-68), the mage *Manipulator* (D52-50).

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Choice, Duel52, Event, Lane, Refusal, Spell};

impl Duel52 {
    /// Asks for an own card to move into the Queen's lane, or none; a banner Queen asks for two from the
    /// same lane.
    pub(super) fn move_power(&mut self, id: CardId) {
        if let Some(into) = self.board.lane(id) {
            let left = if self.is_improved(id) { 2 } else { 1 };
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
            None => self.board.cards_of(self.mover).difference(self.board.side(self.mover, into)),
        };
        self.touchable(own)
    }

    pub(in super::super) fn check_move(
        &self,
        id: CardId,
        into: Lane,
        from: Option<Lane>,
    ) -> Result<(), Refusal> {
        let lane = self.own_lane(id)?;
        if lane == into {
            return Err(Refusal::AlreadyThere(id));
        } else if from.is_some_and(|from| lane != from) {
            return Err(Refusal::NotTheSameLane(id));
        }
        self.check_touch(id)
    }

    pub(in super::super) fn move_for_power(&mut self, id: CardId, sink: &mut Sink<Self>) {
        let Choice::Move { into, left, .. } = self.choice else { return };
        let from = self.board.lane(id);
        self.move_card(id, into, sink);
        self.ask_to_move(into, left - 1, from);
    }

    pub(super) fn move_card(&mut self, id: CardId, lane: Lane, sink: &mut Sink<Self>) {
        self.break_pair(id, sink);
        self.board.move_to(id, lane);
        self.progress_this_turn = true;
        let seat = self.mover;
        sink.emit(|| Event::Moved(seat, id, lane));
    }

    /// The mage's moves: all cards but base cards.
    pub(super) fn each_mage_move(&self, mut each: impl FnMut(Spell)) {
        for lane in Lane::ALL {
            let own = self.board.side(self.mover, lane).difference(self.board.base);
            for id in own {
                let others = Lane::ALL.into_iter().filter(|other| *other != lane);
                others.for_each(|other| each(Spell::Move(id, other)));
            }
        }
    }

    pub(super) fn check_mage_move(&self, id: CardId, lane: Lane) -> Result<(), Refusal> {
        if self.own_lane(id)? == lane {
            Err(Refusal::AlreadyThere(id))
        } else if self.board.base.contains(id) {
            Err(Refusal::Base(id))
        } else {
            Ok(())
        }
    }
}
