//! Bringing a game in, in words.

use super::count;

pub const TITLE: &str = "Import a game";
pub const HINT: &str = "From a file that Facedown exported, or from its text or link.";
pub const CHOOSE_FILE: &str = "Choose a file";
pub const PASTED_TEXT: &str = "The game’s text, or a link";
pub const IMPORT_NOW: &str = "Import";
pub const IMPORTED: &str = "The game is in your list.";
pub const NO_TEXT: &str = "Paste a game’s text or a link first.";
pub const TOO_LONG: &str =
    "That is more than any game or link has. Several games are brought in as a file.";
pub const KEEP_GOOD_PART: &str = "Import what comes before it";

/// What is told of a record with a bad line, and what is good of it.
pub fn good_part(trouble: &str, decisions: usize) -> String {
    format!(
        "{trouble} What comes before it is fine: {}.",
        count(decisions, "decision", "decisions")
    )
}

/// What came in from a file with several games.
pub fn imported(number: usize) -> String {
    match number {
        0 => "Every whole game of that file is here already.".to_owned(),
        _ => format!("{} in your list.", count(number, "game more is", "games more are")),
    }
}
