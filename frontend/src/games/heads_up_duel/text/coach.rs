use engine::bot::Reason;
use engine::games::heads_up_duel::{Action, HeadsUpDuel, Scoring, View, deck_gain};
use engine::seat::Seat;

use super::action;
use super::cards::exchange;
use crate::games::coach::{CoachUi, gain_and_price};
use crate::words::coach::{
    CARDS, POINTS, compare_chances, compare_means, is_zero_percent, percent, range_of_lead_over,
    with_unit,
};
use crate::words::line::Line;
use crate::words::messages::heads_up_duel::{coach as words, questions};
use crate::words::text::Text;

impl CoachUi for HeadsUpDuel {
    const STAKE: Text = words::STAKE;

    const QUESTION: fn(&str) -> Option<Text> = questions::by_key;

    fn advice(view: &View, done: &Action) -> Option<Line> {
        match *done {
            Action::Offer(to, terms) => Some(words::offer(exchange(&terms), to)),
            Action::Accept(offer, _) | Action::Decline(offer) | Action::Counter(offer, _) => {
                Some(words::answer(action(view, *done), offer.from))
            }
            Action::Name(seat) => Some(words::say_first(seat)),
            Action::Pick(seat) => Some(words::pick(seat)),
            _ => None,
        }
    }

    /// The sums of the round, if the seat leads and stops there.
    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        let duel = view.duel.as_ref().filter(|_| *action == Action::Ready)?;
        let side = duel.seats.side_of(seat).filter(|side| duel.leads == Some(*side))?;
        let (own, other) = (duel.sides[side].sum, duel.sides[side.other()].sum);
        Some(match duel.scoring {
            Scoring::Highest => words::point_yours(own, other).into(),
            Scoring::Lowest => words::point_yours_lower(own, other).into(),
        })
    }

    fn compare(_: &View, Reason { aspect, best, other }: Reason) -> Option<[Line; 2]> {
        let more = |unit| compare_means(best, other, unit);
        let fewer = || compare_means(-best, -other, POINTS);
        let chances = || compare_chances(best, other);
        let lead = || with_unit((best - other).abs(), POINTS);
        // The engine's `aspects`: own points, the other's (negative), lead, special cards, cards, round.
        Some(match aspect {
            0 => gain_and_price(more(POINTS)?, words::scores_more, words::price_points),
            1 => gain_and_price(fewer()?, words::holds_down, words::risk_points),
            2 => gain_and_price(lead(), words::better_off, words::price_worse_off),
            3 => gain_and_price(more(CARDS)?, words::saves_specials, words::price_specials),
            4 => gain_and_price(more(CARDS)?, words::saves_cards, words::price_cards),
            5 => gain_and_price(chances()?, words::takes_round, words::risk_round),
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        range_of_lead_over(words::OPPONENT, range)
    }

    fn rule_reason(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        if *action == Action::Finish {
            return Some(words::NO_TRADE.into());
        }
        let gain = deck_gain(view, seat, action).filter(|gain| *gain > 0)?;
        Some(if is_zero_percent(gain.into()) {
            words::LITTLE_BETTER.into()
        } else {
            words::better_deck(percent(gain.into())).into()
        })
    }
}
