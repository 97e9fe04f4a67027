use crate::services::links::LinkContent;
pub(crate) use crate::words::messages::links::*;

/// One of several links in a text: its number, and its content.
pub fn one_of(number: usize, opened: &LinkContent) -> String {
    match opened {
        LinkContent::Challenge(_) => link_to_deal(number),
        LinkContent::Replay(_) => link_to_replay(number),
        LinkContent::ByLink(_) => link_to_game(number),
        LinkContent::NotOver | LinkContent::BadRecord(_) | LinkContent::BadLink(_) => {
            link_to_nothing(number)
        }
    }
}
