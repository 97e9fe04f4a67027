//! An evening: people and the games that they play one after the other. Like a game, an evening has a key of its own in
//! the store. It keeps the results of its games, even of deleted ones. In a season, seats bring the tokens that earlier
//! games have left them (`standings.rs`).

mod bets;
mod deal;
mod evening;
mod here;
mod merge;
mod standings;
mod store;

use engine::bot::{Level, Style};
use engine::catalogue::GameId;
use engine::record::{BadName, Name, Player};
use engine::seat::Seat;

use super::people::{Look, People, comparable};
use super::saves::SaveId;

pub use deal::NoDeal;
pub use evening::{
    Bet, Evening, EveningGame, EveningSeason, GameScore, GameStatus, Guest, NextDeal, PlannedGame,
};
pub use here::{begin, change, deal, delete, export, list, note_result, open, settle};
pub use merge::{EveningCounts, MOST_GAMES, merge};
pub use standings::{Column, HeadToHead, Standings, StandingsRow};
pub use store::{UnderWay, under_way};

/// The most guests of an evening: one for each look.
pub const MOST_GUESTS: usize = Look::COUNT as usize;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the guest can't come")]
pub enum GuestError {
    /// There are no looks left to tell guests apart.
    Full,
    /// A guest who is here has that name.
    SameName,
}

impl GameScore {
    /// Whether the score fits a game with this number of seats.
    fn fits(&self, seats: usize) -> bool {
        self.ranks.len() == seats
            && (self.left.is_empty() || self.left.len() == seats)
            && self.ranks.iter().all(|rank| (1..=seats).contains(&usize::from(*rank)))
    }
}

impl Guest {
    pub fn person(id: &str, name: &str, look: Look) -> Self {
        let (id, name) = (id.to_owned(), name.to_owned());
        Self { person: Some(id), name, look, bot: None, is_here: true }
    }

    pub fn bot(name: &str, look: Look, level: Level, style: Style) -> Self {
        let bot = match style {
            Style::Even => level.word().to_owned(),
            style => format!("{}/{}", level.word(), style.word()),
        };
        Self { person: None, name: name.to_owned(), look, bot: Some(bot), is_here: true }
    }

    /// Whether the two are the same person or bot.
    pub fn is_same(&self, other: &Self) -> bool {
        self.person == other.person && (self.person.is_some() || self.has_same_name(other))
    }

    /// Whether their names clash, so that they can't play in one game.
    fn has_same_name(&self, other: &Self) -> bool {
        comparable(&self.name) == comparable(&other.name)
    }

    /// A bot's level; `None` for a person.
    pub fn level(&self) -> Option<Level> {
        let words = self.bot.as_deref()?;
        Level::from_word(words.split('/').next()?)
    }

    /// The guest as a record's player. Fails only in a damaged evening.
    pub fn player(&self) -> Result<Player, BadName> {
        match &self.bot {
            Some(words) => format!("bot:{words} {}", self.name).parse(),
            None => Ok(Player::Person(self.name.parse()?)),
        }
    }
}

impl EveningGame {
    /// The game, if this build has it.
    pub fn id(&self) -> Option<GameId> {
        GameId::from_slug(&self.game)
    }

    pub fn save_id(&self) -> Option<SaveId> {
        self.save.parse().ok()
    }

    pub fn score(&self) -> Option<&GameScore> {
        match &self.ending {
            GameStatus::Over(score) => Some(score),
            GameStatus::Running | GameStatus::CalledOff => None,
        }
    }
}

impl Evening {
    /// Whether the evening's lists fit together.
    fn is_valid(&self) -> bool {
        let can_play = |guest: &Guest| guest.name.parse::<Name>().is_ok() && guest.player().is_ok();
        // Each guest has one bet at most, on a guest.
        let bets_fit = |bets: &[Bet]| {
            bets.iter().all(|bet| bet.on < self.guests.len())
                && self.are_guests(&bets.iter().map(|bet| bet.guest).collect::<Vec<_>>())
        };
        let game_fits = |game: &EveningGame| {
            game.seats.len() <= usize::from(Seat::MOST)
                && self.are_guests(&game.seats)
                && (game.brought.is_empty() || game.brought.len() == game.seats.len())
                && game.score().is_none_or(|score| score.fits(game.seats.len()))
                && bets_fit(&game.bets)
                && game.bets.iter().all(|bet| bet.fits(&game.seats))
        };
        self.guests.len() <= MOST_GUESTS
            && self.guests.iter().all(can_play)
            && self.games.iter().all(game_fits)
            && self.planned.iter().all(|planned| self.are_guests(&planned.seats))
            && bets_fit(&self.bets)
    }

