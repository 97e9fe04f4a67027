use crate::services::links::Opened;
pub(crate) use crate::words::messages::links::*;

/// One of several links in a text: its number, and its content.
pub fn one_of(number: usize, opened: &Opened) -> String {
    let held = match opened {
        Opened::Challenge(_) => "a deal",
        Opened::Replay(_) => "a finished game",
        Opened::ByLink(_) => "a game by link",
        Opened::NotOver | Opened::BadRecord(_) | Opened::BadLink(_) => "it can’t be opened",
    };
    format!("Link {number}: {held}")
}
