//! The settings in words.

pub const TITLE: &str = "Settings";
pub const LOOK: &str = "Looks";
pub const THEME: &str = "Light or dark";
pub const SYSTEM: &str = "Device";
pub const LIGHT: &str = "Light";
pub const DARK: &str = "Dark";
pub const SUITS: &str = "Suits";
pub const TWO_COLOURS: &str = "Two colours";
pub const FOUR_COLOURS: &str = "Four colours";
pub const MOTION: &str = "Movement";
pub const MOTION_HINT: &str = "If your device asks for less movement, there is none.";
pub const OFF: &str = "Off";
pub const FAST: &str = "Fast";
pub const NORMAL: &str = "Normal";

pub const PASSING: &str = "Passing the device";
pub const CURTAIN: &str = "The curtain before your hand";
pub const HOLD: &str = "Hold to open";
pub const TAP: &str = "Tap twice";
pub const CURTAIN_HINT: &str =
    "Holding a button can’t happen by accident. Tapping twice is easier for some hands.";

pub const KEEPING: &str = "What is kept";
pub const PROMISED: &str =
    "The browser has promised to keep your games until you delete them yourself.";
pub const NOT_PROMISED: &str = "The browser may clear your games when the device runs out of room. \
    Export those you care for.";
pub const NOT_LASTING: &str =
    "This browser keeps nothing for the page: settings and games hold for this tab only.";

/// How much is stored.
pub fn used(bytes: usize) -> String {
    format!("Your games and settings take about {} KB on this device.", bytes.div_ceil(1024).max(1))
}
