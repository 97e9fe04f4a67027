//! The 8: *Retaliate* (D52-26), *Spiked Teacher* (D52-64), the warrior *Spiked Soldier* (D52-49).

use crate::games::duel_52::numbers::Number;
use crate::games::duel_52::power::Power;
use crate::games::duel_52::rules::fight::DAMAGE;
use crate::games::duel_52::state::Duel52;

impl Duel52 {
    /// The damage that each card takes which attacks this one: of a face-up 8, or of a 4 whose
    /// seat has a banner 8.
    pub(in super::super) fn retaliation(&self, target: Number) -> u8 {
        if !self.board.up.contains(target) {
            return 0;
        }
        let spiked = match self.board.power(target) {
            Power::Retaliate => true,
            Power::Foresight => self.improves(self.board.owner(target), Power::Retaliate),
            Power::View
            | Power::Trap
            | Power::Flip
            | Power::Freeze
            | Power::HealAll
            | Power::Nimble
            | Power::Twinstrike
            | Power::Taunt
            | Power::Move
            | Power::Empower
            | Power::Action => false,
        };
        if spiked { DAMAGE } else { 0 }
    }
}
