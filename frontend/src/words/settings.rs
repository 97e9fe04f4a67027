//! Texts for the settings.

use crate::services::stored::Unread;

pub const TITLE: &str = "Settings";
pub const LOOK: &str = "Appearance";
pub const THEME: &str = "Light or dark";
pub const SYSTEM: &str = "Device";
pub const LIGHT: &str = "Light";
pub const DARK: &str = "Dark";
pub const SUITS: &str = "Suits";
pub const TWO_COLOURS: &str = "Two colours";
pub const FOUR_COLOURS: &str = "Four colours";
pub const BACK: &str = "Card backs";
pub const FELT: &str = "Table";
pub const MOTION: &str = "Motion";
pub const MOTION_HINT: &str = "Always off if your device asks for reduced motion.";
pub const OFF: &str = "Off";
pub const FAST: &str = "Fast";
pub const NORMAL: &str = "Normal";

pub const REMARKS: &str = "Bots’ remarks";
pub const REMARKS_HINT: &str = "A dry word now and then, on what the whole table has seen.";

pub const SOUND_AND_TOUCH: &str = "Sound and vibration";
pub const SOUND: &str = "Sound";
pub const SOUND_HINT: &str = "Sounds never give a hidden card away.";
pub const ON: &str = "On";
pub const VOLUME: &str = "Volume";
pub const QUIET: &str = "Quiet";
pub const MEDIUM: &str = "Medium";
pub const LOUD: &str = "Loud";
pub const VIBRATION: &str = "Vibration";
pub const TRY_SOUND: &str = "Try the sound";

pub const PASSING: &str = "Passing the device";
pub const CURTAIN: &str = "Before your cards are shown";
pub const HOLD: &str = "Press and hold";
pub const TAP: &str = "Tap twice";
pub const CURTAIN_HINT: &str =
    "A hold can’t happen by accident. Tapping twice is easier for some hands.";

pub const SHORTCUTS: &str = "Shortcut keys";
pub const SHORTCUTS_HINT: &str = "At the table, “?” lists the keys, “c” continues, “h” asks for a hint. Turn this off if you dictate, or press keys by accident.";

pub const UNTOUCHED: &str = "Cover an open hand by itself";
pub const UNTOUCHED_HINT: &str =
    "At one device, once nobody has touched it for a minute. Its owner opens it again.";
pub const PRIVATE_SPEECH: &str = "Private speech";
pub const PRIVATE_SPEECH_HINT: &str = "For two screen-reader users at one loudspeaker: a hand is read only when you move onto its cards, never by itself.";

/// For a browser that can't keep the screen awake.
pub const GOES_DARK: &str = "This browser lets the screen go dark during a game. The device’s own settings say after how long.";

pub const KEEPING: &str = "Storage";
pub const PROMISED: &str =
    "The browser has promised to keep your games until you delete them yourself.";
pub const NOT_PROMISED: &str = "The browser may clear your games when the device runs out of room. \
    Export the ones you want to keep.";
pub const NOT_LASTING: &str =
    "This browser keeps nothing for the page: settings and games hold for this tab only.";

pub const SETTINGS_DAMAGED: &str = "The settings kept on this device can’t be read, and are left as they are. What you set \
    here holds for this tab only.";
pub const SETTINGS_NEWER: &str = "A newer version of Facedown wrote the settings kept on this device, and they’re left as \
    they are. What you set here holds for this tab only. Reload the page to get that version.";
pub const LESSONS_DAMAGED: &str = "How far the lessons are can’t be read on this device, and is left as it is. Lessons \
    don’t go on where you leave them.";
pub const LESSONS_NEWER: &str = "A newer version of Facedown wrote how far the lessons are, and it’s left as it is. Lessons \
    don’t go on where you leave them. Reload the page to get that version.";
pub const BEGIN_ANEW: &str = "Discard it and begin anew";

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
