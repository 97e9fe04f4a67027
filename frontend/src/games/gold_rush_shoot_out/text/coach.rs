//! Why a hint is a good one, and what a puzzle asks.

use engine::bot::Reason;
use engine::games::gold_rush_shoot_out::{Action, GoldRushShootOut, View};

use super::cards;
use crate::games::coach::CoachUi;
use crate::words::coach::{against, decimal};
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

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<String> {
        let numbers = against(best, other, decimal)?;
        match aspect {
            0 => Some(format!("It brings more gold this round: {numbers} bars on average.")),
            1 => Some(format!("It costs you fewer wounds this round: {numbers} on average.")),
            2 => Some("It brings more antiques this round.".to_owned()),
            3 => Some("It leaves you with more tokens.".to_owned()),
            _ => None,
        }
    }
}
