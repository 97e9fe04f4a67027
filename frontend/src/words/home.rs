//! The home page in words.

use super::{count, isolated};

pub const SHELF: &str = "The games";
pub const PLAY: &str = "Play";
pub const TOGETHER: &str = "Play together";
pub const ALONE: &str = "Play a bot";
pub const PLAY_NOW: &str = "Play now";
pub const TODAY: &str = "Today";
pub const RULES: &str = "Rules";
pub const LEARN: &str = "Learn";
pub const EVENINGS: &str = "Evenings";
pub const PEOPLE: &str = "People";
pub const SETTINGS: &str = "Settings";
pub const ABOUT: &str = "About";
pub const MORE: &str = "More";
pub const ALSO: &str = "Learn and look back";
pub const PUZZLES: &str = "Puzzles";
pub const DAILY: &str = "Deal of the day";
pub const STATS: &str = "Statistics";
pub const PUZZLE: &str = "Puzzle of the day";

pub const SAVED: &str = "Your games";
pub const GO_ON: &str = "Continue";
pub const GO_ON_EVENING: &str = "Continue the evening";
pub const WATCH: &str = "Watch";
pub const RENAME: &str = "Rename";
pub const DELETE: &str = "Delete";
pub const EXPORT: &str = "Export";
pub const LABEL: &str = "Name of the game";
pub const KEEP_NAME: &str = "Save name";
pub const EMPTY_LABEL_HINT: &str = "Leave it empty to show the players’ names.";

pub const PASTE_LINK: &str = "Paste a friend’s link";
pub const IMPORT: &str = "Import a game";
pub const OTHER_EDITION: &str =
    "Played by another edition of the rules, so it can’t be played here";

pub const DELETED: &str = "Game deleted.";

pub const EXPORT_RUNNING_TITLE: &str = "This game isn’t over";
pub const EXPORT_RUNNING: &str = "The file holds every card, hidden ones too, for whoever opens it. \
    It is meant for moving the game to another device.";
pub const EXPORT_ANYWAY: &str = "Export anyway";

pub const SAVE_TEXT: &str = "Save the text";
pub const THROW_AWAY: &str = "Delete for good";
pub const THROWN_AWAY: &str = "Deleted for good.";

pub const NOT_LASTING: &str = "This browser doesn’t let the page store anything. You can play, but \
    your games are gone once you close the tab.";
pub const UPDATE: &str = "A new version of Facedown is ready.";
pub const UPDATE_NOW: &str = "Reload";
pub const UPDATE_LATER: &str = "A game is open in a tab. Close it first, then reload.";
pub const CLEAR_OLD: &str = "Export and clear them";

/// The notice of damaged saves that were set aside.
pub fn damaged(number: usize) -> String {
    format!(
        "{} could not be read and {} been set aside; your other games are untouched. You can \
         save the text for a report.",
        count(number, "saved game", "saved games"),
        if number == 1 { "has" } else { "have" }
    )
}

/// The notice of saves by a newer build.
pub fn newer(number: usize) -> String {
    format!(
        "{} saved by a newer version of Facedown. Reload the page to see {}.",
        count(number, "game was", "games were"),
        if number == 1 { "it" } else { "them" }
    )
}

/// The notice of saves that take too much room.
pub fn over_budget(number: usize) -> String {
    format!(
        "Your games take up a lot of room. {} could be exported and then cleared.",
        count(number, "old finished game", "old finished games")
    )
}

/// The notice after clearing them.
pub fn cleared(number: usize) -> String {
    format!("{} cleared.", count(number, "old game was", "old games were"))
}

/// The deal of "Play now": `Fools Gambit against Otis, an easy bot`.
pub fn play_now(game: &str, bots: &str) -> String {
    format!("{game} against {bots}")
}

/// Today's remaining deals, and the streak.
pub fn deals_left(left: usize, of: usize, streak: usize) -> String {
    let deals = if left == of { format!("{of} new deals") } else { super::daily::left(left) };
    if streak > 1 { format!("{deals} · {}", super::daily::streak(streak)) } else { deals }
}

/// The way to a puzzle, by how many were solved today.
pub fn puzzles_solved(solved: usize) -> String {
    if solved == 0 { "Find the move".to_owned() } else { format!("{solved} solved today") }
}

/// A game's marks for screen readers: `3 of 5 levels beaten`.
pub fn marks(beaten: usize, of: usize) -> String {
    format!("{beaten} of {of} levels beaten")
}

/// An invitation to go on with a game against bots.
pub fn go_on_against(bots: &str) -> String {
    format!("{GO_ON} against {bots}")
}

/// The note on the way back to a table.
pub const SEAT_KEPT: &str = "No code needed";

/// An invitation to go on with a game.
pub fn go_on_with(game: &str) -> String {
    format!("Continue: {game}")
}

/// An invitation to go on with an evening, which may have a title.
pub fn go_on_with_evening(title: &str) -> String {
    if title.is_empty() {
        GO_ON_EVENING.to_owned()
    } else {
        format!("{GO_ON_EVENING}: {}", isolated(title))
    }
}

/// The way back to a table at which this phone is somebody's hand.
pub fn back_to_the_table(name: &str) -> String {
    format!("Back to the table as {name}", name = isolated(name))
}

/// The way to all saves.
pub fn all_games(number: usize) -> String {
    format!("All {number} games")
}

/// When a save was last played.
pub fn played(when: &str) -> String {
    format!("Played {when}")
}

/// When a save was last exported.
pub fn exported(when: &str) -> String {
    format!("Exported {when}")
}

/// A control of one save, for those who can't see which one it stands beside.
pub fn of_game(action: &str, game: &str) -> String {
    format!("{action}: {}", isolated(game))
}

/// The notice of running games that a newer build can't continue.
pub fn older_edition(number: usize) -> String {
    format!(
        "{} by rules that it has changed, and could not go on. Finish {} first.",
        count(number, "running game is played", "running games are played"),
        if number == 1 { "it" } else { "them" }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_today_reads_well() {
        assert_eq!(deals_left(5, 5, 1), "5 new deals");
        assert_eq!(deals_left(5, 5, 3), "5 new deals · 3 days in a row");
        assert_eq!(
            [4, 1, 0].map(|left| deals_left(left, 5, 0)),
            ["Four left today", "One left today", "All played today"]
        );
        assert_eq!([0, 3].map(puzzles_solved), ["Find the move", "3 solved today"]);
    }

    #[test]
    fn one_and_many_read_well() {
        assert!(damaged(1).starts_with("1 saved game could not be read and has been"));
        assert!(damaged(2).starts_with("2 saved games could not be read and have been"));
        assert!(newer(1).ends_with("to see it."));
        assert_eq!(cleared(3), "3 old games were cleared.");
    }
}
