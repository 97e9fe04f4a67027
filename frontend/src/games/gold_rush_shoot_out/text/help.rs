//! The line of help on the board.

/// GR-22, 23, 26.
pub const HELP: &str = "Stay up unhurt to share the take. Most gold wins.";
