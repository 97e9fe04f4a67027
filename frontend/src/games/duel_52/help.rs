//! The line of help on the board.

/// D52-17.
pub const HELP: &str = "Clear two lanes to win: no enemy there, none to come.";
