//! Words for hints and puzzles.

use engine::bot::Reason;
use engine::cards::{Card, Rank};
use engine::games::fools_gambit::{Action, Choice, FoolsGambit, Swap, View};
use engine::seat::Seat;

use super::board::power_sentence;
use crate::games::coach::CoachUi;
use crate::words::coach::{POINTS, chances, expect_beside, means, units};
use crate::words::line::{Line, line};

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
    fn question(goal: &str) -> Option<&'static str> {
        Some(match goal {
            "choose" => "Win the round: which card duels, which do you wager?",
            "wager" => "The duel card is the easy part. Which card do you wager?",
            "swap" => "The third card: keep it, or swap, and with which?",
            _ => return None,
        })
    }

    /// A swap with its cards.
    fn advice(view: &View, action: &Action) -> Option<Line> {
        let Action::Swap(swap) = action else { return None };
        let own = &view.seats[view.observer.seat()?];
        Some(match swap {
            Swap::Keep => line!("keep {0} as the duel card", own.duel?),
            Swap::Duel => line!("swap {0} in as the duel card", own.third?),
            Swap::Wager => line!("swap {0} in as the wager", own.third?),
        })
    }

    /// The effect of a 2, 5 or 7 as the duel card.
    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        let (duel, wager) = laid(view, seat, *action)?;
        if duel.rank() == Rank::TWO {
            return Some(line!("The 2 duels with the value of {0}, its wager.", wager));
        }
        power_sentence(duel.rank(), seat.other())
    }

    fn plan(view: &View, action: &Action, then: &Action) -> Option<Line> {
        let Action::Choose(Choice { duel, wager }) = action else { return None };
        let hand = view.seats[view.observer.seat()?].hand?;
        let third = hand.iter().find(|card| card != duel && card != wager)?;
        match then {
            Action::Swap(Swap::Duel) => {
                Some(line!("{0} can be swapped in to fight, once the wagers are seen.", third))
            }
            Action::Swap(Swap::Wager) => {
                Some(line!("{0} can be swapped in as the wager, once the wagers are seen.", third))
            }
            Action::Swap(Swap::Keep) | Action::Choose(_) => None,
        }
    }

    fn reason(view: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        let opponent = view.observer.seat()?.other();
        Some(match aspect {
            0 => line!("It wins this duel more often: {0}.", chances(best, other)?),
            1 => line!("It leaves you {0} better off this round.", units(best - other, POINTS)),
            2 => "It keeps higher cards for later rounds.".into(),
            3 => line!("You bank more this round: {0}.", means(best, other, POINTS)?),
            4 => {
                let banked = means(-best, -other, POINTS)?;
                line!("{0} {0:banks|bank} less this round: {1}.", opponent, banked)
            }
            _ => return None,
        })
    }

    fn price(view: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        let opponent = view.observer.seat()?.other();
        Some(match aspect {
            0 => line!("The risk: it wins this duel less often, {0}.", chances(best, other)?),
            1 => line!(
                "The price: it leaves you {0} worse off this round.",
                units(other - best, POINTS)
            ),
            // A difference below one rank isn't worth a word.
            2 if other - best >= 1000.0 => "The price: lower cards for later rounds.".into(),
            3 => line!("The price: you bank less, {0}.", means(best, other, POINTS)?),
            4 => {
                let banked = means(-best, -other, POINTS)?;
                line!("The risk: {0} {0:banks|bank} more, {1}.", opponent, banked)
            }
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect_beside("your opponent", range)
    }
}
