//! What the games are called, and what they are like in a few words.

use engine::bot::Level;

/// A game on the shelf, in words. The home page needs no more of a game than this and its emblem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    pub name: &'static str,
    /// What the game is about, in a sentence.
    pub gist: &'static str,
    /// How many play it.
    pub players: &'static str,
    /// How long it takes.
    pub length: &'static str,
    /// Who made it.
    pub author: &'static str,
}

/// Where a game comes from, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Who made it, and what it is from.
    pub made_by: &'static str,
    /// The makers' page, where it is known for certain: its address, and how that is shown.
    pub makers_page: Option<(&'static str, &'static str)>,
}

/// How many play it, how long it takes, and who made it.
pub fn facts(about: About) -> String {
    let About { players, length, author, .. } = about;
    format!("{players} · {length} · by {author}")
}

/// How a bot's level is called.
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Beginner => "Beginner",
        Level::Novice => "Novice",
        Level::Regular => "Regular",
        Level::Sharp => "Sharp",
        Level::Master => "Master",
    }
}

/// The same within a sentence.
pub const fn level_within(level: Level) -> &'static str {
    match level {
        Level::Beginner => "beginner",
        Level::Novice => "novice",
        Level::Regular => "regular",
        Level::Sharp => "sharp",
        Level::Master => "master",
    }
}
