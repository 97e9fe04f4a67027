//! What the game can tell of why one choice is better than another.

use crate::bot::{Aspects, Coach};
use crate::game::{Game, Turn};
use crate::games::dual_duel::action::Action;
use crate::games::dual_duel::rules::scoring::score;
use crate::games::dual_duel::state::DualDuel;
use crate::seat::Seat;

impl Coach for DualDuel {
    const GOALS: &'static [&'static str] = &["wilds", "give", "keep", "call", "exchange"];

    fn goal(best: &Action, _: &Action) -> Option<&'static str> {
        Some(match best {
            Action::Lay(_) => "wilds",
            Action::Give(_) => "give",
            Action::Keep(_) => "keep",
            Action::Call | Action::Pass => "call",
            Action::Swap(_) | Action::Take(_) => "exchange",
        })
    }

    /// Once the round is over.
    fn is_settled(&self, since: &Self) -> bool {
        self.rounds.len() > since.rounds.len()
            || self.duel != since.duel
            || matches!(self.turn(), Turn::Over(_))
    }

    /// The points of both pairs. The last round of a duel leaves nothing to be looked at.
    fn aspects(&self, since: &Self, seat: Seat) -> Option<Aspects> {
        if self.duel != since.duel {
            return None;
        }
        let round = self.rounds.as_slice().get(usize::from(since.rounds.len()))?;
        let points = |seat: Seat| 1000 * i32::from(score(round.pairs[seat]).points());
        Some([points(seat), -points(seat.other()), 0, 0])
    }
}