    /// Whether these are distinct indices among the guests.
    fn are_guests(&self, indices: &[usize]) -> bool {
        indices
            .iter()
            .enumerate()
            .all(|(at, guest)| *guest < self.guests.len() && !indices[..at].contains(guest))
    }

    /// Updates the guests' looks from this device's people, and their names, unless another guest has the new one.
    pub fn update_from_people(&mut self, people: &People) {
        for at in 0..self.guests.len() {
            let guest = &self.guests[at];
            let person = guest.person.as_deref().and_then(|id| people.with_id(id));
            let Some(person) = person.cloned() else { continue };
            let name = comparable(&person.name);
            let has_same_name =
                |(other, guest): (usize, &Guest)| other != at && comparable(&guest.name) == name;
            if !self.guests.iter().enumerate().any(has_same_name) {
                self.guests[at].name = person.name;
            }
            self.guests[at].look = person.look;
        }
    }

    /// Adds a guest, or marks one who went home as here again. On an error nothing has changed.
    pub fn add_guest(&mut self, guest: Guest) -> Result<(), GuestError> {
        let known = self.guests.iter().position(|known| known.is_same(&guest));
        let is_taken = |(at, other): (usize, &Guest)| {
            other.is_here && Some(at) != known && other.has_same_name(&guest)
        };
        if self.guests.iter().enumerate().any(is_taken) {
            return Err(GuestError::SameName);
        }
        match known {
            Some(at) => self.guests[at].is_here = true,
            None if self.guests.len() < MOST_GUESTS => self.guests.push(guest),
            None => return Err(GuestError::Full),
        }
        Ok(())
    }

    /// The bots' level; regular if there are no bots.
    pub fn level(&self) -> Level {
        self.guests.iter().find_map(Guest::level).unwrap_or(Level::Regular)
    }

    /// Sets the bots' level from the next game on.
    pub fn set_level(&mut self, level: Level) {
        for bot in self.guests.iter_mut().filter_map(|guest| guest.bot.as_mut()) {
            let end = bot.find('/').unwrap_or(bot.len());
            bot.replace_range(..end, level.word());
        }
    }

    /// Sends a guest home; their wins stay in the standings. Removes a guest who has neither played nor bet.
    pub fn remove_guest(&mut self, at: usize) {
        let takes_part = |game: &EveningGame| {
            game.seats.contains(&at) || game.bets.iter().any(|bet| bet.guest == at)
        };
        self.bets.retain(|bet| bet.guest != at && bet.on != at);
        if self.games.iter().any(takes_part) {
            self.guests[at].is_here = false;
        } else {
            self.remove_from_list(at);
        }
    }

    /// Removes a guest from the list; later ones move up.
    fn remove_from_list(&mut self, removed: usize) {
        self.guests.remove(removed);
        let move_up = move |guest: &mut usize| *guest -= usize::from(*guest > removed);
        for planned in &mut self.planned {
            planned.seats.retain(|guest| *guest != removed);
            planned.seats.iter_mut().for_each(move_up);
        }
        for game in &mut self.games {
            game.seats.iter_mut().for_each(move_up);
        }
        let game_bets = self.games.iter_mut().flat_map(|game| &mut game.bets);
        for bet in self.bets.iter_mut().chain(game_bets) {
            move_up(&mut bet.guest);
            move_up(&mut bet.on);
        }
    }

    /// The guests who are here, as indices.
    pub fn guests_here(&self) -> impl Iterator<Item = usize> {
        (0..self.guests.len()).filter(|at| self.guests[*at].is_here)
    }

