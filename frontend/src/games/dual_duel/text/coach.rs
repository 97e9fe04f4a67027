use engine::bot::Reason;
use engine::games::dual_duel::{Action, DualDuel, Pair, SeatView, View, score};
use engine::seat::Seat;

use crate::games::coach::{CoachUi, both};
use crate::games::dual_duel::choose::possible_swaps;
use crate::words::coach::{POINTS, chances, expect_beside, means, units};
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
        let fewer = || means(-best, -other, POINTS);
        Some(match aspect {
            0 => both(means(best, other, POINTS)?, words::scores_more, words::scores_less),
            1 => both(fewer()?, words::other_scores_less, words::other_scores_more),
            2 => both(chances(best, other)?, words::wins_round_more, words::wins_round_less),
            3 => both(units((best - other).abs(), POINTS), words::gains, words::loses),
            4 => [words::SAVES_CALL, words::COSTS_CALL].map(Line::from),
            5 => both(chances(best, other)?, words::wins_duel_more, words::wins_duel_less),
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect_beside(words::OTHER_PAIR, range)
    }
}
