//! Names that the page's scripts share with its program. A test of `xtask` includes this file to compare them, so it
//! has no dependencies.

pub const SETTINGS: &str = "facedown.settings";
/// A game; its id follows.
pub const SAVE: &str = "facedown.save.";
/// An unreadable game; its id follows.
pub const SET_ASIDE: &str = "facedown.set-aside.";
/// An evening; its id follows.
pub const EVENING: &str = "facedown.evening.";
pub const PEOPLE: &str = "facedown.people";
/// The history of finished games.
pub const PLAYED: &str = "facedown.played";
/// The deals of the day.
pub const DAILY: &str = "facedown.daily";
/// The solved puzzles.
pub const PUZZLES: &str = "facedown.puzzles";
/// The beaten levels of bots.
pub const MARKS: &str = "facedown.marks";

/// The progress of the lessons.
pub const LEARN: &str = "facedown.learn";
/// The phones of a table's game.
pub const PHONES: &str = "facedown.phones";
/// This browser's seat at another table.
pub const PHONE_SEAT: &str = "facedown.phone-seat";
/// The last change of each text beside the games.
pub const CHANGED: &str = "facedown.changed";
/// A placeholder that reserves room for a running game during an import.
pub const RESERVE: &str = "facedown.reserve";

/// The copies of the games, in `IndexedDB`.
pub const COPIES: &str = "facedown";
/// The copies of everything else, in `IndexedDB`.
pub const COPIES_BESIDE: &str = "facedown.beside";
/// The event that reports, once, that a copy could not be written.
pub const COPY_FAILED: &str = "facedown-copy-failed";
/// The certificates for connections between a table and its phones, in `IndexedDB`.
pub const CERTIFICATES: &str = "facedown.phones";

/// The cache for what another app has shared with this one.
pub const SHARED: &str = "facedown@shared";

/// The keys that are exported along with the games, as each evening is.
pub const DEVICE_DATA: [&str; 5] = [PLAYED, DAILY, PUZZLES, PEOPLE, MARKS];

/// The game that "Play now" deals to a new visitor; its part is loaded before they press it.
#[allow(dead_code, reason = "the scripts use it; a test of the settings compares it")]
pub const FIRST_GAME: &str = "fools-gambit";

/// A Web Lock that all tabs with an open game share.
pub const OPEN_GAME: &str = "facedown.open-game";

/// The settings that the styles need, with the words for their values; the first is the default.
#[allow(dead_code, reason = "the scripts use them; a test of the settings compares them")]
pub const STYLE_WORDS: [(&str, &[&str]); 5] = [
    ("theme", &["system", "light", "dark"]),
    ("motion", &["normal", "fast", "off"]),
    ("suits", &["two", "four"]),
    ("back", &["lattice", "weave", "ripples", "rays", "gilt"]),
    ("felt", &["own", "slate", "claret", "midnight"]),
];
