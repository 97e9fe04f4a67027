//! The options of Fools Gambit.

use engine::options::Values;
use engine::seat::Seat;
use engine::time::TimeControl;

use crate::words::options::{OptionText, TIME_LIMITS};

/// The half of a split deck that a seat has.
pub fn seat_note(seat: Seat, options: &Values) -> Option<&'static str> {
    let is_split = options.get("deck") == 0;
    is_split
        .then(|| if seat == Seat::ONE { "plays the black cards" } else { "plays the red cards" })
}

/// An option by its id; `None` if the game lacks it.
pub fn option(id: &str) -> Option<OptionText> {
    Some(match id {
        "deck" => OptionText {
            label: "Cards",
            explanation: "One deck is split by colour, so each player has 26 cards: about ten \
                          minutes. With a whole deck each it takes twice as long.",
            values: &["One deck, black and red", "A whole deck each"],
        },
        TimeControl::ID => OptionText {
            label: TIME_LIMITS,
            explanation: "When time runs out, the cards are picked at random, and nothing is swapped.",
            values: &["None", "60 s to choose, 30 s to swap", "120 s to choose, 60 s to swap"],
        },
        _ => return None,
    })
}
