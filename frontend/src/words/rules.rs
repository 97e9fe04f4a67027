//! The shell around the rules of a game.

/// The heading of the page.
pub fn title(game: &str) -> String {
    format!("How to play {game}")
}

pub const SEARCH: &str = "Search the rules";
pub const OPEN_ALL: &str = "Open all";
pub const CLOSE_ALL: &str = "Close all";

/// How much a search has found.
pub fn found(places: usize) -> String {
    match places {
        0 => "Nothing found. Try a shorter word.".to_owned(),
        1 => "Found in one place.".to_owned(),
        _ => format!("Found in {places} places."),
    }
}

/// The mark of our own rulings: a game's authors are silent there.
pub const RULING: &str = "Our ruling";

/// While the rules are on their way.
pub const COMING: &str = "Opening the rules …";
