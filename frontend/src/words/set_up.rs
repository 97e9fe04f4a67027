//! The set-up page in words.

use engine::record::LONGEST_NAME;

pub const PLAYERS: &str = "Players";
pub const PLAYERS_HINT: &str = "Each seat is played by a person, or by the device.";
pub const PERSON: &str = "Person";
pub const BOT: &str = "Bot";
pub const DEAL: &str = "Deal";
pub const OPTIONS: &str = "How to play";
pub const PRESETS: &str = "Ready-made";
pub const DEFAULTS: &str = "Standard";
pub const LEVEL: &str = "How well it plays";
pub const LEVEL_HINTS: [&str; 3] = [
    "Thinks little. Good to learn against.",
    "Thinks a while before it moves.",
    "Thinks hard, and forgets nothing.",
];
pub const NO_PERSON: &str = "At least one player must be a person.";
pub const SAME_NAMES: &str = "Two players have the same name.";

pub const CHALLENGE: &str = "Challenge somebody";
pub const MAKE_LINK: &str = "Make a link";
pub const NO_LINK: &str = "These options make a link that is too long for many apps.";
pub const CHALLENGE_HINT: &str =
    "A link to one deal: whoever opens it gets the very same cards, to play them better than you.";
pub const SAME_DEAL: &str = "Somebody sends you a deal. The cards will come in the same order as \
    they did for them, so you can compare how it went.";
pub const FIXED: &str = "The challenge says how it is played:";

/// A seat's number as a heading.
pub fn seat(number: usize) -> String {
    format!("Player {number}")
}

/// The label of a seat's name.
pub fn name_label(number: usize) -> String {
    format!("Name of player {number}, at most {LONGEST_NAME} characters")
}

/// Who plays a seat, for those who can't see which seat it stands beside.
pub fn kind_label(number: usize) -> String {
    format!("Who plays as player {number}")
}

/// Adding seats: as many as it takes to the next number that the game allows.
pub fn add_seats(number: usize) -> String {
    if number == 1 { "Add a player".to_owned() } else { format!("Add {number} players") }
}

/// Taking a seat away.
pub fn remove_seat(number: usize) -> String {
    format!("Take player {number} away")
}

/// The name that a nameless person gets.
pub fn default_name(number: usize) -> String {
    format!("Player {number}")
}

/// The heading of the page.
pub fn title(game: &str) -> String {
    format!("A game of {game}")
}

/// The heading of a challenge.
pub fn challenge_title(game: &str) -> String {
    format!("A challenge in {game}")
}
