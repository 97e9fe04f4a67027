//! Why a hint is a good one, and what a puzzle asks.

use engine::bot::Reason;
use engine::games::duel_52::{Duel52, Lane, View};

use crate::games::coach::CoachUi;

impl CoachUi for Duel52 {
    fn question(goal: &str) -> Option<&'static str> {
        Some(match goal {
            "turn" => "It’s your move. What do you do?",
            "attack" => "One attack matters. Who hits whom?",
            _ => return None,
        })
    }

    fn reason(_: &View, Reason { aspect, .. }: Reason) -> Option<String> {
        match Lane::ALL.get(aspect) {
            Some(lane) => Some(format!("A few turns on, you stand stronger in lane {lane}.")),
            None => Some("A few turns on, you have more cards in hand.".to_owned()),
        }
    }
}
