//! Powers that last while the card is face-up:
//!
//! - the 8: *Retaliate* (D52-26), *Spiked Teacher* (D52-64), the warrior *Spiked Soldier* (D52-49);
//! - the 9: *Nimble* (D52-27), *Ninja Master* (D52-65), the warrior *Ninja* (D52-49); freezing,
//!   retaliation and targets check the board's set of face-up 9s;
//! - the 10: *Twinstrike* (D52-28), *Whirlwind!* (D52-66), the warrior *Brawler* (D52-49);
//! - the Jack: *Taunt* (D52-29), *Champion Protector* (D52-67), the warrior *Protector* (D52-49);
//!   targets check the board's set of face-up Jacks.

use crate::games::duel_52::rules::fight::DAMAGE;
use crate::games::duel_52::{CardId, Duel52, Power};

impl Duel52 {
    /// Damage to each attacker: by a face-up 8, or by a face-up 4 if its seat has a banner 8.
    pub(in super::super) fn retaliation(&self, target: CardId) -> u8 {
        let is_taught_four = || {
            let owner = self.board.owner(target);
            let is_four = self.board.has_power(target, Power::Foresight);
            is_four && self.has_banner(owner, Power::Retaliate)
        };
        let retaliates = self.board.face_up.contains(target)
            && (self.board.has_power(target, Power::Retaliate) || is_taught_four());
        if retaliates { DAMAGE } else { 0 }
    }

    /// An attacker's damage to a face-up Jack: a 9 deals more.
    pub(in super::super) fn damage_to_jack(&self, attacker: CardId) -> u8 {
        if !self.board.has_power(attacker, Power::Nimble) {
            DAMAGE
        } else if self.is_improved(attacker) {
            3
        } else {
            2
        }
    }

    /// The most targets of a single 10.
    pub(in super::super) fn most_targets(&self, id: CardId) -> u8 {
        if self.is_improved(id) { 3 } else { 2 }
    }

    pub(in super::super) fn taunt_hit_points(&self, id: CardId) -> u8 {
        if self.is_improved(id) { 4 } else { 3 }
    }
}
