use crate::services::stored::Unread;
pub(crate) use crate::words::messages::settings::*;
use crate::words::text::Text;

/// Shown where the settings are unreadable.
pub const fn unread(why: Unread) -> Text {
    match why {
        Unread::Damaged => SETTINGS_DAMAGED,
        Unread::Newer => SETTINGS_NEWER,
    }
}

pub const fn lessons_unread(why: Unread) -> Text {
    match why {
        Unread::Damaged => LESSONS_DAMAGED,
        Unread::Newer => LESSONS_NEWER,
    }
}
