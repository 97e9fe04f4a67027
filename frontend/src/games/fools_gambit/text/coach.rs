//! Why a hint is a good one, and what a puzzle asks.

use engine::bot::Reason;
use engine::games::fools_gambit::{FoolsGambit, View};

use crate::games::coach::CoachUi;
use crate::words::coach::{against, decimal, percent};

impl CoachUi for FoolsGambit {
    fn question(goal: &str) -> Option<&'static str> {
        Some(match goal {
            "choose" => "Win the round: which card duels, which do you wager?",
            "wager" => "The duel card is the easy part. Which card do you wager?",
            "swap" => "The third card: keep it, or swap, and with which?",
            _ => return None,
        })
    }

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<String> {
        match aspect {
            0 => against(best, other, percent)
                .map(|numbers| format!("It wins this duel more often: {numbers}.")),
            1 => Some(format!("It is worth {} points more in this round.", decimal(best - other))),
            2 => Some("It keeps higher cards for later rounds.".to_owned()),
            _ => None,
        }
    }
}
