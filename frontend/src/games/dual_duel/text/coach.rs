//! Why a hint is a good one.

use engine::bot::Reason;
use engine::games::dual_duel::{DualDuel, View};

use crate::games::CoachUi;
use crate::words::coach::{against, decimal};

impl CoachUi for DualDuel {
    const STAKE: &'static str = "the duel";

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
