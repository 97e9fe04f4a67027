//! Why a hint is a good one, and what a puzzle asks.

use engine::bot::Reason;
use engine::games::gold_rush_shoot_out::{Action, Card, GoldRushShootOut, Loot, View};
use engine::seat::Seat;

use super::cards;
use crate::games::coach::CoachUi;
use crate::words::coach::{against, decimal, expect};
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
        let numbers = || against(best, other, decimal);
        Some(match aspect {
            0 => line!("It brings more gold this round: {0} bars on average.", numbers()?),
            1 => line!("It costs you fewer wounds this round: {0} on average.", numbers()?),
            2 => "It brings more antiques this round.".into(),
            3 => "It leaves you with more tokens.".into(),
            4 => line!("You get more of the take: {0} cards on average.", numbers()?),
            5 => "It saves a bullet for later rounds.".into(),
            6 => line!("It wounds others more: {0} times on average.", numbers()?),
            7 => "It lets you go first next round.".into(),
            _ => return None,
        })
    }

    fn price(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        let numbers = || against(best, other, decimal);
        Some(match aspect {
            0 => line!("The price: less gold this round, {0} bars.", numbers()?),
            1 => line!("The risk: wounds, {0} on average.", numbers()?),
            2 => "The price: fewer antiques.".into(),
            3 => "The price: tokens.".into(),
            4 => line!("The price: less of the take, {0} cards.", numbers()?),
            5 => "The price: a bullet.".into(),
            6 => line!("The price: others are wounded less, {0} times.", numbers()?),
            7 => "The price: somebody else goes first next round.".into(),
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect(range, "bars in this round")
    }
}
