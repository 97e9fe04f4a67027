//! New games on this device: dealt here, or brought here.

use engine::catalogue::{AnyGame, AnyOptions, GameId};
use engine::chance::Seed;
use engine::options::Options as _;
use engine::record::{Name, Player, Record};
use engine::seat::Seat;
use wasm_bindgen_futures::spawn_local;

use super::super::by_link::{self, ByLink, invite_again};
use super::super::chance::{NotDealt, RandomSource, fresh_id};
use super::super::daily::{self, DailyDeals, Date};
use super::super::learn::Learning;
use super::super::people::{People, Seating};
use super::super::saves::{self, Local, Save, SaveId, Summary};
use super::super::storage::{Store, StoreError, is_lasting, with_device};
use super::super::stored;
use super::super::{clock, persist};

/// Deals with the device's store and clock. With the first game it asks the browser to keep its storage.
pub fn deal_here<E: From<StoreError>>(
    deal: impl FnOnce(&dyn Store, u64) -> Result<SaveId, E>,
) -> Result<SaveId, E> {
    with_device(|store| {
        let is_first = store.keys()?.iter().all(|key| SaveId::from_key(key).is_none());
        let id = deal(store, clock::now())?;
        if is_first && is_lasting() {
            spawn_local(async {
                persist::ask().await;
            });
        }
        Ok(id)
    })
}

pub struct GameSetup<'a> {
    pub options: AnyOptions,
    pub players: Vec<Player>,
    /// Seats the players. New names are remembered as people.
    pub seat: &'a dyn Fn(&[Player], &mut People) -> Seating,
}

/// Seats the players. If the people can't be read, no new name is remembered.
fn seat_people(store: &dyn Store, setup: &GameSetup<'_>) -> Result<Seating, StoreError> {
    let seat = |people: &mut People| (setup.seat)(&setup.players, people);
    match stored::change(store, seat) {
        Err(StoreError::Unread(_)) => {
            Ok(Seating { people: Vec::new(), ..seat(&mut People::default()) })
        }
        seating => seating,
    }
}

/// Deals a game from this seed, or else from a random one.
pub fn deal(setup: GameSetup<'_>, seed: Option<Seed>) -> Result<SaveId, NotDealt> {
    let seed = seed.map_or_else(|| RandomSource::find().map(RandomSource::seed), Ok)?;
    deal_here(|store, now| {
        let seating = Some(seat_people(store, &setup)?.write());
        let GameSetup { options, players, .. } = setup;
        let game = options.identity().slug;
        let people = players.iter().filter(|player| player.is_person()).count();
        let record = Record::<AnyGame> { options, players, seed, decisions: Vec::new() };
        let id = fresh_id();
        saves::write(store, &id, &Save { seating, ..Save::new(record.to_string(), now) })?;
        Learning::note_dealt(game, &id, people);
        Ok(id)
    })
}

/// Makes the home page's summary of a game by link before its first link is sent.
pub type UnsentSummary = fn(&[Player]) -> Summary;

/// Invites somebody on another device to the other seat.
pub fn invite(setup: GameSetup<'_>, own: Seat, unsent: UnsentSummary) -> Result<SaveId, NotDealt> {
    let chance = RandomSource::find()?;
    deal_here(|store, now| {
        let seating = Some(seat_people(store, &setup)?.write());
        let (id, options) = (fresh_id(), by_link::without_clock(&setup.options));
        let (record, by_link) =
            by_link::invite(&id, options, setup.players, own, &mut || chance.seed().0);
        let (summary, by_link) = (Some(unsent(&record.players)), Some(by_link.write()));
        let save = Save { summary, seating, by_link, ..Save::new(record.to_string(), now) };
        saves::write(store, &id, &save)?;
        Ok(id)
    })
}

