//! The options of Gold Rush Shoot Out.

use engine::time::TimeControl;

use crate::words::options::{BROUGHT, BROUGHT_HINT, OptionText, TIME_LIMITS};

/// An option by its id; `None` if the game lacks it.
pub fn option(id: &str) -> Option<OptionText> {
    Some(match id {
        "ledger" => OptionText {
            label: "Ledger",
            explanation: "The table lists what everyone was seen to take. Without it you have to \
                          remember, and abilities are played in private.",
            values: &[],
        },
        "starting-tokens" => OptionText {
            label: "Tokens to start with",
            explanation: "Half a token buys an ambush.",
            values: &[],
        },
        "brought" => OptionText { label: BROUGHT, explanation: BROUGHT_HINT, values: &[] },
        TimeControl::ID => OptionText {
            label: TIME_LIMITS,
            explanation: "On the show: a minute for all abilities of a round together, five seconds \
                          for an ambush, ten minutes for a break. When time runs out nothing is \
                          played and no ambush is sprung.",
            values: &["None", "As on the show", "Twice as long"],
        },
        _ => return None,
    })
}
