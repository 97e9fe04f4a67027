use engine::bot::Reason;
use engine::games::dual_duel::{Action, DualDuel, Pair, SeatView, View, score};
use engine::seat::Seat;

use crate::games::coach::{CoachUi, gain_and_price};
use crate::games::dual_duel::choose::possible_swaps;
use crate::words::coach::{POINTS, compare_chances, compare_means, range_of_lead_over, with_unit};
use crate::words::line::Line;
use crate::words::messages::dual_duel::{coach as words, questions};
use crate::words::text::Text;

/// The best score that a seat's wilds make of its pair.
fn best_swap(own: &SeatView) -> Option<u8> {
    possible_swaps(own).iter().map(|(.., score)| score.points()).max()
}

impl CoachUi for DualDuel {
    const STAKE: Text = words::STAKE;

    const QUESTION: fn(&str) -> Option<Text> = questions::by_key;

    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        let own = &view.seats[seat];
        let other = view.seats[seat.other()].pair().map(|pair| score(pair).points());
        match action {
            Action::Keep(kept) => {
                let pair = Pair { received: own.received?, kept: *kept };
                Some(words::makes_pair(score(pair).points()).into())
            }
            Action::Swap(swap) => {
                let swaps = possible_swaps(own);
                let (.., score) = swaps.iter().find(|(possible, ..)| possible == swap)?;
                Some(words::swap_makes(score.points(), other?).into())
            }
            Action::Call => Some(words::best_makes(best_swap(own)?, other?).into()),
            Action::Pass => {
                let (best, points) = (best_swap(own)?, score(own.pair()?).points());
                Some(words::best_would_make(points, other?, best).into())
            }
            Action::Lay(_) | Action::Give(_) | Action::Take(_) => None,
        }
    }

    fn compare(_: &View, Reason { aspect, best, other }: Reason) -> Option<[Line; 2]> {
        let means = |best, other| compare_means(best, other, POINTS);
        let lead = || with_unit((best - other).abs(), POINTS);
        let chances = || compare_chances(best, other);
        // The engine's `aspects`: own points, the other's (negative), round, lead, calls (negative), duel.
        Some(match aspect {
            0 => gain_and_price(means(best, other)?, words::scores_more, words::scores_less),
            1 => {
                let fewer = means(-best, -other)?;
                gain_and_price(fewer, words::other_scores_less, words::other_scores_more)
            }
            2 => gain_and_price(chances()?, words::wins_round_more, words::wins_round_less),
            3 => gain_and_price(lead(), words::gains, words::loses),
            4 => [words::SAVES_CALL, words::COSTS_CALL].map(Line::from),
            5 => gain_and_price(chances()?, words::wins_duel_more, words::wins_duel_less),
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        range_of_lead_over(words::OTHER_PAIR, range)
    }
}
