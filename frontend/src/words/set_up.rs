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
    // A game may have been dealt in another language.
    let Some((word, number)) = name.rsplit_once(' ') else { return false };
    let is_nameless = word == NAMELESS.said() || word == NAMELESS.english();
    is_nameless && number.parse::<u8>().is_ok()
}
