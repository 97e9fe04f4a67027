//! Texts around a game's rules.

pub fn title(game: &str) -> String {
    format!("How to play {game}")
}

pub const SEARCH: &str = "Search the rules";
pub const OPEN_ALL: &str = "Open all";
pub const CLOSE_ALL: &str = "Close all";

pub fn found(places: usize) -> String {
    match places {
        0 => "Nothing found. Try a shorter word.".to_owned(),
        1 => "Found in one place.".to_owned(),
        _ => format!("Found in {places} places."),
    }
}

/// Marks our own rulings where a game's authors are silent.
pub const RULING: &str = "Our ruling";

/// Shown while the rules load.
pub const COMING: &str = "Opening the rules …";
