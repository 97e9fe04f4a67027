use engine::bot::Reason;
use engine::cards::{Card, Rank};
use engine::games::fools_gambit::{Action, Choice, FoolsGambit, Swap, View};
use engine::seat::Seat;

use super::board::power_sentence;
use crate::games::coach::{CoachUi, both};
use crate::words::coach::{POINTS, chances, expect_beside, means, units};
use crate::words::line::Line;
use crate::words::messages::fools_gambit::{coach as words, questions};
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
    const QUESTION: fn(&str) -> Option<Text> = questions::by_key;

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

    fn compare(view: &View, Reason { aspect, best, other }: Reason) -> Option<[Line; 2]> {
        let opponent = view.observer.seat()?.other();
        Some(match aspect {
            0 => both(chances(best, other)?, words::wins_duel, words::risk_duel),
            1 => {
                both(units((best - other).abs(), POINTS), words::better_off, words::price_worse_off)
            }
            2 => [words::KEEPS_HIGHER, words::PRICE_LOWER].map(Line::from),
            3 => both(means(best, other, POINTS)?, words::banks_more, words::price_banks),
            4 => {
                let means = means(-best, -other, POINTS)?;
                [words::holds_down(opponent, &means), words::risk_banks(opponent, &means)]
            }
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect_beside(words::OPPONENT, range)
    }
}
