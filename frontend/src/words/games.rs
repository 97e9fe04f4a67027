//! What the games are called, and what they are like in a few words.

use engine::bot::Level;
use engine::catalogue::GameId;

use crate::games::{About, about};

/// The name of the game that goes by a slug; the slug itself for a game not known here.
pub fn name_of_slug(slug: &str) -> &str {
    match GameId::of_slug(slug) {
        Some(game) => about(game).name,
        None => slug,
    }
}

/// How many play it, how long it takes, and who made it.
pub fn facts(game: GameId) -> String {
    let About { players, length, author, .. } = about(game);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_named_by_its_slug() {
        for game in GameId::ALL {
            assert_eq!(name_of_slug(game.slug()), about(game).name);
        }
        assert_eq!(name_of_slug("war"), "war");
    }
}
