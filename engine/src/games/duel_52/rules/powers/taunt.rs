//! The Jack: *Taunt* (D52-29), *Champion Protector* (D52-67), the warrior *Protector* (D52-49).
//!
//! That it must be killed first is said where targets are: the board keeps face-up Jacks as a set.

use crate::games::duel_52::numbers::Number;
use crate::games::duel_52::state::Duel52;

impl Duel52 {
    /// The hit points of a face-up Jack.
    pub(in super::super) fn taunt_hit_points(&self, number: Number) -> u8 {
        if self.is_improved(number) { 4 } else { 3 }
    }
}
