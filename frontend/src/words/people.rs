use super::{choice, errors};
use crate::services::people::{BadPerson, Look};
use crate::services::stored::Unread;
pub(crate) use crate::words::messages::people::*;
use crate::words::text::Text;

/// A look: its colour and emblem.
pub fn look(look: Look) -> &'static str {
    choice(LOOKS, look.index())
}

pub fn bad_person(error: BadPerson) -> String {
    match error {
        BadPerson::Name(why) => errors::name(why),
        BadPerson::Taken => TAKEN.to_string(),
        BadPerson::TooMany => TOO_MANY.to_string(),
    }
}

/// Shown where this device's people are unreadable.
pub const fn not_remembered(why: Unread) -> Text {
    match why {
        Unread::Newer => NEWER,
        Unread::Damaged => DAMAGED,
    }
}
