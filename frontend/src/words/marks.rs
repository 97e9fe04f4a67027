//! Texts on the bots that are beaten, and the looks that this unlocks.

use engine::bot::Level;

use super::choice;
use super::games::{bots, level_within};
use crate::services::settings::{CardBack, Felt};
pub(crate) use crate::words::messages::marks::*;

/// The next level to beat: `Next: a sharp bot`.
pub fn next(level: Option<Level>) -> String {
    level.map_or_else(|| ALL_BEATEN.into(), |level| next_are(bots(1, level)))
}

/// The way on after a win: `Next: the regular bot`.
pub fn go_on(level: Level, bots: u8) -> String {
    let kind = level_within(level);
    if bots == 1 { next_is_one(kind) } else { next_are_several(bots, kind) }
}

pub fn back(back: CardBack) -> &'static str {
    choice(BACKS, back as usize)
}

pub fn felt(felt: Felt) -> &'static str {
    choice(FELTS, felt as usize)
}

/// A look that was just unlocked, and whether it is used: `Unlocked: Weave`.
pub fn opened(what: &str, is_used: bool) -> String {
    if is_used { unlocked_and_used(what) } else { unlocked(what) }
}
