//! Texts around a game's rules.

pub(crate) use crate::words::messages::rules::*;

pub fn found(places: usize) -> String {
    match places {
        0 => "Nothing found. Try a shorter word.".to_owned(),
        1 => "Found in one place.".to_owned(),
        _ => format!("Found in {places} places."),
    }
}
