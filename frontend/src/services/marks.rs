//! Marks: the levels of bots that one person has beaten alone, game by game. They are stored a line each, apart from
//! the statistics, which drop old games and can be cleared.

use engine::bot::Level;
use engine::catalogue::GameId;
use engine::record::Player;

use super::keys;
use super::played::PlayedGame;
use super::storage::{Store, StoreError};
use super::stored;
use super::stored_lines::{StoredLine, StoredLines};

pub const MARKS_PER_GAME: usize = Level::ALL.len();

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BeatenLevel {
    pub game: GameId,
    pub level: Level,
}

impl BeatenLevel {
    /// The mark for a finished game in which one person ended ahead of all bots: the weakest bot's level.
    pub fn from_game(played: &PlayedGame) -> Option<Self> {
        let game = GameId::from_slug(&played.slug)?;
        let mut people = played.seats.iter().filter(|(player, _)| player.is_person());
        let (Some((_, own)), None) = (people.next(), people.next()) else { return None };
        let mut weakest = None::<Level>;
        for (player, rank) in &played.seats {
            let Player::Bot(bot) = player else { continue };
            if rank <= own {
                return None;
            }
            weakest = Some(weakest.map_or(bot.level, |level| level.min(bot.level)));
        }
        Some(Self { game, level: weakest? })
    }
}

impl StoredLine for BeatenLevel {
    const KEY: &'static str = keys::MARKS;
    const HEAD: &'static str = "marks 1";

    fn from_line(line: &str) -> Option<Self> {
        let (slug, level) = line.split_once(' ')?;
        Some(Self { game: GameId::from_slug(slug)?, level: Level::from_word(level)? })
    }

    fn to_line(&self) -> String {
        format!("{} {}", self.game.slug(), self.level.word())
    }

    fn is_same(&self, other: &Self) -> bool {
        self == other
    }
}

pub type BeatenLevels = StoredLines<BeatenLevel>;

/// The number of marks by game. A beaten level includes those below it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct MarkCounts([usize; GameId::ALL.len()]);

impl MarkCounts {
    fn from_marks(marks: &[BeatenLevel]) -> Self {
        let mut beaten = Self::default();
        for mark in marks {
            let count = &mut beaten.0[mark.game as usize];
            *count = (*count).max(mark.level as usize + 1);
        }
        beaten
    }

    pub fn here() -> Self {
        Self::from_marks(&stored::here::<BeatenLevels>().unwrap_or_default().items)
    }

    pub const fn count_of(&self, game: GameId) -> usize {
        self.0[game as usize]
    }

    pub fn total(&self) -> usize {
        self.0.iter().sum()
    }

    /// The level to play after a game against `last`: the next higher if `last` is the strongest beaten, else `last`.
    pub fn next_level(&self, game: GameId, last: Level) -> Level {
        let beaten = self.count_of(game);
        let above = Level::ALL.get(beaten).copied();
        above.filter(|_| beaten == last as usize + 1).unwrap_or(last)
    }
}

/// The device's newest mark, and each game's marks before it.
pub fn newest() -> Option<(BeatenLevel, MarkCounts)> {
    let marks = stored::here::<BeatenLevels>().ok()?;
    let (newest, before) = marks.items.split_last()?;
    Some((*newest, MarkCounts::from_marks(before)))
}

/// Notes a mark, once however often it is earned.
pub fn note(store: &dyn Store, mark: BeatenLevel) -> Result<(), StoreError> {
    stored::change(store, |marks: &mut BeatenLevels| {
        marks.add(mark);
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::storage::{new_device, with_device};

    fn earned(text: &str) -> Option<BeatenLevel> {
        let line = format!("00000000000000ff 1700000000 {text}");
        BeatenLevel::from_game(&PlayedGame::from_line(&line).unwrap())
    }

    fn keep(mark: Option<BeatenLevel>) {
        with_device(|store| note(store, mark.unwrap())).unwrap();
    }

    #[test]
    fn one_person_ahead_of_all_bots_earns_the_mark_of_the_weakest() {
        for (game, mark) in [
            ("duel-52 9 1 Ana|2 bot:sharp/bold Boone", Some("sharp")),
            ("gold-rush-shoot-out 9 2 bot:master Flo|1 Ana|3 bot:novice Bo", Some("novice")),
            ("duel-52 9 2 Ana|1 bot:sharp Boone", None),
            ("duel-52 9 1 Ana|1 bot:sharp Boone", None),
            ("duel-52 9 1 Ana|2 Ben", None),
            ("gold-rush-shoot-out 9 1 Ana|2 Ben|3 bot:novice Bo", None),
            ("gold-rush-shoot-out 9 1 bot:sharp Bo|2 bot:novice Flo|3 bot:novice Boone", None),
        ] {
            assert_eq!(earned(game).map(|mark| mark.level.word()), mark, "{game}");
        }
    }

    #[test]
    fn a_mark_is_noted_once() {
        new_device(None);
        for won in ["dual-duel 30 1 Ana|2 bot:regular Otis", "duel-52 9 1 Ana|2 bot:novice Otis"] {
            keep(earned(won));
            keep(earned(won));
        }
        for unknown in ["war novice", "duel-52 genius"] {
            assert_eq!(BeatenLevel::from_line(unknown), None);
        }
        let text = with_device(|store| store.read(keys::MARKS)).unwrap().unwrap();
        assert_eq!(text, "marks 1\ndual-duel regular\nduel-52 novice");
        let beaten = MarkCounts::here();
        assert_eq!((beaten.count_of(GameId::DualDuel), beaten.count_of(GameId::Duel52)), (3, 2));
        assert_eq!((beaten.count_of(GameId::FoolsGambit), beaten.total()), (0, 5));
    }

    #[test]
    fn the_marks_before_the_last_one_are_known() {
        new_device(None);
        assert_eq!(newest(), None);
        for won in ["duel-52 9 1 Ana|2 bot:novice Otis", "duel-52 9 1 Ana|2 bot:sharp Otis"] {
            keep(earned(won));
        }
        let (mark, before) = newest().unwrap();
        assert_eq!((mark.level, before.total(), MarkCounts::here().total()), (Level::Sharp, 2, 4));
    }

    #[test]
    fn the_next_level_follows_the_strongest_that_was_beaten() {
        new_device(None);
        let next = |last| MarkCounts::here().next_level(GameId::Duel52, last);
        assert_eq!(next(Level::Beginner), Level::Beginner);
        keep(BeatenLevel::from_line("duel-52 regular"));
        assert_eq!(next(Level::Regular), Level::Sharp);
        assert_eq!(next(Level::Novice), Level::Novice, "who plays below that wants to");
        assert_eq!(next(Level::Master), Level::Master);
        keep(BeatenLevel::from_line("duel-52 master"));
        assert_eq!(next(Level::Master), Level::Master);
    }
}
