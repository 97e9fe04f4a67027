//! The options of Dual Duel.

use engine::time::TimeControl;

use crate::words::options::{OptionText, TIME_LIMITS};

/// An option by its id; `None` if the game lacks it.
pub fn option(id: &str) -> Option<OptionText> {
    Some(match id {
        "target" => OptionText {
            label: "Duels to win",
            explanation: "First to this many duels wins the match.",
            values: &[],
        },
        "longest" => OptionText {
            label: "Longest match",
            explanation: "After this many duels the match ends as it stands. Tied duels count.",
            values: &[],
        },
        TimeControl::ID => OptionText {
            label: TIME_LIMITS,
            explanation: "On the show: 2 minutes for the wild cards, 60 seconds to give, keep and \
                          swap, 10 to call, 5 to answer a call. When time runs out, cards are \
                          picked at random and nothing is called.",
            values: &["None", "As on the show", "Twice as long"],
        },
        _ => return None,
    })
}
