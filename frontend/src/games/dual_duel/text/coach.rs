use engine::bot::Reason;
use engine::games::dual_duel::{Action, DualDuel, Pair, Score, Swap, View, score};
use engine::seat::Seat;

use crate::games::coach::CoachUi;
use crate::words::coach::{POINTS, chances, expect_beside, means, units};
use crate::words::line::Line;
use crate::words::messages::dual_duel::coach as words;
use crate::words::text::Text;

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
    const STAKE: Text = words::STAKE;

    fn question(goal: &str) -> Option<Text> {
        Some(match goal {
            "wilds" => words::QUESTION_WILDS,
            "give" => words::QUESTION_GIVE,
            "keep" => words::QUESTION_KEEP,
            "call" => words::QUESTION_CALL,
            "exchange" => words::QUESTION_EXCHANGE,
            _ => return None,
        })
    }

    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        let own = &view.seats[seat];
        let pair = own.pair();
        let other = view.seats[seat.other()].pair().map(|pair| score(pair).points());
        match action {
            Action::Keep(kept) => {
                let pair = Pair { received: own.received?, kept: *kept };
                Some(words::makes_pair(score(pair).points()).into())
            }
            Action::Swap(swap) => Some(words::swap_makes(paid(pair?, *swap), other?).into()),
            Action::Call => Some(words::best_makes(best_swap(view, seat, pair?)?, other?).into()),
            Action::Pass => {
                let (best, own) = (best_swap(view, seat, pair?)?, score(pair?).points());
                Some(words::best_would_make(own, other?, best).into())
            }
            Action::Lay(_) | Action::Give(_) | Action::Take(_) => None,
        }
    }

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => words::scores_more(means(best, other, POINTS)?).into(),
            1 => words::other_scores_less(means(-best, -other, POINTS)?).into(),
            2 => words::wins_round_more(chances(best, other)?).into(),
            3 => words::gains(units(best - other, POINTS)).into(),
            4 => words::SAVES_CALL.into(),
            5 => words::wins_duel_more(chances(best, other)?).into(),
            _ => return None,
        })
    }

    fn price(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => words::scores_less(means(best, other, POINTS)?).into(),
            1 => words::other_scores_more(means(-best, -other, POINTS)?).into(),
            2 => words::wins_round_less(chances(best, other)?).into(),
            3 => words::loses(units(other - best, POINTS)).into(),
            4 => words::COSTS_CALL.into(),
            5 => words::wins_duel_less(chances(best, other)?).into(),
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect_beside(words::OTHER_PAIR, range)
    }
}
