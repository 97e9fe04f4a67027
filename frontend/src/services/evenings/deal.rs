//! Dealing an evening's next game: the game, its players, and their order.

use engine::catalogue::{AnyGame, AnyOptions, GameId};
use engine::chance::Seed;
use engine::options::{Options as _, Values};
use engine::record::Record;
use engine::season::Brought;

use super::store;
use super::{Evening, EveningGame, GameStatus, MOST_GAMES, NextDeal};
use crate::services::chance::NoChance;
use crate::services::people::Seating;
use crate::services::saves::{self, Save, SaveId};
use crate::services::storage::{Store, StoreError};

impl NextDeal {
    /// Whether the game with these options allows this number of players.
    pub fn fits(&self) -> bool {
        u8::try_from(self.seats.len()).is_ok_and(|seats| self.options.seat_counts().contains(seats))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the next game can't be dealt")]
pub enum NoDeal {
    /// The game with these options doesn't allow this number of players.
    Seats,
    /// All players are bots.
    NoPerson,
    Running,
    /// A chosen guest went home, in another tab.
    WentHome,
    /// The evening is at its limit of games.
    TooMany,
    /// The evening no longer exists.
    Missing,
    Chance(#[from] NoChance),
    Store(#[from] StoreError),
}

/// A game's stored options, or its usual ones if they are unreadable.
pub(super) fn read_options(game: GameId, text: &str) -> AnyOptions {
    let options = game.options();
    let values = Values::read(options.fields(), text);
    values.map_or_else(|_| options.clone(), |values| options.with_values(&values))
}

impl Evening {
    /// The next seat order of these guests: as in the last game, newcomers last, then all move on by one seat.
    pub fn seat_order(&self, chosen: &[usize]) -> Vec<usize> {
        let Some(last) = self.games.last() else { return chosen.to_vec() };
        let staying = last.seats.iter().filter(|guest| chosen.contains(guest));
        let newcomers = chosen.iter().filter(|guest| !last.seats.contains(guest));
        let mut seats: Vec<usize> = staying.chain(newcomers).copied().collect();
        if !seats.is_empty() {
            seats.rotate_right(1);
        }
        seats
    }

    /// The game's latest options in this evening, else its usual ones.
    pub fn options_of(&self, game: GameId) -> AnyOptions {
        let last = self.games.iter().rev().find(|played| played.id() == Some(game));
        let options = last.map_or(game.options(), |last| read_options(game, &last.options));
        let mut values = options.values();
        // The tokens of that game don't apply now; a game without tokens has none to clear.
        let _ = Brought::set(&mut values, &[]);
        options.with_values(&values)
    }

    pub fn rematch(&self) -> Option<NextDeal> {
        let last = self.games.last()?;
        let game = last.id()?;
        self.next_of(game, self.options_of(game))
    }

    /// The planned next game. Without one, the least played of the other games, for the same people; of several, the
    /// first after the last game in the catalogue.
    pub fn following(&self) -> Option<NextDeal> {
        self.next_planned().filter(NextDeal::fits).or_else(|| self.least_played())
    }

    fn least_played(&self) -> Option<NextDeal> {
        let last = self.games.last()?.id()?;
        let times =
            |game: &GameId| self.games.iter().filter(|played| played.id() == Some(*game)).count();
        let games = GameId::ALL.iter().cycle().skip(last as usize + 1).take(GameId::ALL.len() - 1);
        let possible = games.filter_map(|game| {
            let next = self.next_of(*game, self.options_of(*game))?;
            Some((times(game), next))
        });
        possible.min_by_key(|(times, _)| *times).map(|(_, next)| next)
    }

    /// This game for the last game's people, if all are here and it allows their number.
    fn next_of(&self, game: GameId, options: AnyOptions) -> Option<NextDeal> {
        let last = self.games.last()?;
        let are_all_here = last.seats.iter().all(|guest| self.guests[*guest].is_here);
        let count = u8::try_from(last.seats.len()).ok()?;
        // Options that don't allow this number of players give way to the usual ones.
        let options = [options, game.options()]
            .into_iter()
            .find(|options| options.seat_counts().contains(count))?;
        are_all_here.then(|| NextDeal { game, seats: self.seat_order(&last.seats), options })
    }

    /// The record of the next game, and the half tokens that each seat brings in a season.
    fn record(&self, next: &NextDeal, seed: Seed) -> Result<(Record<AnyGame>, Vec<u8>), NoDeal> {
        if self.running().is_some() {
            return Err(NoDeal::Running);
        }
        if self.games.len() >= MOST_GAMES {
            return Err(NoDeal::TooMany);
        }
        let guests = next.seats.iter().filter_map(|guest| self.guests.get(*guest));
        let players: Vec<_> = guests.filter_map(|guest| guest.player().ok()).collect();
        if !players.iter().any(engine::record::Player::is_person) {
            return Err(NoDeal::NoPerson);
        }
        let (mut values, mut brought) = (next.options.values(), Vec::new());
        if self.season.is_some() {
            let brings = self.brings(&next.seats);
            if Brought::set(&mut values, &brings).is_ok() {
                brought = brings;
            }
        }
        let options = next.options.with_values(&values);
        let record = Record::<AnyGame> { options, players, seed, decisions: Vec::new() };
        record.deal().map_err(|_| NoDeal::Seats)?;
        Ok((record, brought))
    }

    /// Deals a game, and notes it in the evening. If it fails for another reason than the store, nothing has changed.
    pub fn deal(
        &mut self,
        store: &dyn Store,
        evening_id: &SaveId,
        next: &NextDeal,
        (id, seed, now): (&SaveId, Seed, u64),
    ) -> Result<(), NoDeal> {
        let (record, brought) = self.record(next, seed)?;
        let looks = next.seats.iter().map(|guest| self.guests[*guest].look).collect();
        let people = next.seats.iter().map(|guest| self.guests[*guest].person.clone()).collect();
        let seating =
            Seating { looks, people, evening: Some(evening_id.to_string()), ..Seating::default() };
        let seating = Some(seating.write());
        let save = Save { seating, ..Save::new(record.to_string(), now) };
        self.drop_planned(next);
        let bets = self.take_bets(&next.seats);
        self.games.push(EveningGame {
            save: id.to_string(),
            game: next.game.slug().to_owned(),
            seed: seed.to_string(),
            options: record.options.values().to_string(),
            seats: next.seats.clone(),
            brought,
            bets,
            ending: GameStatus::Running,
        });
        self.is_over = false;
        self.changed = now;
        saves::write(store, id, &save)?;
        store::save(store, evening_id, self)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::evenings::EveningSeason;
    use crate::services::evenings::store::load;
    use crate::services::evenings::testing::{evening, next, played};
    use crate::services::storage::Memory;
    use crate::services::testing::{id, options};

    #[test]
    fn seats_rotate_and_newcomers_sit_last() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        assert_eq!(evening.seat_order(&[1, 0]), [1, 0]);
        evening.games.push(played("gold-rush-shoot-out", &[2, 0, 1], &[1, 2, 3]));
        assert_eq!(evening.seat_order(&[0, 1, 2]), [1, 2, 0]);
        assert_eq!(evening.seat_order(&[0, 2, 3]), [3, 2, 0]);
        assert_eq!(evening.seat_order(&[]), [0; 0]);
    }

    #[test]
    fn the_suggested_game_fits_the_guests_and_was_played_least() {
        let mut evening = evening(&["Ana", "Ben", "Cem"]);
        assert_eq!((evening.rematch(), evening.following()), (None, None));
        evening.games.push(played("fools-gambit", &[0, 1], &[1, 2]));
        assert_eq!(evening.following().unwrap().game, GameId::DualDuel);
        assert_eq!(evening.following().unwrap().seats, [1, 0]);
        evening.games.push(played("dual-duel", &[1, 0], &[1, 2]));
        evening.games.push(played("heads-up-duel", &[0, 1], &[1, 2]));
        assert_eq!(evening.following().unwrap().game, GameId::Duel52, "the gold rush is for three");
        assert_eq!(evening.rematch().unwrap().game, GameId::HeadsUpDuel);
        evening.games.push(played("gold-rush-shoot-out", &[0, 1, 2], &[1, 2, 3]));
        assert_eq!(evening.following(), None, "nothing else is for three");
        evening.remove_guest(2);
        assert_eq!(evening.rematch(), None, "Cem went home");
    }

    #[test]
    fn a_game_is_dealt_and_the_next_one_waits_for_it() {
        let store = Memory::default();
        let (evening_id, first) = (id("eve"), id("one"));
        let mut evening = evening(&["Ana", "Ben"]);
        let options = options(GameId::FoolsGambit, "deck=full");
        let next = NextDeal { options, ..next(GameId::FoolsGambit, &[1, 0]) };
        evening.deal(&store, &evening_id, &next, (&first, Seed(7), 9)).unwrap();
        let save = saves::load(&store, &first).unwrap();
        assert!(save.record.contains("\nseats Ben | Ana\n") && save.record.contains("deck=full"));
        let seating = Seating::from_save(&save);
        assert_eq!(seating.people, [Some("p1".to_owned()), Some("p0".to_owned())]);
        assert_eq!((seating.evening.as_deref(), seating.looks.len()), (Some("eve"), 2));
        assert_eq!(load(&store, &evening_id), Some(evening.clone()));
        let again = evening.deal(&store, &evening_id, &next, (&id("two"), Seed(8), 9));
        assert_eq!(again, Err(NoDeal::Running));
        assert_eq!(evening.options_of(GameId::FoolsGambit), next.options, "as it was played last");
    }

    #[test]
    fn in_a_season_everybody_brings_their_own_where_the_game_knows_tokens() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        evening.season = Some(EveningSeason { halves: 3, house_rule: true });
        evening.games.push(played("fools-gambit", &[0, 1], &[2, 1]));
        let line = |game: GameId, seats: &[usize]| {
            let (record, brought) = evening.record(&next(game, seats), Seed(1)).unwrap();
            (record.options.values().to_string(), brought)
        };
        let (options, brought) = line(GameId::HeadsUpDuel, &[3, 2, 1, 0]);
        assert!(options.contains(" brought=3,3,5,3 "), "{options}");
        assert_eq!(brought, [3, 3, 5, 3]);
        let (options, _) = line(GameId::GoldRushShootOut, &[1, 0, 2]);
        assert!(options.contains(" brought=5,3,3"), "{options}");
        assert_eq!(line(GameId::Duel52, &[0, 1]).1, [0; 0]);
    }

    #[test]
    fn a_game_for_others_or_for_bots_alone_is_an_error() {
        let mut evening = evening(&["Ana", "Ben", "Cem"]);
        let next = |seats| next(GameId::FoolsGambit, seats);
        assert_eq!(evening.record(&next(&[0, 1, 2]), Seed(1)).unwrap_err(), NoDeal::Seats);
        for guest in &mut evening.guests {
            guest.bot = Some("regular".into());
        }
        assert_eq!(evening.record(&next(&[0, 1]), Seed(1)).unwrap_err(), NoDeal::NoPerson);
    }
}
