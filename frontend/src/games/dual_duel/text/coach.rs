//! Why a hint is a good one, and what a puzzle asks.

use engine::bot::Reason;
use engine::games::dual_duel::{DualDuel, View};

use crate::games::coach::CoachUi;
use crate::words::coach::{against, decimal};

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

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<String> {
        let numbers = against(best, other, decimal)?;
        match aspect {
            0 => Some(format!("Your pair scores more this round: {numbers} points on average.")),
            1 => {
                Some(format!("The other pair scores less this round: {numbers} points on average."))
            }
            _ => None,
        }
    }
}
