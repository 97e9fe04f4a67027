use crate::bot::{Aspects, Coach};
use crate::game::{Game, Turn};
use crate::games::dual_duel::{Action, DualDuel, ROUNDS};
use crate::seat::Seat;

impl Coach for DualDuel {
    const GOALS: &'static [&'static str] = &["wilds", "give", "keep", "call", "exchange"];

    const OUTCOME_ASPECT: usize = 3;

    /// By aspect: 0.1 points of either pair, 2 % of a round, 0.1 points, 0.1 calls, 2 % of a duel.
    const LEAST_DIFFERENCES: Aspects = [100, 100, 20, 100, 100, 20, 0, 0];

    fn goal(best: &Action, _: &Action) -> Option<&'static str> {
        Some(match best {
            Action::Lay(_) => "wilds",
            Action::Give(_) => "give",
            Action::Keep(_) => "keep",
            Action::Call | Action::Pass => "call",
            Action::Swap(_) | Action::Take(_) => "exchange",
        })
    }

    fn is_settled(&self, since: &Self) -> bool {
        self.rounds.len() > since.rounds.len()
            || self.duel != since.duel
            || matches!(self.turn(), Turn::Over(_))
    }

    /// Own pair's points, the opponent's (negative), the round's result, the lead, own calls
    /// (negative). From the last round on only the duel's result, even while bonus rounds are to
    /// come: the next duel's deal clears the list of rounds.
    fn aspects(&self, since: &Self, seat: Seat) -> Option<Aspects> {
        if since.round >= ROUNDS {
            let won = |seat: Seat| self.duels_won[seat] > since.duels_won[seat];
            let duel = 500 * (1 + i32::from(won(seat)) - i32::from(won(seat.other())));
            return Some([0, 0, 0, 0, 0, duel, 0, 0]);
        }
        let round = self.rounds.as_slice().get(usize::from(since.rounds.len()))?;
        let scores = round.scores().map(|score| i32::from(score.points()));
        let (own, other) = (scores[seat], scores[seat.other()]);
        let won = 500 * (1 + (own - other).signum());
        let calls = |game: &Self| i32::from(game.seats[seat].calls);
        let called = calls(self) - calls(since);
        Some([1000 * own, -1000 * other, won, 1000 * (own - other), -1000 * called, 0, 0, 0])
    }
}
