//! Words for hints and puzzles.

use engine::bot::Reason;
use engine::games::gold_rush_shoot_out::{Action, Card, GoldRushShootOut, Loot, View};
use engine::seat::Seat;

use super::cards;
use crate::games::coach::CoachUi;
use crate::words::coach::{CARDS, Unit, chances, means, units};
use crate::words::line::{Line, line};

impl CoachUi for GoldRushShootOut {
    fn question(goal: &str) -> Option<&'static str> {
        Some(match goal {
            "load" => "Load your pistol. With what?",
            "aim" => "Point the pistol. At whom?",
            "ability" => "Play an ability now, or keep it?",
            "stand" => "Stand, or sit out?",
            "ambush" => "Spring the ambush, or hold?",
            "share" => "Take a card from the loot. Which?",
            _ => return None,
        })
    }

    fn advice(view: &View, action: &Action) -> Option<Line> {
        let Action::Take(place) = action else { return None };
        let card = view.take.get(usize::from(*place).checked_sub(1)?).copied().flatten()?;
        Some(line!("take {0} (card {1})", cards::one(card), *place))
    }

    /// Who aims at the seat, where that is the question; what stamps grow to, where one is taken.
    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        match action {
            Action::Take(place) => {
                let card = *view.take.get(usize::from(*place).checked_sub(1)?)?;
                (card == Some(Card::Loot(Loot::Stamp)))
                    .then(|| "Stamps grow: 1, 4, 9, 16 bars for one to four.".into())
            }
            Action::Stand(_) | Action::Pass | Action::Play(_) => {
                let aims = view.pistols().filter(|(_, aim)| aim.at == seat).count();
                Some(match (aims, action) {
                    (0, Action::Play(_)) => return None,
                    (0, _) => "Nobody aims at you.".into(),
                    (1, _) => "One pistol aims at you.".into(),
                    (more, _) => line!("{0} pistols aim at you.", more),
                })
            }
            Action::Load(_) | Action::Aim(_) | Action::Ambush(_) | Action::TakePriority => None,
        }
    }

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => line!("It brings more gold this round: {0}.", means(best, other, BARS)?),
            1 if none_heal(-best, -other) => {
                line!("You take fewer wounds this round: {0}.", wounds(-best, -other)?)
            }
            1 => "You end this round with fewer wounds.".into(),
            2 => "It brings more antiques this round.".into(),
            3 => "It leaves you with more tokens after this round.".into(),
            4 => line!("You take more of the loot: {0}.", means(best, other, CARDS)?),
            5 => "It leaves you more bullets for later rounds.".into(),
            6 if none_heal(best, other) => {
                line!("You wound others more: {0}.", wounds(best, other)?)
            }
            6 => "Others end this round with more wounds.".into(),
            7 => line!("You go first next round more often: {0}.", chances(best, other)?),
            _ => return None,
        })
    }

    fn price(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => line!("The price: less gold this round, {0}.", means(best, other, BARS)?),
            1 if none_heal(-best, -other) => {
                line!("The risk: more wounds for you, {0}.", wounds(-best, -other)?)
            }
            1 => "The price: you end this round with more wounds.".into(),
            2 => "The price: fewer antiques this round.".into(),
            3 => "The price: fewer tokens after this round.".into(),
            4 => line!("The price: you take less loot, {0}.", means(best, other, CARDS)?),
            5 => "The price: fewer bullets for later rounds.".into(),
            6 if none_heal(best, other) => {
                line!("The price: others are wounded less, {0}.", wounds(best, other)?)
            }
            6 => "The price: others end this round with fewer wounds.".into(),
            7 => line!("The price: you go first less often, {0}.", chances(best, other)?),
            _ => return None,
        })
    }

    fn range([best, worst]: [i32; 2]) -> Line {
        let bars = |gold: i32| match gold.signum() {
            0 => "no gold".to_owned(),
            1 => units(gold.into(), BARS),
            _ => format!("a loss of {}", units((-gold).into(), BARS)),
        };
        if best == worst {
            return line!("Expect {0} this round.", bars(best));
        }
        line!("Expect {0} at best this round, {1} at worst.", bars(best), bars(worst))
    }
}

const BARS: Unit = "# gold bar | # gold bars";

/// Whether no seat ends with fewer wounds than it had.
fn none_heal(best: f64, other: f64) -> bool {
    best.min(other) >= 0.0
}

fn wounds(best: f64, other: f64) -> Option<String> {
    means(best, other, "# wound | # wounds")
}
