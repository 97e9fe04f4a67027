//! Words for hints and puzzles.

use engine::bot::Reason;
use engine::games::dual_duel::{Action, DualDuel, Pair, Score, Swap, View, score};
use engine::seat::Seat;

use crate::games::coach::CoachUi;
use crate::words::coach::{POINTS, chances, expect_beside, means, units};
use crate::words::line::{Line, line};

/// A pair's score with a wild, after paying for the call.
fn paid(pair: Pair, swap: Swap) -> u8 {
    Score { wild: true, ..score(pair.swapped(swap)) }.points()
}

/// The best score that a seat's wilds make of its pair.
fn best_swap(view: &View, seat: Seat, pair: Pair) -> Option<u8> {
    let wilds = view.seats[seat].slots.iter().flatten().filter_map(|slot| slot.card);
    let swaps = wilds.flat_map(|brought_in| pair.cards().map(|out| Swap { out, brought_in }));
    swaps.map(|swap| paid(pair, swap)).max()
}

impl CoachUi for DualDuel {
    const STAKE: &'static str = "the duel";

    fn question(goal: &str) -> Option<&'static str> {
        Some(match goal {
            "wilds" => "Lay two cards aside as wild cards. Which?",
            "give" => "Give a card away. Which one hurts least?",
            "keep" => "Complete your pair. With which card?",
            "call" => "Call “Wild”, or pass?",
            "exchange" => "Bring in a wild card: which, and for what?",
            _ => return None,
        })
    }

    /// The pair's score.
    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        let own = &view.seats[seat];
        let pair = own.pair();
        let other = view.seats[seat.other()].pair().map(|pair| score(pair).points());
        match action {
            Action::Keep(kept) => {
                let pair = Pair { given: own.given?, kept: *kept };
                Some(line!("That makes a pair of {0} points.", score(pair).points()))
            }
            Action::Swap(swap) => Some(line!(
                "That makes {0} against {1}, the call’s 2 points taken off.",
                paid(pair?, *swap),
                other?
            )),
            Action::Call => {
                let best = best_swap(view, seat, pair?)?;
                Some(line!(
                    "Your best wild makes {0} against {1}, the call’s 2 points taken off.",
                    best,
                    other?
                ))
            }
            Action::Pass => {
                let (best, own) = (best_swap(view, seat, pair?)?, score(pair?).points());
                Some(line!(
                    "It stands {0} to {1}. Your best wild would make {2}, the call’s 2 points taken off.",
                    own,
                    other?,
                    best
                ))
            }
            Action::Lay(_) | Action::Give(_) | Action::Take(_) => None,
        }
    }

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => line!("Your pair scores more: {0}.", means(best, other, POINTS)?),
            1 => line!("The other pair scores less: {0}.", means(-best, -other, POINTS)?),
            2 => line!("It wins the round more often: {0}.", chances(best, other)?),
            3 => line!("You gain {0} on the other pair.", units(best - other, POINTS)),
            4 => "It saves a call: if the duel is tied, fewer calls win it.".into(),
            5 => line!("It wins the duel more often: {0}.", chances(best, other)?),
            _ => return None,
        })
    }

    fn price(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => line!("The price: your pair scores less, {0}.", means(best, other, POINTS)?),
            1 => {
                line!("The risk: the other pair scores more, {0}.", means(-best, -other, POINTS)?)
            }
            2 => line!("The risk: it wins the round less often, {0}.", chances(best, other)?),
            3 => line!("The price: you lose {0} on the other pair.", units(other - best, POINTS)),
            4 => "The price: a call. If the duel is tied, fewer calls win it.".into(),
            5 => line!("The risk: it wins the duel less often, {0}.", chances(best, other)?),
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect_beside("the other pair", range)
    }
}
