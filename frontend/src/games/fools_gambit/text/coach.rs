use engine::bot::Reason;
use engine::cards::{Card, Rank};
use engine::games::fools_gambit::{Action, Choice, FoolsGambit, Swap, View};
use engine::seat::Seat;

use super::board::power_sentence;
use crate::games::coach::CoachUi;
use crate::words::coach::{POINTS, chances, expect_beside, means, units};
use crate::words::line::Line;
use crate::words::messages::fools_gambit::coach as words;
use crate::words::text::Text;

/// A seat's duel card and wager after an action.
fn laid(view: &View, seat: Seat, action: Action) -> Option<(Card, Card)> {
    let own = &view.seats[seat];
    Some(match action {
        Action::Choose(Choice { duel, wager }) => (duel, wager),
        Action::Swap(Swap::Keep) => (own.duel?, own.wager?),
        Action::Swap(Swap::Duel) => (own.third?, own.wager?),
        Action::Swap(Swap::Wager) => (own.duel?, own.third?),
    })
}

impl CoachUi for FoolsGambit {
    fn question(goal: &str) -> Option<Text> {
        Some(match goal {
            "choose" => words::WHICH_TWO,
            "wager" => words::WHICH_WAGER,
            "swap" => words::WHICH_SWAP,
            _ => return None,
        })
    }

    /// Names the cards of a swap.
    fn advice(view: &View, action: &Action) -> Option<Line> {
        let Action::Swap(swap) = action else { return None };
        let own = &view.seats[view.observer.seat()?];
        Some(match swap {
            Swap::Keep => words::keep_duel(own.duel?),
            Swap::Duel => words::swap_duel(own.third?),
            Swap::Wager => words::swap_wager(own.third?),
        })
    }

    /// The effect of a 2, 5 or 7 as the duel card.
    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        let (duel, wager) = laid(view, seat, *action)?;
        if duel.rank() == Rank::TWO {
            return Some(words::two_duels(wager));
        }
        power_sentence(duel.rank(), seat.other())
    }

    fn plan(view: &View, action: &Action, then: &Action) -> Option<Line> {
        let Action::Choose(Choice { duel, wager }) = action else { return None };
        let hand = view.seats[view.observer.seat()?].hand?;
        let third = hand.iter().find(|card| card != duel && card != wager)?;
        match then {
            Action::Swap(Swap::Duel) => Some(words::third_may_fight(third)),
            Action::Swap(Swap::Wager) => Some(words::third_may_be_wager(third)),
            Action::Swap(Swap::Keep) | Action::Choose(_) => None,
        }
    }

    fn reason(view: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        let opponent = view.observer.seat()?.other();
        Some(match aspect {
            0 => words::wins_duel(chances(best, other)?).into(),
            1 => words::better_off(units(best - other, POINTS)).into(),
            2 => words::KEEPS_HIGHER.into(),
            3 => words::banks_more(means(best, other, POINTS)?).into(),
            4 => words::holds_down(opponent, means(-best, -other, POINTS)?),
            _ => return None,
        })
    }

    fn price(view: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        let opponent = view.observer.seat()?.other();
        Some(match aspect {
            0 => words::risk_duel(chances(best, other)?).into(),
            1 => words::price_worse_off(units(other - best, POINTS)).into(),
            // A difference below one rank isn't worth a sentence.
            2 if other - best >= 1000.0 => words::PRICE_LOWER.into(),
            3 => words::price_banks(means(best, other, POINTS)?).into(),
            4 => words::risk_banks(opponent, means(-best, -other, POINTS)?),
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect_beside(words::OPPONENT, range)
    }
}
