use engine::bot::Reason;
use engine::games::gold_rush_shoot_out::{Action, Card, GoldRushShootOut, Loot, View};
use engine::seat::Seat;

use super::cards;
use crate::games::coach::{CoachUi, gain_and_price};
use crate::words::coach::{CARDS, compare_chances, compare_means, with_unit};
use crate::words::line::Line;
use crate::words::messages::gold_rush_shoot_out::{coach as words, questions};
use crate::words::text::Text;

impl CoachUi for GoldRushShootOut {
    const QUESTION: fn(&str) -> Option<Text> = questions::by_key;

    fn advice(view: &View, action: &Action) -> Option<Line> {
        let Action::Take(place) = action else { return None };
        let card = view.take.get(usize::from(*place).checked_sub(1)?).copied().flatten()?;
        Some(words::take(cards::one(card), *place))
    }

    /// The number of pistols aimed at the seat, if the action may avoid them; or how stamps grow.
    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        match action {
            Action::Take(place) => {
                let card = *view.take.get(usize::from(*place).checked_sub(1)?)?;
                (card == Some(Card::Loot(Loot::Stamp))).then(|| words::STAMPS_GROW.into())
            }
            Action::Stand(_) | Action::Pass | Action::Play(_) => {
                let aims = view.pistols().filter(|(_, aim)| aim.at == seat).count();
                Some(match (aims, action) {
                    (0, Action::Play(_)) => return None,
                    (0, _) => words::NOBODY_AIMS.into(),
                    (number, _) => words::aims(number).into(),
                })
            }
            Action::Load(_) | Action::Aim(_) | Action::Ambush(_) | Action::TakePriority => None,
        }
    }

    fn compare(_: &View, Reason { aspect, best, other }: Reason) -> Option<[Line; 2]> {
        let more = |unit| compare_means(best, other, unit);
        let more_wounds = || more(words::WOUNDS);
        let chance = || compare_chances(best, other);
        let fewer_wounds = || compare_means(-best, -other, words::WOUNDS);
        // As in the engine's `aspects`: gold, own wounds (negative), antiques, half tokens, cards,
        // bullets, others' wounds, first priority.
        Some(match aspect {
            0 => gain_and_price(more(words::BARS)?, words::more_gold, words::less_gold),
            1 if none_heal(-best, -other) => {
                gain_and_price(fewer_wounds()?, words::fewer_wounds, words::more_wounds)
            }
            1 => [words::ENDS_LESS_WOUNDED, words::ENDS_MORE_WOUNDED].map(Line::from),
            2 => [words::MORE_ANTIQUES, words::FEWER_ANTIQUES].map(Line::from),
            3 => [words::MORE_TOKENS, words::FEWER_TOKENS].map(Line::from),
            4 => gain_and_price(more(CARDS)?, words::more_loot, words::less_loot),
            5 => [words::MORE_BULLETS, words::FEWER_BULLETS].map(Line::from),
            6 if none_heal(best, other) => {
                gain_and_price(more_wounds()?, words::wounds_others, words::wounds_others_less)
            }
            6 => [words::OTHERS_END_WOUNDED, words::OTHERS_END_LESS_WOUNDED].map(Line::from),
            7 => gain_and_price(chance()?, words::first_more_often, words::first_less_often),
            _ => return None,
        })
    }

    fn range([best, worst]: [i32; 2]) -> Line {
        let bars = |gold: i32| match gold.signum() {
            0 => words::NO_GOLD.to_string(),
            1 => with_unit(gold.into(), words::BARS),
            _ => words::loss(with_unit((-gold).into(), words::BARS)),
        };
        if best == worst {
            return words::expect(bars(best));
        }
        words::expect_between(bars(best), bars(worst))
    }
}

/// Whether neither action heals on average. `best` and `other` are the mean numbers of new wounds.
fn none_heal(best: f64, other: f64) -> bool {
    best.min(other) >= 0.0
}
