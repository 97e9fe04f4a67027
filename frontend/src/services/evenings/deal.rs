//! Dealing an evening's next game: suggestions, the plan, and the players' order.

use engine::catalogue::{AnyGame, AnyOptions, GameId};
use engine::chance::Seed;
use engine::options::{Options as _, Values};
use engine::record::Record;
use engine::season::Brought;

use super::store;
use super::{Evening, EveningGame, GameStatus, MOST_GAMES, NextDeal, PlannedGame};
use crate::services::chance::NoChance;
use crate::services::people::Seating;
use crate::services::saves::{self, Save, SaveId};
use crate::services::storage::{Store, StoreError};

const MOST_PLANNED: usize = 20;

impl PlannedGame {
    pub fn id(&self) -> Option<GameId> {
        GameId::from_slug(&self.game)
    }
}

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

/// A game's options from a text, or its usual ones if the text is unreadable.
fn read_options(game: GameId, text: &str) -> AnyOptions {
    let options = game.options();
    let values = Values::read(options.fields(), text);
    values.map_or_else(|_| options.clone(), |values| options.with_values(&values))
}

impl Evening {
    /// The next seat order of these guests: the last game's order with newcomers last, moved on by one seat.
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

    /// The options with which the evening last played the game, or else the usual ones.
    pub fn options_of(&self, game: GameId) -> AnyOptions {
        let last = self.games.iter().rev().find(|played| played.id() == Some(game));
        let options = last.map_or(game.options(), |last| read_options(game, &last.options));
        let mut values = options.values();
        // Clears the tokens brought to the last game. This fails only for a game without tokens.
        let _ = Brought::set(&mut values, &[]);
        options.with_values(&values)
    }

    pub fn rematch(&self) -> Option<NextDeal> {
        self.next_for_last_people(self.games.last()?.id()?)
    }

    /// Suggests the first planned game if it fits. Otherwise, for the last game's people, the least played of the other
    /// games; of several, the first after the last game in the catalogue.
    pub fn suggest(&self) -> Option<NextDeal> {
        self.next_planned().filter(NextDeal::fits).or_else(|| self.least_played())
    }

    fn least_played(&self) -> Option<NextDeal> {
        let last = self.games.last()?.id()?;
        let play_count = |next: &NextDeal| {
            self.games.iter().filter(|played| played.id() == Some(next.game)).count()
        };
        let games = GameId::ALL.iter().cycle().skip(last as usize + 1).take(GameId::ALL.len() - 1);
        games.filter_map(|game| self.next_for_last_people(*game)).min_by_key(play_count)
    }

    /// This game for the last game's people, if all are here and the game allows their number.
    fn next_for_last_people(&self, game: GameId) -> Option<NextDeal> {
        let last = &self.games.last()?.seats;
        let are_all_here = last.iter().all(|guest| self.guests[*guest].is_here);
        let next = |options| NextDeal { game, seats: self.seat_order(last), options };
        // Options that don't allow this number of players give way to the usual ones.
        let mut deals = [self.options_of(game), game.options()].into_iter().map(next);
        deals.find(NextDeal::fits).filter(|_| are_all_here)
    }

    /// Appends a game to the plan. Returns whether there was room.
    pub fn plan(&mut self, next: &NextDeal) -> bool {
        let has_room = self.planned.len() < MOST_PLANNED;
        if has_room {
            self.planned.push(PlannedGame {
                game: next.game.slug().to_owned(),
                options: next.options.values().to_string(),
                seats: next.seats.clone(),
            });
        }
        has_room
    }

