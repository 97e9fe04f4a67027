//! Links in words.

use crate::services::links::Opened;
pub(crate) use crate::words::messages::links::*;

/// One of several links in a text: its number, and its content.
pub fn one_of(number: usize, opened: &Opened) -> String {
    match opened {
        Opened::Challenge(_) => link_to_deal(number),
        Opened::Replay(_) => link_to_replay(number),
        Opened::ByLink(_) => link_to_game(number),
        Opened::NotOver | Opened::BadRecord(_) | Opened::BadLink(_) => link_to_nothing(number),
    }
}
