//! The options of Duel 52.

use engine::time::TimeControl;

use crate::words::options::{OptionText, TIME_LIMITS};

/// An option by its id; `None` if the game lacks it.
pub fn option(id: &str) -> Option<OptionText> {
    Some(match id {
        "starts" => OptionText {
            label: "Who starts",
            explanation: "The first turn of the game has two actions, every other one three. With \
                          bannermen, whoever doesn’t start picks first.",
            values: &["Player 1", "Player 2", "Random"],
        },
        "heroes" => OptionText {
            label: "Heroes",
            explanation: "Each side is dealt a hero: a mage with a spell for every turn, or a \
                          warrior to be sent into a lane once.",
            values: &[],
        },
        "bannermen" => OptionText {
            label: "Bannermen",
            explanation: "Before the first turn each side picks two ranks from its hand. Its cards \
                          of these ranks have a stronger power for the whole game.",
            values: &[],
        },
        "forts" => OptionText {
            label: "Forts",
            explanation: "When one side ends its turn with three face-up cards in a lane, the \
                          other gets another base card there.",
            values: &[],
        },
        TimeControl::ID => OptionText {
            label: TIME_LIMITS,
            explanation: "A minute for a turn, with all that its actions set off, and for each pick \
                          of a bannerman. When time runs out, choices that are due are made at random. \
                          Then the turn ends, but in the base game its last actions are made at random \
                          first.",
            values: &["None", "A minute a turn", "Two minutes a turn"],
        },
        _ => return None,
    })
}
