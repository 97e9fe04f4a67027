//! The set-up page in words.

pub(crate) use crate::words::messages::set_up::*;
use engine::bot::Level;
use engine::record::LONGEST_NAME;

/// The lengths of a match in duels, from one up.
pub const LENGTHS: [&str; 3] = ["One duel", "First to 2", "First to 3"];

/// The play of bots at this level.
pub fn level_hint(level: Level) -> &'static str {
    match level {
        Level::Beginner => "For a first game. Plays by rules of thumb.",
        Level::Novice => "Looks ahead now and then.",
        Level::Regular => "Looks ahead most of the time.",
        Level::Sharp => "Overlooks little.",
        Level::Master => "As good as it gets.",
    }
}

/// The label of a seat's name.
pub fn name_label(number: usize) -> String {
    format!("Name of player {number}, at most {LONGEST_NAME} characters")
}

/// Adding seats: as many as it takes to the next number that the game allows.
pub fn add_seats(number: usize) -> String {
    if number == 1 { "Add a player".to_owned() } else { format!("Add {number} players") }
}

/// Whether a name is a nameless person's.
pub fn is_default_name(name: &str) -> bool {
    let number = name.strip_prefix(NAMELESS).and_then(|rest| rest.strip_prefix(' '));
    number.is_some_and(|number| number.parse::<u8>().is_ok())
}
