use engine::bot::Level;

use super::choice;
pub(crate) use crate::words::messages::set_up::*;

/// A sentence on the play of bots at this level.
pub fn level_hint(level: Level) -> &'static str {
    choice(LEVEL_HINTS, level as usize)
}

/// The name of a nameless person in a record, which is the same in every language.
pub fn nameless(number: usize) -> String {
    format!("{} {number}", NAMELESS.english())
}

/// The number of a nameless person, from their name in a record.
pub fn nameless_number(name: &str) -> Option<u8> {
    name.strip_prefix(NAMELESS.english())?.strip_prefix(' ')?.parse().ok()
}

/// Whether a name is a nameless person's, in a record or on the screen.
pub fn is_default_name(name: &str) -> bool {
    let shown = name.strip_prefix(NAMELESS.translate()).and_then(|rest| rest.strip_prefix(' '));
    shown.is_some_and(|number| number.parse::<u8>().is_ok()) || nameless_number(name).is_some()
}
