use engine::bot::Reason;
use engine::cards::{Card, Rank};
use engine::games::fools_gambit::{Action, Choice, FoolsGambit, Swap, View};
use engine::seat::Seat;

use super::board::power_sentence;
use crate::games::coach::{CoachUi, gain_and_price};
use crate::words::coach::{POINTS, compare_chances, compare_means, range_of_lead_over, with_unit};
use crate::words::line::Line;
use crate::words::messages::fools_gambit::{coach as words, questions};
use crate::words::text::Text;

/// A seat's duel card and wager after an action.
fn laid_cards(view: &View, seat: Seat, action: Action) -> Option<(Card, Card)> {
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

    /// A swap with the card that it brings in, or with the duel card that it keeps.
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
        let (duel, wager) = laid_cards(view, seat, *action)?;
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
        let means = |best, other| compare_means(best, other, POINTS);
        // The engine's `aspects`: duel, lead, ranks left, own points, the opponent's (negative).
        Some(match aspect {
            0 => gain_and_price(compare_chances(best, other)?, words::wins_duel, words::risk_duel),
            1 => {
                let lead = with_unit((best - other).abs(), POINTS);
                gain_and_price(lead, words::better_off, words::price_worse_off)
            }
            2 => [words::KEEPS_HIGHER, words::PRICE_LOWER].map(Line::from),
            3 => gain_and_price(means(best, other)?, words::banks_more, words::price_banks),
            4 => {
                let points = means(-best, -other)?;
                [words::holds_down(opponent, &points), words::risk_banks(opponent, &points)]
            }
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        range_of_lead_over(words::OPPONENT, range)
    }
}
