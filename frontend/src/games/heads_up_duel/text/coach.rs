use engine::bot::Reason;
use engine::games::heads_up_duel::{Action, HeadsUpDuel, Scoring, View, deck_gain};
use engine::seat::Seat;

use super::action;
use super::cards::exchange;
use crate::games::coach::{CoachUi, both};
use crate::words::coach::{
    CARDS, POINTS, chances, expect_beside, is_zero_percent, means, percent, units,
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
            Action::Accept(named, _) | Action::Decline(named) | Action::Counter(named, _) => {
                Some(words::answer(action(view, *done), named.from))
            }
            Action::Name(seat) => Some(words::say_first(seat)),
            Action::Pick(seat) => Some(words::pick(seat)),
            Action::Withdraw(..)
            | Action::SpendToken
            | Action::Buy(_)
            | Action::Finish
            | Action::Show(_)
            | Action::Play(_)
            | Action::Ready => None,
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
        let more = |unit| means(best, other, unit);
        Some(match aspect {
            0 => both(more(POINTS)?, words::scores_more, words::price_points),
            1 => both(means(-best, -other, POINTS)?, words::holds_down, words::risk_points),
            2 => {
                both(units((best - other).abs(), POINTS), words::better_off, words::price_worse_off)
            }
            3 => both(more(CARDS)?, words::saves_specials, words::price_specials),
            4 => both(more(CARDS)?, words::saves_cards, words::price_cards),
            5 => both(chances(best, other)?, words::takes_round, words::risk_round),
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect_beside(words::OPPONENT, range)
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
