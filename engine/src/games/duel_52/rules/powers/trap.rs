//! The 3: *Trap* (D52-21), *Boom!* (D52-59), the mage's *Rush them!* (D52-44).

use crate::cards::Card;
use crate::game::Sink;
use crate::games::duel_52::{CardId, CardIds, Duel52, Event, Lane, Power, Spell};

/// A banner 3's damage to a single attacker.
const BOOM_DAMAGE: u8 = 2;
/// Its damage to each card of an attacking pair.
const BOOM_DAMAGE_TO_PAIR: u8 = 1;

impl Duel52 {
    /// Turns up a 3 that was killed face-down, with full hit points. Returns whether it hits back.
    pub(in super::super) fn spring_trap(&mut self, id: CardId, sink: &mut Sink<Self>) -> bool {
        let card = self.board.face(id);
        self.board.damage.set(id, 0);
        self.board.turn_up(id);
        let owner = self.board.owner(id);
        self.seats[owner].on_card_seen(card);
        sink.emit(|| Event::Sprung(id, card));
        let hits_back = self.has_banner(owner, Power::Trap);
        if hits_back {
            sink.emit(|| Event::Boomed(id));
        }
        hits_back
    }

    /// `booms` banner 3s hit back at the surviving attackers.
    pub(in super::super) fn boom(&mut self, attackers: CardIds, booms: u8, sink: &mut Sink<Self>) {
        let damage_each = if attackers.len() == 1 { BOOM_DAMAGE } else { BOOM_DAMAGE_TO_PAIR };
        let mut dying = CardIds::EMPTY;
        for attacker in attackers.intersection(self.board.living()) {
            dying = dying.union(self.deal_damage(attacker, booms * damage_each, sink));
        }
        self.resolve_deaths(dying, sink);
    }

    pub(super) fn each_rush(&self, mut each: impl FnMut(Spell)) {
        for lane in self.open_lanes() {
            let hand = self.seats[self.mover].hand;
            hand.iter().for_each(|card| each(Spell::Rush(card, lane)));
        }
    }

    /// Plays a card that can't be flipped in this turn.
    pub(super) fn rush(&mut self, card: Card, lane: Lane, sink: &mut Sink<Self>) {
        let id = self.play(card, lane, sink);
        self.board.rushed.insert(id);
    }
}
