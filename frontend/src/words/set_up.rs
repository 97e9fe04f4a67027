//! The set-up page in words.

use engine::bot::Level;

use super::choice;
pub(crate) use crate::words::messages::set_up::*;

/// The play of bots at this level.
pub fn level_hint(level: Level) -> &'static str {
    choice(LEVEL_HINTS, level as usize)
}

/// Whether a name is a nameless person's.
pub fn is_default_name(name: &str) -> bool {
    let number = name.strip_prefix(NAMELESS.said()).and_then(|rest| rest.strip_prefix(' '));
    number.is_some_and(|number| number.parse::<u8>().is_ok())
}
