//! The set-up page in words.

use engine::bot::Level;
use engine::record::LONGEST_NAME;

use super::isolated;

pub const PLAYERS: &str = "Players";
pub const PERSON: &str = "Person";
pub const BOT: &str = "Bot";
pub const HERE: &str = "Here";
pub const PHONE: &str = "Phone";
pub const ELSEWHERE: &str = "Elsewhere";
pub const DEVICES: &str = "How you play";
pub const ONE_DEVICE: &str = "One device";
pub const ONE_DEVICE_HINT: &str = "Pass this device from hand to hand.";
pub const PHONES: &str = "Phones";
pub const PHONES_HINT: &str =
    "This device is the table. Hold your cards on your own phone, in the same room.";
pub const BY_LINK: &str = "By link";
pub const BY_LINK_HINT: &str =
    "Two people, two devices. Moves travel as links, whenever it suits you.";
pub const DEAL: &str = "Deal";
pub const HOW_MANY: &str = "Bots";
pub const HOW_STRONG: &str = "Level";
pub const HOW_LONG: &str = "Length";
/// The lengths of a match in duels, from one up.
pub const LENGTHS: [&str; 3] = ["One duel", "First to 2", "First to 3"];
pub const OPTIONS: &str = "Options";
pub const PRESETS: &str = "Presets";
pub const DEFAULTS: &str = "Standard";
pub const MORE: &str = "More options";
pub const NO_PERSON: &str = "At least one player must be a person.";
pub const SAME_NAMES: &str = "Two players have the same name.";

pub const CHALLENGE: &str = "Challenge someone";
pub const MAKE_LINK: &str = "Make a link";
pub const NO_LINK: &str = "With these options the link gets too long for many apps.";
pub const CHALLENGE_HINT: &str =
    "A link to one deal: whoever opens it plays the very same cards. Let’s see who does better.";
pub const SAME_DEAL: &str = "You’ve been sent a deal. The cards come in the same order as they did \
    for the sender, so you can compare how it went.";
pub const FIXED: &str = "The challenge sets these options:";

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

/// A seat's number as a heading.
pub fn seat(number: usize) -> String {
    format!("Player {number}")
}

/// The label of a seat's name.
pub fn name_label(number: usize) -> String {
    format!("Name of player {number}, at most {LONGEST_NAME} characters")
}

/// A seat's player for screen readers, naming the seat.
pub fn kind_label(number: usize) -> String {
    format!("Who plays as player {number}")
}

/// A bot's level for screen readers, naming the seat.
pub fn level_label(number: usize) -> String {
    format!("How well player {number} plays")
}

/// What a seat brings.
pub fn brings(name: &str) -> String {
    format!("Tokens of {name}", name = isolated(name))
}

/// Adding seats: as many as it takes to the next number that the game allows.
pub fn add_seats(number: usize) -> String {
    if number == 1 { "Add a player".to_owned() } else { format!("Add {number} players") }
}

/// The way out where two have one name: another one for the second.
pub fn call_this(name: &str) -> String {
    format!("Call this one {}", isolated(name))
}

/// Taking a seat away.
pub fn remove_seat(number: usize) -> String {
    format!("Remove player {number}")
}

/// The name of nameless persons, before their number.
pub const NAMELESS: &str = "Player";

/// The name that a nameless person gets.
pub fn default_name(number: usize) -> String {
    format!("{NAMELESS} {number}")
}

/// Whether a name is a nameless person's.
pub fn is_default_name(name: &str) -> bool {
    let number = name.strip_prefix(NAMELESS).and_then(|rest| rest.strip_prefix(' '));
    number.is_some_and(|number| number.parse::<u8>().is_ok())
}

/// The heading of the page.
pub fn title(game: &str) -> String {
    format!("A game of {game}")
}

/// The heading of a game for one person.
pub fn alone_title(game: &str) -> String {
    format!("Play {game}")
}

/// The opponents of one person: `Against Otis, an easy bot.`
pub fn against(bots: &str) -> String {
    format!("Against {bots}.")
}

/// The heading of a challenge.
pub fn challenge_title(game: &str) -> String {
    format!("A challenge in {game}")
}