    /// The running game; the next one can be dealt once it has ended.
    pub fn running(&self) -> Option<&EveningGame> {
        self.games.iter().find(|game| game.ending == GameStatus::Running)
    }

    /// Calls off a running game, which then counts for nothing.
    pub fn call_off(&mut self, running: &EveningGame) {
        let is_same_game =
            |game: &&mut EveningGame| (&game.seed, &game.save) == (&running.seed, &running.save);
        if let Some(game) = self.games.iter_mut().find(is_same_game)
            && game.ending == GameStatus::Running
        {
            game.ending = GameStatus::CalledOff;
        }
    }

    /// The index of a guest; `None` for one who isn't here.
    pub fn index_of(&self, guest: &Guest) -> Option<usize> {
        self.guests.iter().position(|known| known.is_here && known.is_same(guest))
    }

    /// The next game with this evening's indices, chosen when the evening was as `shown`: another tab may have removed
    /// guests since. `None` if one of the players is no longer here.
    pub fn with_present_seats(&self, shown: &Self, next: &NextDeal) -> Option<NextDeal> {
        let index = |at: &usize| self.index_of(shown.guests.get(*at)?);
        let seats = next.seats.iter().map(index).collect::<Option<_>>()?;
        Some(NextDeal { seats, ..next.clone() })
    }
}

#[cfg(test)]
pub(crate) mod testing {
    use engine::chance::Seed;

    use super::*;
    use crate::services::storage::Memory;
    use crate::services::testing::id;

    pub fn evening(names: &[&str]) -> Evening {
        let guest =
            |(at, name): (usize, &&str)| Guest::person(&format!("p{at}"), name, Look::nth(at));
        let guests = names.iter().enumerate().map(guest).collect();
        Evening { guests, created: 5, changed: 5, ..Evening::default() }
    }

    pub fn played(game: &str, seats: &[usize], ranks: &[u8]) -> EveningGame {
        EveningGame {
            save: "a".into(),
            game: game.into(),
            seed: "9f2c04d1a6b3e877".into(),
            options: String::new(),
            seats: seats.to_vec(),
            brought: Vec::new(),
            bets: Vec::new(),
            ending: GameStatus::Over(GameScore { ranks: ranks.to_vec(), left: Vec::new() }),
        }
    }

    pub fn next(game: GameId, seats: &[usize]) -> NextDeal {
        NextDeal { game, seats: seats.to_vec(), options: game.options() }
    }

    /// Deals an evening's next game. Returns the store with the evening and the game.
    pub fn deal(evening: &mut Evening, next: &NextDeal) -> Memory {
        let store = Memory::default();
        evening.deal(&store, &id("eve"), next, (&id("one"), Seed(7), 9)).unwrap();
        store
    }

    /// An evening of Ana and Ben, stored with its first game, in which Ben sits at seat 2.
    pub fn dealt() -> (Memory, Evening) {
        let mut evening = evening(&["Ana", "Ben"]);
        (deal(&mut evening, &next(GameId::FoolsGambit, &[0, 1])), evening)
    }
}

#[cfg(test)]
mod tests {
    use super::testing::{evening, next, played};
    use super::*;
    use crate::services::stored::Stored as _;

    fn names(evening: &Evening) -> Vec<&str> {
        evening.guests_here().map(|at| evening.guests[at].name.as_str()).collect()
    }

    #[test]
    fn people_come_go_home_and_come_back() {
        let mut evening = evening(&["Ana", "Ben", "Cem"]);
        evening.games.push(played("fools-gambit", &[0, 2], &[1, 2]));
        evening.remove_guest(1);
        assert_eq!(evening.games[0].seats, [0, 1], "Cem is the second now");
        evening.remove_guest(0);
        assert_eq!((names(&evening), evening.guests.len()), (vec!["Cem"], 2));
        evening.add_guest(Guest::person("p9", "Dora", Look::nth(3))).unwrap();
        evening.add_guest(Guest::person("p0", "Ana", Look::nth(0))).unwrap();
        assert_eq!(names(&evening), ["Ana", "Cem", "Dora"]);
        for at in evening.guests.len()..=MOST_GUESTS {
            let guest = Guest::person(&format!("p1{at}"), &format!("P{at}"), Look::nth(at));
            let expected = if at < MOST_GUESTS { Ok(()) } else { Err(GuestError::Full) };
            assert_eq!(evening.add_guest(guest), expected);
        }
    }

