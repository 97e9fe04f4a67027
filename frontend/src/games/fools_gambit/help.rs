//! The line of help on the board.

/// FG-10, 11.
pub const HELP: &str = "High card wins. Win, and you bank your own wager.";
