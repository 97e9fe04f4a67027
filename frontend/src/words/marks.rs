//! Texts on beaten bots, and the card backs and felts that they unlock.

use engine::bot::Level;

use super::choice;
use super::games::{bots, level_within};
use crate::services::settings::{CardBack, Felt};
pub(crate) use crate::words::messages::marks::*;

/// The next level to beat: `Next: a sharp bot`.
pub fn next(level: Option<Level>) -> String {
    level.map_or_else(|| ALL_BEATEN.into(), |level| next_are(bots(1, level)))
}

/// The button after a win: `Next: the regular bot`.
pub fn next_bots(level: Level, bots: u8) -> String {
    let kind = level_within(level);
    if bots == 1 { next_is_one(kind) } else { next_are_several(bots, kind) }
}

pub fn back(back: CardBack) -> &'static str {
    choice(BACKS, back as usize)
}

pub fn felt(felt: Felt) -> &'static str {
    choice(FELTS, felt as usize)
}

/// A card back or felt that was just unlocked: `Unlocked: Weave`.
pub fn unlock_notice(name: &str, is_used: bool) -> String {
    if is_used { unlocked_and_used(name) } else { unlocked(name) }
}
