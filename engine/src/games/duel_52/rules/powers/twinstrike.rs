//! The 10: *Twinstrike* (D52-28), *Whirlwind!* (D52-66), the warrior *Brawler* (D52-49).

use crate::games::duel_52::numbers::Number;
use crate::games::duel_52::state::Duel52;

impl Duel52 {
    /// How many cards a single 10 hits at most.
    pub(in super::super) fn most_targets(&self, number: Number) -> u8 {
        if self.is_improved(number) { 3 } else { 2 }
    }

    /// Whether a 10 whose first target is a Jack goes on to cards behind it.
    pub(in super::super) fn reaches_past_jacks(&self, number: Number) -> bool {
        self.is_improved(number)
    }
}
