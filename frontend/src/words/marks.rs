//! Marks in words: which levels of bots were beaten, and what they open.

pub(crate) use crate::words::messages::marks::*;
use engine::bot::Level;

use super::count;
use super::games::{bots, level_within};
use crate::services::marks::OF_A_GAME;
use crate::services::settings::{CardBack, Felt};

/// A game's marks for screen readers.
pub fn beaten(marks: usize) -> String {
    format!("{marks} of {OF_A_GAME} marks")
}

/// Whom to beat next: `Next: a sharp bot`.
pub fn next(level: Option<Level>) -> String {
    level.map_or_else(|| ALL_BEATEN.to_owned(), |level| format!("Next: {}", bots(1, level)))
}

/// The way on after a win: `Next: the regular bot`.
pub fn go_on(level: Level, bots: u8) -> String {
    let kind = level_within(level);
    if bots == 1 { format!("Next: the {kind} bot") } else { format!("Next: {bots} {kind} bots") }
}

/// A card back's name.
pub const fn back(back: CardBack) -> &'static str {
    match back {
        CardBack::Lattice => "Lattice",
        CardBack::Weave => "Weave",
        CardBack::Ripples => "Ripples",
        CardBack::Rays => "Rays",
        CardBack::Gilt => "Gilt",
    }
}

/// A table surface's name.
pub const fn felt(felt: Felt) -> &'static str {
    match felt {
        Felt::Own => "Each game’s own",
        Felt::Slate => "Slate",
        Felt::Claret => "Claret",
        Felt::Midnight => "Midnight",
    }
}

/// The next unlock: `3 more marks open Rays.`
pub fn opens(more: usize, what: &str) -> String {
    let verb = if more == 1 { "opens" } else { "open" };
    format!("{} {verb} {what}. Beat bots to earn them.", missing(more))
}

/// The missing marks: `3 more marks`.
pub fn missing(more: usize) -> String {
    count(more, "more mark", "more marks")
}

/// A look that was just unlocked, and whether it is used: `Unlocked: Weave`.
pub fn opened(what: &str, is_used: bool) -> String {
    if is_used { format!("Unlocked, and in use: {what}") } else { format!("Unlocked: {what}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whom_to_beat_next_reads_well() {
        assert_eq!(next(Some(Level::Beginner)), "Next: an easy bot");
        assert_eq!(next(None), "All five beaten.");
        assert_eq!(go_on(Level::Regular, 1), "Next: the regular bot");
        assert_eq!(go_on(Level::Sharp, 3), "Next: 3 sharp bots");
    }

    #[test]
    fn what_opens_reads_well() {
        assert_eq!(opens(1, "Weave"), "1 more mark opens Weave. Beat bots to earn them.");
        assert_eq!(opens(3, "Rays"), "3 more marks open Rays. Beat bots to earn them.");
    }
}