    /// The first planned game, for those of its guests who are here.
    pub fn next_planned(&self) -> Option<NextDeal> {
        let planned = self.planned.first()?;
        let game = planned.id()?;
        let is_here = |guest: &usize| self.guests.get(*guest).is_some_and(|guest| guest.is_here);
        let joining: Vec<_> = planned.seats.iter().copied().filter(is_here).collect();
        let options = read_options(game, &planned.options);
        Some(NextDeal { game, seats: self.seat_order(&joining), options })
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
        let mut values = next.options.values();
        let halves = self.season.map(|_| self.half_tokens_to_bring(&next.seats));
        let brought = halves.filter(|halves| Brought::set(&mut values, halves).is_ok());
        let options = next.options.with_values(&values);
        let record = Record::<AnyGame> { options, players, seed, decisions: Vec::new() };
        record.deal().map_err(|_| NoDeal::Seats)?;
        Ok((record, brought.unwrap_or_default()))
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
        // Takes this game off the plan if the plan begins with it.
        if self.planned.first().is_some_and(|planned| planned.id() == Some(next.game)) {
            self.planned.remove(0);
        }
        // Drops the open bets that don't fit this game.
        let mut bets = std::mem::take(&mut self.bets);
        bets.retain(|bet| bet.fits(&next.seats));
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
    use crate::services::evenings::testing::{deal, evening, next, played};
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
        assert_eq!((evening.rematch(), evening.suggest()), (None, None));
        evening.games.push(played("fools-gambit", &[0, 1], &[1, 2]));
        assert_eq!(evening.suggest().unwrap().game, GameId::DualDuel);
        assert_eq!(evening.suggest().unwrap().seats, [1, 0]);
        evening.games.push(played("dual-duel", &[1, 0], &[1, 2]));
        evening.games.push(played("heads-up-duel", &[0, 1], &[1, 2]));
        assert_eq!(evening.suggest().unwrap().game, GameId::Duel52, "the gold rush is for three");
        assert_eq!(evening.rematch().unwrap().game, GameId::HeadsUpDuel);
        evening.games.push(played("gold-rush-shoot-out", &[0, 1, 2], &[1, 2, 3]));
        assert_eq!(evening.suggest(), None, "nothing else is for three");
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
    fn in_a_season_everybody_brings_their_own() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        evening.season = Some(EveningSeason { halves: 3, house_rule: true });
        evening.games.push(played("fools-gambit", &[0, 1], &[2, 1]));
        let next = next(GameId::HeadsUpDuel, &[3, 2, 1, 0]);
        let (record, brought) = evening.record(&next, Seed(1)).unwrap();
        assert_eq!(brought, [3, 3, 5, 3]);
        assert!(record.options.values().to_string().contains(" brought=3,3,5,3 "));
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

    #[test]
    fn games_are_played_in_the_order_of_the_plan() {
        let mut evening = evening(&["Ana", "Ben", "Cem"]);
        let games = |evening: &Evening| -> Vec<_> {
            evening.planned.iter().filter_map(PlannedGame::id).collect()
        };
        assert_eq!(evening.next_planned(), None);
        let [fools, rush] = [GameId::FoolsGambit, GameId::GoldRushShootOut];
        for next in [next(fools, &[0, 1]), next(rush, &[0, 1, 2])] {
            assert!(evening.plan(&next));
        }
        assert_eq!(evening.suggest(), evening.next_planned(), "the plan comes first");
        let first = evening.next_planned().unwrap();
        deal(&mut evening, &first);
        assert_eq!(games(&evening), [rush]);
        let running = evening.games[0].clone();
        evening.call_off(&running);
        deal(&mut evening, &next(GameId::DualDuel, &[0, 1]));
        assert_eq!(games(&evening), [rush], "another game came between");
    }

    #[test]
    fn plans_do_not_wait_for_guests_who_left() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        evening.plan(&next(GameId::GoldRushShootOut, &[0, 1, 2, 3]));
        evening.remove_guest(1);
        let planned = evening.next_planned().unwrap();
        assert_eq!(planned.seats, [0, 1, 2], "Ben had not played, so that Cem and Dora moved up");
        evening.guests[2].is_here = false;
        assert_eq!(evening.next_planned().unwrap().seats, [0, 1]);
    }

    #[test]
    fn a_plan_keeps_options_and_has_an_end() {
        let mut evening = evening(&["Ana", "Ben"]);
        let options = options(GameId::FoolsGambit, "deck=full");
        let full = NextDeal { options, ..next(GameId::FoolsGambit, &[0, 1]) };
        for _ in 0..MOST_PLANNED {
            assert!(evening.plan(&full));
        }
        assert!(!evening.plan(&full));
        assert_eq!(evening.next_planned(), Some(full));
        evening.planned[0].game = "bridge".into();
        assert_eq!(evening.next_planned(), None, "no game of this build");
    }
}
