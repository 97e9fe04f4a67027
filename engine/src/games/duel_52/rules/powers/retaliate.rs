//! The 8: *Retaliate* (D52-26), *Spiked Teacher* (D52-64), the warrior *Spiked Soldier* (D52-49).

use crate::games::duel_52::numbers::Number;
use crate::games::duel_52::power::Power;
use crate::games::duel_52::rules::fight::DAMAGE;
use crate::games::duel_52::state::Duel52;

impl Duel52 {
    /// The damage that each card takes which attacks this one: of a face-up 8, or of a 4 whose
    /// seat has a banner 8.
    pub(in super::super) fn retaliation(&self, target: Number) -> u8 {
        let taught = || {
            let seat = self.board.owner(target);
            self.board.is(target, Power::Foresight) && self.improves(seat, Power::Retaliate)
        };
        let spiked =
            self.board.up.contains(target) && (self.board.is(target, Power::Retaliate) || taught());
        if spiked { DAMAGE } else { 0 }
    }
}
