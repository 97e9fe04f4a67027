use engine::bot::Reason;
use engine::games::gold_rush_shoot_out::{Action, Card, GoldRushShootOut, Loot, View};
use engine::seat::Seat;

use super::cards;
use crate::games::coach::CoachUi;
use crate::words::coach::{CARDS, chances, means, units};
use crate::words::line::Line;
use crate::words::messages::gold_rush_shoot_out::coach as words;
use crate::words::text::Text;

impl CoachUi for GoldRushShootOut {
    fn question(goal: &str) -> Option<Text> {
        Some(match goal {
            "load" => words::QUESTION_LOAD,
            "aim" => words::QUESTION_AIM,
            "ability" => words::QUESTION_ABILITY,
            "stand" => words::QUESTION_STAND,
            "ambush" => words::QUESTION_AMBUSH,
            "share" => words::QUESTION_SHARE,
            _ => return None,
        })
    }

    fn advice(view: &View, action: &Action) -> Option<Line> {
        let Action::Take(place) = action else { return None };
        let card = view.take.get(usize::from(*place).checked_sub(1)?).copied().flatten()?;
        Some(words::take(cards::one(card), *place))
    }

    /// The number of pistols aimed at the seat, if it may avoid them; the growth of stamps, if it takes one.
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

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => words::more_gold(means(best, other, words::BARS)?),
            1 if none_heal(-best, -other) => words::fewer_wounds(wounds(-best, -other)?),
            1 => words::ENDS_LESS_WOUNDED.into(),
            2 => words::MORE_ANTIQUES.into(),
            3 => words::MORE_TOKENS.into(),
            4 => words::more_loot(means(best, other, CARDS)?),
            5 => words::MORE_BULLETS.into(),
            6 if none_heal(best, other) => words::wounds_others(wounds(best, other)?),
            6 => words::OTHERS_END_WOUNDED.into(),
            7 => words::first_more_often(chances(best, other)?),
            _ => return None,
        })
    }

    fn price(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => words::less_gold(means(best, other, words::BARS)?),
            1 if none_heal(-best, -other) => words::more_wounds(wounds(-best, -other)?),
            1 => words::ENDS_MORE_WOUNDED.into(),
            2 => words::FEWER_ANTIQUES.into(),
            3 => words::FEWER_TOKENS.into(),
            4 => words::less_loot(means(best, other, CARDS)?),
            5 => words::FEWER_BULLETS.into(),
            6 if none_heal(best, other) => words::wounds_others_less(wounds(best, other)?),
            6 => words::OTHERS_END_LESS_WOUNDED.into(),
            7 => words::first_less_often(chances(best, other)?),
            _ => return None,
        })
    }

    fn range([best, worst]: [i32; 2]) -> Line {
        let bars = |gold: i32| match gold.signum() {
            0 => words::NO_GOLD.to_string(),
            1 => units(gold.into(), words::BARS),
            _ => words::loss(units((-gold).into(), words::BARS)),
        };
        if best == worst {
            return words::expect(bars(best));
        }
        words::expect_between(bars(best), bars(worst))
    }
}

/// Whether no seat ends with fewer wounds than it had.
fn none_heal(best: f64, other: f64) -> bool {
    best.min(other) >= 0.0
}

fn wounds(best: f64, other: f64) -> Option<String> {
    means(best, other, words::WOUNDS)
}
