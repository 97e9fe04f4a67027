//! Texts for the settings.

use crate::services::stored::Unread;
pub(crate) use crate::words::messages::settings::*;

/// Shown where the settings are unreadable.
pub const fn unread(why: Unread) -> &'static str {
    match why {
        Unread::Damaged => SETTINGS_DAMAGED,
        Unread::Newer => SETTINGS_NEWER,
    }
}

pub const fn lessons_unread(why: Unread) -> &'static str {
    match why {
        Unread::Damaged => LESSONS_DAMAGED,
        Unread::Newer => LESSONS_NEWER,
    }
}

pub fn used(bytes: usize) -> String {
    format!("Your games and settings take about {} KB on this device.", bytes.div_ceil(1024).max(1))
}
