//! Names and words that the page's scripts share with its program. A test of `xtask` includes this file to compare them, so
//! it depends on nothing.

/// The settings.
pub const SETTINGS: &str = "facedown.settings";
/// A game, before its id.
pub const SAVE: &str = "facedown.save.";
/// A game that can't be read, before its id.
pub const SET_ASIDE: &str = "facedown.set-aside.";
/// An evening, before its id.
pub const EVENING: &str = "facedown.evening.";
/// The people of this device.
pub const PEOPLE: &str = "facedown.people";
/// The games that were played to their end.
pub const PLAYED: &str = "facedown.played";
/// The deals of the day that were played.
pub const DAILY: &str = "facedown.daily";
/// The puzzles that were solved.
pub const PUZZLES: &str = "facedown.puzzles";
/// The levels of bots that were beaten.
pub const MARKS: &str = "facedown.marks";

/// How far the lessons are.
pub const LEARN: &str = "facedown.learn";
/// The phones of a table's game.
pub const PHONES: &str = "facedown.phones";
/// The seat that this browser has at somebody's table.
pub const PHONE_SEAT: &str = "facedown.phone-seat";
/// When each text beside the games was last changed.
pub const CHANGED: &str = "facedown.changed";
/// Held while a file is brought in, so that room is left for a running game.
pub const RESERVE: &str = "facedown.reserve";

/// The copies of the games, in `IndexedDB`.
pub const COPIES: &str = "facedown";
/// The copies of all else.
pub const COPIES_BESIDE: &str = "facedown.beside";
/// The event that says, once, that a copy could not be written.
pub const COPY_FAILED: &str = "facedown-copy-failed";
/// The certificates for the connections between a table and its phones, in `IndexedDB`.
pub const CERTIFICATES: &str = "facedown.phones";

/// The cache with what another app has shared with this one.
pub const SHARED: &str = "facedown@shared";

/// What goes into a file along with the games; each evening does too.
pub const DEVICE_DATA: [&str; 5] = [PLAYED, DAILY, PUZZLES, PEOPLE, MARKS];

/// The game that "Play now" deals to a new visitor, whose part is loaded before they press it.
#[allow(dead_code, reason = "the scripts use it; a test of the settings says that it is this")]
pub const NEWCOMERS: &str = "fools-gambit";

/// A Web Lock: every tab with an open game shares it.
pub const OPEN_GAME: &str = "facedown.open-game";

/// The settings that the styles need, with the words that are kept of them; the first holds unless another is chosen.
#[allow(
    dead_code,
    reason = "the scripts use them; a test of the settings says that they are these"
)]
pub const STYLE_WORDS: [(&str, &[&str]); 5] = [
    ("theme", &["system", "light", "dark"]),
    ("motion", &["normal", "fast", "off"]),
    ("suits", &["two", "four"]),
    ("back", &["lattice", "weave", "ripples", "rays", "gilt"]),
    ("felt", &["own", "slate", "claret", "midnight"]),
];
