//! The options of Fools Gambit.

use engine::options::Values;
use engine::seat::Seat;
use engine::time::TimeControl;

use crate::games::OptionText;
use crate::words::options::TIME_LIMITS;

/// Which cards a seat has, where one deck is split.
pub fn seat_note(seat: Seat, options: &Values) -> Option<&'static str> {
    let is_split = options.get("deck") == 0;
    is_split
        .then(|| if seat == Seat::ONE { "plays the black cards" } else { "plays the red cards" })
}

/// An option by its id; `None` for one that the game does not have.
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
            explanation: "A minute to choose the cards, half a minute to decide about the swap. \
                          When time runs out, a random pick is made, or no swap.",
            values: &["None", "A minute and half a minute", "Twice as long"],
        },
        _ => return None,
    })
}
