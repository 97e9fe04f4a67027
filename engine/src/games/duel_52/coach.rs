use crate::bot::{ASPECTS, Aspects, Coach};
use crate::game::{Game, Turn};
use crate::games::duel_52::{Action, Duel52, Lane};
use crate::seat::Seat;

impl Coach for Duel52 {
    const GOALS: &'static [&'static str] = &["turn", "attack"];

    const OUTCOME_ASPECT: usize = 4;

    /// A tenth of a card. A hit point is half a card.
    const LEAST_DIFFERENCES: Aspects = [100; ASPECTS];

    fn goal(best: &Action, _: &Action) -> Option<&'static str> {
        Some(if matches!(best, Action::Attack(..)) { "attack" } else { "turn" })
    }

    fn is_answered(&self, _: &Self, seat: Seat) -> bool {
        !self.turn().awaited().contains(seat)
    }

    /// Whether the seat's next turn has begun.
    fn is_settled(&self, since: &Self) -> bool {
        self.turns >= since.turns + 2 || matches!(self.turn(), Turn::Over(_))
    }

    /// The lead in each lane, in hand and in killed cards; the own killed cards, then the enemy's.
    fn aspects(&self, since: &Self, seat: Seat) -> Option<Aspects> {
        let other = seat.other();
        let lane = |lane: Lane| 500 * (self.half_cards(seat, lane) - self.half_cards(other, lane));
        let hand = |seat: Seat| i32::from(self.seats[seat].hand.len());
        let [one, two, three] = Lane::ALL.map(lane);
        let hands = 1000 * (hand(seat) - hand(other));
        let lost = |seat: Seat| {
            let before = since.board.cards_of(seat).iter();
            let lost = before.filter(|id| self.board.lane(*id).is_none()).count();
            1000 * i32::try_from(lost).unwrap_or(i32::MAX)
        };
        let (own, enemy) = (lost(seat), lost(other));
        Some([one, two, three, hands, enemy - own, -own, enemy, 0])
    }
}