#[derive(Clone, Copy, Debug)]
pub struct LastGame<'a> {
    pub id: &'a SaveId,
    pub record: &'a Record<AnyGame>,
    /// Each seat's wins in the series, this game's included.
    pub series: &'a [u32],
    pub by_link: Option<&'a ByLink>,
    /// The onlookers: they join the next game as far as it has room.
    pub newcomers: &'a [Name],
}

/// The record with the first newcomers that the game has room for. Two of the same name are left out: nobody could tell
/// which of them has the seat.
fn with_newcomers(record: Record<AnyGame>, newcomers: &[Name]) -> Record<AnyGame> {
    let is_unique = |name: &&Name| newcomers.iter().filter(|other| other == name).count() == 1;
    let joining = newcomers.iter().filter(is_unique).cloned().map(Player::Person);
    let joining: Vec<_> = joining.filter(|player| !record.players.contains(player)).collect();
    let with_first = |count: usize| {
        let players = [&record.players[..], &joining[..count]].concat();
        Record { players, ..record.clone() }
    };
    let fullest = (1..=joining.len()).rev().map(with_first).find(|record| record.deal().is_ok());
    fullest.unwrap_or(record)
}

/// Deals the same people's next game: all move one seat on, with their looks, their places and the series so far.
pub fn deal_again(last: LastGame<'_>, unsent: UnsentSummary) -> Result<SaveId, NotDealt> {
    let chance = RandomSource::find()?;
    deal_here(|store, now| {
        let Record { options, players, .. } = last.record.clone();
        let mut next =
            Record::<AnyGame> { options, players, seed: chance.seed(), decisions: Vec::new() };
        next.players.rotate_right(1);
        let mut series = last.series.to_vec();
        series.rotate_right(1);
        if last.by_link.is_none() {
            next = with_newcomers(next, last.newcomers);
            series.resize(next.players.len(), 0);
        }
        let local = Local { series, ..Local::default() };
        let seating = saves::load(store, last.id).ok().filter(|saved| saved.seating.is_some());
        let seating = seating.map(|saved| Seating::from_save(&saved).rotated().write());
        let save = Save { local, seating, ..Save::new(next.to_string(), now) };
        let id = fresh_id();
        let save = match last.by_link {
            Some(by_link) => {
                let save = Save { summary: Some(unsent(&next.players)), ..save };
                invite_again(&id, (by_link, last.record), save, &mut || chance.seed().0)
            }
            None => save,
        };
        saves::write(store, &id, &save)?;
        Ok(id)
    })
}

/// Deals the day's game to these players, or finds it if it was begun before.
pub fn deal_of_day(
    (day, game): (Date, GameId),
    players: Vec<Player>,
    label: String,
) -> Result<SaveId, StoreError> {
    deal_here(|store, now| {
        if let Some(begun) = stored::load::<DailyDeals>(store)?.find(day, game.slug()) {
            return Ok(begun.id.clone());
        }
        let (options, seed) = (game.options(), daily::seed(day, game));
        let record = Record::<AnyGame> { options, players, seed, decisions: Vec::new() };
        let id = fresh_id();
        let save = Save { label: Some(label), ..Save::new(record.to_string(), now) };
        saves::write(store, &id, &save)?;
        let begun = daily::begin(store, day, game, &id);
        // This save doesn't count if another tab was faster, or if the storage is full.
        if begun.as_ref() != Ok(&id) {
            saves::delete(store, &id)?;
        }
        begun
    })
}

/// Saves a game that came from outside and was replayed up to its current state.
pub fn save_received(record: &Record<AnyGame>, summary: Summary) -> Result<SaveId, StoreError> {
    let id = fresh_id();
    let save = Save { summary: Some(summary), ..Save::new(record.to_string(), clock::now()) };
    with_device(|store| saves::write(store, &id, &save)).map(|()| id)
}

/// Saves this tab's version of a game that two tabs have played, beside the other tab's.
pub fn save_own_version(own: &Save) -> Result<SaveId, StoreError> {
    let id = fresh_id();
    with_device(|store| saves::write(store, &id, own)).map(|()| id)
}

#[cfg(test)]
mod tests;
