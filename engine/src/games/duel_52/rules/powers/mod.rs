//! The ranks' powers, as cards, bannermen and heroes have them; one-shot powers have a file each.

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
    /// The own cards within a power's reach: its lane's, or all for a bannerman.
    fn reach(&self, number: CardId) -> CardIds {
        let seat = self.mover;
        match self.board.lane(number) {
            Some(lane) if !self.is_improved(number) => self.board.side(seat, lane),
            _ => self.board.own(seat),
        }
    }

    /// Applies a face-up card's power, or asks for its choice.
    pub(super) fn use_power(&mut self, number: CardId, sink: &mut Sink<Self>) {
        match Power::from_card(self.board.face(number)) {
            Power::View => self.view_power(number, sink),
            Power::Foresight => self.foresight(number, sink),
            Power::Flip => self.flip_power(number, sink),
            Power::Freeze => self.freeze_power(number, sink),
            Power::HealAll => self.heal_all(sink),
            Power::Move => self.move_power(number),
            Power::Empower => self.empower(number, sink),
            Power::Action => self.action_power(number, sink),
            Power::Trap | Power::Retaliate | Power::Nimble | Power::Twinstrike | Power::Taunt => {}
        }
    }

    pub(super) fn spells(&self, mage: Power, mut each: impl FnMut(Spell)) {
        match mage {
            Power::View => each(Spell::Recruit),
            Power::Trap => self.rushes(each),
            Power::Foresight => self.sights(None, |sight| each(Spell::Look(sight))),
            Power::Flip => self.activations().iter().for_each(|number| each(Spell::Flip(number))),
            Power::Freeze => self.freezable().iter().for_each(|number| each(Spell::Freeze(number))),
            Power::HealAll => self.healable().iter().for_each(|number| each(Spell::Heal(number))),
            Power::Move => self.manipulations(each),
            Power::Empower => {
                self.inspirable().iter().for_each(|number| each(Spell::Inspire(number)));
            }
            Power::Retaliate | Power::Nimble | Power::Twinstrike | Power::Taunt | Power::Action => {
            }
        }
    }

    pub(super) fn check_spell(&self, mage: Power, spell: Spell) -> Result<(), Refusal> {
        match (mage, spell) {
            (Power::View, Spell::Recruit) => Ok(()),
            (Power::Trap, Spell::Rush(card, lane)) => self.check_from_hand(card, lane),
            (Power::Foresight, Spell::Look(sight)) => self.check_sight(None, sight),
            (Power::Flip, Spell::Flip(number)) => self.check_activation(number),
            (Power::Freeze, Spell::Freeze(number)) => self.check_freeze(number),
            (Power::HealAll, Spell::Heal(number)) => self.check_heal(number),
            (Power::Move, Spell::Move(number, lane)) => self.check_manipulation(number, lane),
            (Power::Empower, Spell::Inspire(number)) => self.check_inspiration(number),
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
            Spell::Look(sight) => self.look(sight, sink),
            Spell::Flip(number) => self.activate(number, sink),
            Spell::Freeze(number) => self.freeze(CardIds::from_item(number), sink),
            Spell::Heal(number) => self.heal(number, 1, sink),
            Spell::Move(number, lane) => self.move_card(number, lane, sink),
            Spell::Inspire(number) => self.rouse(CardIds::from_item(number), sink),
        }
    }
}
