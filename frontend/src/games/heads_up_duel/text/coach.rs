use engine::bot::Reason;
use engine::games::heads_up_duel::{Action, HeadsUpDuel, Scoring, View, deck_gain};
use engine::seat::Seat;

use super::action;
use super::cards::exchange;
use crate::games::coach::CoachUi;
use crate::words::coach::{CARDS, POINTS, chances, expect_beside, is_none, means, percent, units};
use crate::words::line::Line;
use crate::words::messages::heads_up_duel::coach as words;
use crate::words::text::Text;

impl CoachUi for HeadsUpDuel {
    const STAKE: Text = words::STAKE;

    fn question(goal: &str) -> Option<Text> {
        Some(match goal {
            "showdown" => words::WHICH_CARD,
            "round" => words::CARD_OR_READY,
            _ => return None,
        })
    }

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

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => words::scores_more(means(best, other, POINTS)?).into(),
            1 => words::holds_down(means(-best, -other, POINTS)?).into(),
            2 => words::better_off(units(best - other, POINTS)).into(),
            3 => words::saves_specials(means(best, other, CARDS)?).into(),
            4 => words::saves_cards(means(best, other, CARDS)?).into(),
            5 => words::takes_round(chances(best, other)?).into(),
            _ => return None,
        })
    }

    fn price(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => words::price_points(means(best, other, POINTS)?).into(),
            1 => words::risk_points(means(-best, -other, POINTS)?).into(),
            2 => words::price_worse_off(units(other - best, POINTS)).into(),
            3 => words::price_specials(means(best, other, CARDS)?).into(),
            4 => words::price_cards(means(best, other, CARDS)?).into(),
            5 => words::risk_round(chances(best, other)?).into(),
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
        Some(if is_none(gain.into()) {
            words::LITTLE_BETTER.into()
        } else {
            words::better_deck(percent(gain.into())).into()
        })
    }
}
