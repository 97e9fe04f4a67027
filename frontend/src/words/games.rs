//! What the games are called, and what they are like in a few words.

use engine::bot::Level;
use engine::catalogue::GameId;

/// The game's name.
pub const fn name(game: GameId) -> &'static str {
    match game {
        GameId::FoolsGambit => "Fools Gambit",
        GameId::DualDuel => "Dual Duel",
        GameId::HeadsUpDuel => "Heads Up Duel",
        GameId::GoldRushShootOut => "Gold Rush Shoot Out",
        GameId::Duel52 => "Duel 52",
    }
}

/// The name of the game that goes by a slug; the slug itself for a game not known here.
pub fn name_of_slug(slug: &str) -> &str {
    match GameId::of_slug(slug) {
        Some(game) => name(game),
        None => slug,
    }
}

/// What the game is about, in a sentence.
pub const fn gist(game: GameId) -> &'static str {
    match game {
        GameId::FoolsGambit => {
            "Three cards: one to fight, one to lose, one to change your mind with. \
             And three ranks that turn a duel on its head."
        }
        GameId::DualDuel => {
            "You pick half of your rival’s pair, and your rival half of yours. Two wild cards may \
             put it right."
        }
        GameId::HeadsUpDuel => {
            "Trade your way to a deck, buy on the black market, then face one opponent."
        }
        GameId::GoldRushShootOut => {
            "Bullet or blank? Aim, stare, and split the loot among those still standing."
        }
        GameId::Duel52 => {
            "Three lanes and fifty-two fighters, each with a power that nobody sees until it \
             turns up."
        }
    }
}

/// How many play it.
pub const fn players(game: GameId) -> &'static str {
    match game {
        GameId::FoolsGambit | GameId::DualDuel | GameId::Duel52 => "2 players",
        GameId::HeadsUpDuel => "2 to 8 players",
        GameId::GoldRushShootOut => "3 to 8 players",
    }
}

/// How long it takes.
pub const fn length(game: GameId) -> &'static str {
    match game {
        GameId::FoolsGambit => "10 minutes",
        GameId::DualDuel => "20 minutes a duel",
        GameId::HeadsUpDuel => "10 minutes to an hour",
        GameId::GoldRushShootOut | GameId::Duel52 => "30 minutes",
    }
}

/// Who made it.
pub const fn author(game: GameId) -> &'static str {
    match game {
        GameId::FoolsGambit => "shion-wild",
        GameId::DualDuel => "Zero",
        GameId::HeadsUpDuel | GameId::GoldRushShootOut => "Craig Arthur",
        GameId::Duel52 => "Judd Madden and Nina Riddell",
    }
}

/// How many play it, how long it takes, and who made it.
pub fn facts(game: GameId) -> String {
    format!("{} · {} · by {}", players(game), length(game), author(game))
}

/// How a bot's level is called.
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Novice => "Novice",
        Level::Regular => "Regular",
        Level::Sharp => "Sharp",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_named_by_its_slug() {
        for game in GameId::ALL {
            assert_eq!(name_of_slug(game.slug()), name(game));
        }
        assert_eq!(name_of_slug("war"), "war");
    }
}
