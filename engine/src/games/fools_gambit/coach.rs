use crate::bot::{Aspects, Care, Coach};
use crate::game::{Game, Turn};
use crate::games::fools_gambit::state::Stage;
use crate::games::fools_gambit::{Action, FoolsGambit, Swap, points};
use crate::seat::Seat;

impl Coach for FoolsGambit {
    const GOALS: &'static [&'static str] = &["choose", "wager", "swap"];

    const OUTCOME_ASPECT: usize = 1;

    /// By aspect: 2 % of a duel, 0.1 points of lead, a rank, 0.1 points of either seat.
    const LEAST_DIFFERENCES: Aspects = [20, 100, 1000, 100, 100, 0, 0, 0];

    /// Roll-outs swap badly, and a better policy makes weaker bots (`docs/bots.md`).
    const CARE: Option<Care> = Some(Care { rollouts: 64, determinizations: 160, end_rollouts: 16 });

    /// With the same duel card, the question is the wager.
    fn goal(best: &Action, second: &Action) -> Option<&'static str> {
        Some(match (best, second) {
            (Action::Choose(best), Action::Choose(second)) if best.duel == second.duel => "wager",
            (Action::Choose(_), _) => "choose",
            (Action::Swap(_), _) => "swap",
        })
    }

    fn needs_care(&self, _: Seat) -> bool {
        matches!(self.stage, Stage::Swap(_))
    }

    fn is_plain(follow_up: &Action) -> bool {
        !matches!(follow_up, Action::Swap(Swap::Duel | Swap::Wager))
    }

    fn is_settled(&self, since: &Self) -> bool {
        self.round != since.round || matches!(self.turn(), Turn::Over(_))
    }

    /// The duel's result, the lead in points gained, the sum of the ranks still to play, and the
    /// points that either seat gained.
    fn aspects(&self, since: &Self, seat: Seat) -> Option<Aspects> {
        let gained = |seat: Seat| {
            let total = |game: &Self| i32::from(points(game.seats[seat].winning));
            total(self) - total(since)
        };
        let (own, other) = (gained(seat), gained(seat.other()));
        let won = 500 * (1 + (own - other).signum());
        let piles = &self.seats[seat];
        let cards = piles.main_deck.iter().copied().chain(self.stage.cards(seat).iter());
        let ranks = cards.chain(piles.off_hand.iter()).map(|card| i32::from(card.rank().order()));
        let rank_sum = ranks.sum::<i32>();
        Some([won, 1000 * (own - other), 1000 * rank_sum, 1000 * own, -1000 * other, 0, 0, 0])
    }
}
