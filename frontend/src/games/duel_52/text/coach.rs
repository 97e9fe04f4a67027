use engine::bot::Reason;
use engine::games::duel_52::{Action, Duel52, Lane, View};
use engine::seat::Seat;

use super::CardNames;
use crate::games::coach::{CoachUi, gain_and_price};
use crate::words::coach::{CARDS, compare_means, with_unit};
use crate::words::line::Line;
use crate::words::messages::duel_52::{coach as words, questions};
use crate::words::text::Text;

impl CoachUi for Duel52 {
    const QUESTION: fn(&str) -> Option<Text> = questions::by_key;

    /// A target that one more hit kills, or a lane where the seat has one card or none.
    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        match action {
            Action::Attack(_, target) | Action::Also(target) => {
                let card = view.card(*target).filter(|card| card.face.is_some())?;
                let left = card.hit_points.checked_sub(card.damage)?;
                (left == 1).then(|| words::one_hit_left(CardNames::new(view).card(*target)))
            }
            Action::Play(_, lane) => match view.side(seat, *lane).count() {
                0 => Some(words::nothing_in_lane(*lane).into()),
                1 => Some(words::one_in_lane(*lane).into()),
                _ => None,
            },
            _ => None,
        }
    }

    fn compare(_: &View, Reason { aspect, best, other }: Reason) -> Option<[Line; 2]> {
        let lead = || with_unit((best - other).abs(), CARDS);
        let fewer = || compare_means(-best, -other, CARDS);
        let more = || compare_means(best, other, CARDS);
        // As in the engine's `aspects`: the lead in each lane and in hand, kills less losses, losses
        // (negative), kills.
        Some(match (Lane::ALL.get(aspect), aspect) {
            (Some(lane), _) => [words::stronger(*lane), words::weaker(*lane)].map(Line::from),
            (None, 3) => [words::MORE_CARDS, words::FEWER_CARDS].map(Line::from),
            (None, 4) => gain_and_price(lead(), words::gains, words::price_gains),
            (None, 5) => gain_and_price(fewer()?, words::loses_fewer, words::risk_losses),
            (None, 6) => gain_and_price(more()?, words::kills_more, words::price_kills),
            (None, _) => return None,
        })
    }

    fn range([best, worst]: [i32; 2]) -> Line {
        let cards = |number: i32| with_unit(number.abs().into(), CARDS);
        if best == worst {
            return match best.signum() {
                0 => words::EVEN_TRADES.into(),
                1 => words::expect_kills(cards(best)).into(),
                _ => words::expect_losses(cards(best)).into(),
            };
        }
        let ends = |killed: i32| match killed.signum() {
            0 => words::ENDS_EVEN.to_string(),
            1 => words::ends_killed(cards(killed)),
            _ => words::ends_lost(cards(killed)),
        };
        words::best_and_worst(ends(best), ends(worst)).into()
    }
}
