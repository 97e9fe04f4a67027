//! The options of Dual Duel.

use engine::time::TimeControl;

use crate::games::OptionText;
use crate::words::options::TIME_LIMITS;

/// An option by its id; `None` for one that the game does not have.
pub fn option(id: &str) -> Option<OptionText> {
    Some(match id {
        "target" => OptionText {
            label: "Duels to win",
            explanation: "Who wins so many duels first wins the match.",
            values: &[],
        },
        "longest" => OptionText {
            label: "Longest match",
            explanation: "After so many duels the match ends as it stands. Tied duels count.",
            values: &[],
        },
        TimeControl::ID => OptionText {
            label: TIME_LIMITS,
            explanation: "On the show: two minutes for the wild cards, a minute to give, to keep \
                          and to swap, ten seconds to call, five to answer a call. When time runs \
                          out, cards are picked by lot and nothing is called.",
            values: &["None", "As on the show", "Twice as long"],
        },
        _ => return None,
    })
}
