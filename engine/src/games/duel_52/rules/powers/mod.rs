//! The ranks' powers, as cards, bannermen and heroes have them. Constant powers share a file.

mod action;
mod constant;
mod empower;
mod flip;
mod foresight;
mod freeze;
mod heal_all;
mod relocate;
mod trap;
mod view;

use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Duel52, Event, Power, Refusal, Spell};

impl Duel52 {
    /// The own cards that a power acts on: those in its lane, or all for a bannerman.
    fn own_cards_in_reach(&self, id: CardId) -> CardIds {
        let seat = self.mover;
        match self.board.lane(id) {
            Some(lane) if !self.is_improved(id) => self.board.side(seat, lane),
            _ => self.board.cards_of(seat),
        }
    }

    /// Applies a face-up card's power, or asks for its choice.
    pub(super) fn use_power(&mut self, id: CardId, sink: &mut Sink<Self>) {
        match Power::from_card(self.board.face(id)) {
            Power::View => self.view_power(id, sink),
            Power::Foresight => self.foresight(id, sink),
            Power::Flip => self.flip_power(id, sink),
            Power::Freeze => self.freeze_power(id, sink),
            Power::HealAll => self.heal_all(sink),
            Power::Move => self.move_power(id),
            Power::Empower => self.empower(id, sink),
            Power::Action => self.action_power(id, sink),
            Power::Trap | Power::Retaliate | Power::Nimble | Power::Twinstrike | Power::Taunt => {}
        }
    }

    pub(super) fn each_spell(&self, mage: Power, mut each: impl FnMut(Spell)) {
        match mage {
            Power::View => each(Spell::Recruit),
            Power::Trap => self.each_rush(each),
            Power::Foresight => self.each_look(None, |target| each(Spell::Look(target))),
            Power::Flip => self.activatable().iter().for_each(|id| each(Spell::Flip(id))),
            Power::Freeze => self.freezable().iter().for_each(|id| each(Spell::Freeze(id))),
            Power::HealAll => self.healable().iter().for_each(|id| each(Spell::Heal(id))),
            Power::Move => self.each_mage_move(each),
            Power::Empower => {
                self.inspirable().iter().for_each(|id| each(Spell::Inspire(id)));
            }
            Power::Retaliate | Power::Nimble | Power::Twinstrike | Power::Taunt | Power::Action => {
            }
        }
    }

    pub(super) fn check_spell(&self, mage: Power, spell: Spell) -> Result<(), Refusal> {
        match (mage, spell) {
            (Power::View, Spell::Recruit) => Ok(()),
            (Power::Trap, Spell::Rush(card, lane)) => self.check_from_hand(card, lane),
            (Power::Foresight, Spell::Look(target)) => self.check_look_target(None, target),
            (Power::Flip, Spell::Flip(id)) => self.check_activation(id),
            (Power::Freeze, Spell::Freeze(id)) => self.check_freeze(id),
            (Power::HealAll, Spell::Heal(id)) => self.check_heal(id),
            (Power::Move, Spell::Move(id, lane)) => self.check_mage_move(id, lane),
            (Power::Empower, Spell::Inspire(id)) => self.check_inspiration(id),
            _ => Err(Refusal::OtherSpell),
        }
    }

    pub(super) fn cast(&mut self, spell: Spell, sink: &mut Sink<Self>) {
        let seat = self.mover;
        self.spell_used = true;
        if let Some(mage) = self.seats[seat].hero.card() {
            sink.emit(|| Event::Cast(seat, Power::from_card(mage)));
        }
        match spell {
            Spell::Recruit => self.recruit(sink),
            Spell::Rush(card, lane) => self.rush(card, lane, sink),
            Spell::Look(target) => self.look(target, sink),
            Spell::Flip(id) => self.activate(id, sink),
            Spell::Freeze(id) => self.freeze(CardIds::from_item(id), sink),
            Spell::Heal(id) => self.heal(id, 1, sink),
            Spell::Move(id, lane) => self.move_card(id, lane, sink),
            Spell::Inspire(id) => self.reactivate(CardIds::from_item(id), sink),
        }
    }
}
