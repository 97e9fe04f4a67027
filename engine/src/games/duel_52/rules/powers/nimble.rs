//! The 9: *Nimble* (D52-27), *Ninja Master* (D52-65), the warrior *Ninja* (D52-49).
//!
//! That it can't be frozen, takes nothing back and is hit only alone is said where those things
//! happen: the board keeps face-up 9s as a set.

use crate::games::duel_52::numbers::Number;
use crate::games::duel_52::power::Power;
use crate::games::duel_52::rules::fight::DAMAGE;
use crate::games::duel_52::state::Duel52;

impl Duel52 {
    /// The damage that one attacker deals to a face-up Jack: more if it is a 9.
    pub(in super::super) fn damage_to_jack(&self, attacker: Number) -> u8 {
        if !self.board.is(attacker, Power::Nimble) {
            DAMAGE
        } else if self.is_improved(attacker) {
            3
        } else {
            2
        }
    }
}