    #[test]
    fn a_game_that_was_chosen_is_dealt_to_the_same_people() {
        let shown = evening(&["Ana", "Ben", "Cem"]);
        let mut now = shown.clone();
        now.remove_guest(0);
        let next = |seats: &[usize]| next(GameId::DualDuel, seats);
        assert_eq!(now.with_present_seats(&shown, &next(&[2, 1])), Some(next(&[1, 0])));
        assert_eq!(now.with_present_seats(&shown, &next(&[0, 1])), None, "Ana went home");
    }

    #[test]
    fn a_person_is_not_the_bot_of_that_name() {
        let mut evening = evening(&["Ana"]);
        let bot = Guest::bot("Hattie", Look::nth(5), Level::Regular, Style::Bold);
        let hattie = Guest::person("p7", "hattie", Look::nth(6));
        evening.add_guest(bot.clone()).unwrap();
        evening.add_guest(bot.clone()).unwrap();
        assert_eq!(evening.guests.len(), 2, "a bot that is here comes no second time");
        assert_eq!(evening.add_guest(hattie.clone()), Err(GuestError::SameName));
        evening.remove_guest(1);
        evening.add_guest(hattie).unwrap();
        assert_eq!(evening.add_guest(bot), Err(GuestError::SameName));
        assert_eq!(evening.guests[1].bot, None);
    }

    #[test]
    fn bots_of_an_evening_play_as_well_as_is_chosen() {
        let mut evening = evening(&["Ana"]);
        assert_eq!(evening.level(), Level::Regular);
        for (name, style) in [("Hattie", Style::Bold), ("Boone", Style::Even)] {
            evening.add_guest(Guest::bot(name, Look::nth(5), Level::Beginner, style)).unwrap();
        }
        evening.set_level(Level::Sharp);
        assert_eq!(evening.level(), Level::Sharp);
        let players = evening.guests.iter().map(|guest| guest.player().unwrap().to_string());
        let bots: Vec<_> = players.collect();
        assert_eq!(bots, ["Ana", "bot:sharp/bold Hattie", "bot:sharp Boone"]);
    }

    #[test]
    fn a_renamed_guest_stays_the_same() {
        let mut accented = evening(&["Ana", "Zoë"]);
        let mut evening = evening(&["Ana", "Ben"]);
        let text = r#"[{"id":"p0","name":"Anna","look":9},{"id":"p7","name":"Zoe","look":1}]"#;
        let mut people = People::read(text).unwrap();
        evening.update_from_people(&people);
        assert_eq!(names(&evening), ["Anna", "Ben"]);
        assert_eq!(evening.guests[0].look, Look::nth(8));
        people.rename("p0", "Ben").unwrap();
        evening.update_from_people(&people);
        assert_eq!(names(&evening), ["Anna", "Ben"], "two of a name could not play");
        people.rename("p0", "ZOË").unwrap();
        accented.update_from_people(&people);
        assert_eq!(names(&accented), ["Ana", "Zoë"], "nor could two that differ in case alone");
    }

    #[test]
    fn only_one_game_goes_on_at_a_time_and_it_can_be_called_off() {
        let mut evening = evening(&["Ana", "Ben"]);
        let ending = GameStatus::Running;
        evening.games.push(EveningGame { ending, ..played("duel-52", &[0, 1], &[1, 2]) });
        assert!(evening.running().is_some());
        let running = evening.games[0].clone();
        let other = EveningGame { seed: "0".into(), ..running.clone() };
        evening.call_off(&other);
        assert!(evening.running().is_some(), "another tab has called it off and dealt anew");
        evening.call_off(&running);
        assert_eq!((evening.running(), &evening.games[0].ending), (None, &GameStatus::CalledOff));
    }
}
