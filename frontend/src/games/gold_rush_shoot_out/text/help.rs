//! The line of help on the board.

/// GR-22, 23, 26.
pub const HELP: &str = "Stand and don’t get hit to share the loot. Most gold wins.";
