//! The line of help on the board.

/// HUD-24, 27, 33.
pub const HELP: &str = "Best sum takes the point. An empty hand ends the duel.";
