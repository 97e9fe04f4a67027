//! This device's evenings, for the pages.

use engine::record::Player;

use super::deal::NoDeal;
use super::store;
use super::{Evening, EveningGame, EveningSeason, Guest, NextDeal};
use crate::services::chance::{RandomSource, fresh_id};
use crate::services::learn::Learning;
use crate::services::people::People;
use crate::services::saves::{self, SaveId};
use crate::services::storage::{StoreError, with_device};
use crate::services::stored::Stored as _;
use crate::services::{clock, device_data, keys, saved_games};

/// Adds the results of games that have ended since to all evenings.
pub fn settle() -> Result<(), StoreError> {
    with_device(|store| store::settle_all(store, clock::now()))
}

/// All evenings with their games' current results, the last changed first, and the number of unreadable ones.
pub fn list() -> (Vec<(SaveId, Evening)>, usize) {
    with_device(|store| {
        let (mut all, unread) = store::all(store);
        for (id, evening) in all.iter_mut().filter(|(_, evening)| evening.running().is_some()) {
            if let Ok(Some(settled)) = store::refresh(store, id, clock::now()) {
                *evening = settled;
            }
        }
        (all, unread)
    })
}

/// An evening as stored now, with its games' current results (another tab may have played on) and its people's current
/// names and looks.
pub fn open(id: &SaveId) -> Option<Evening> {
    let settled = with_device(|store| store::refresh(store, id, clock::now()));
    let mut evening = settled.ok()??;
    evening.update_from_people(&People::here());
    Some(evening)
}

/// Begins an evening of these people.
pub fn begin(guests: Vec<Guest>, season: Option<EveningSeason>) -> Result<SaveId, StoreError> {
    let id = fresh_id();
    let evening = Evening::new(guests, season, clock::now());
    with_device(|store| store::keep(store, &id, &evening)).map(|()| id)
}

/// Changes an evening as stored now; `None` if there is none. Returns the changed evening even if it can't be stored.
pub fn change(
    id: &SaveId,
    change: impl FnOnce(&mut Evening),
) -> Option<(Evening, Result<(), StoreError>)> {
    let mut evening = open(id)?;
    change(&mut evening);
    evening.changed = clock::now();
    let kept = with_device(|store| store::keep(store, id, &evening));
    Some((evening, kept))
}

/// Deletes an evening; its games stay.
pub fn delete(id: &SaveId) -> Result<(), StoreError> {
    with_device(|store| store.remove(&store::key(id)))
}

/// Deals a game that was chosen on the evening as shown.
pub fn deal(evening_id: &SaveId, (shown, next): (&Evening, &NextDeal)) -> Result<SaveId, NoDeal> {
    let (seed, id) = (RandomSource::find()?.seed(), fresh_id());
    saved_games::deal_here(|store, now| {
        let mut evening = open(evening_id).ok_or(NoDeal::Missing)?;
        let next = evening.follow_seats(shown, next).ok_or(NoDeal::WentHome)?;
        evening.deal(store, evening_id, &next, (&id, seed, now))?;
        let players = next.seats.iter().filter_map(|guest| evening.guests[*guest].player().ok());
        let people = players.filter(Player::is_person).count();
        Learning::note_dealt(next.game.slug(), &id, people);
        Ok(id)
    })
}

/// Adds a saved game's result from its record: the last decision may not be in the store yet. Returns the evening if
/// the game belongs to it.
pub fn note(id: &SaveId, game: (&SaveId, &str)) -> Option<Evening> {
    with_device(|store| store::note(store, id, game, clock::now())).ok()?;
    open(id).filter(|evening| evening.games.iter().any(|played| played.save == game.0.as_str()))
}

/// An evening as a file, with its people and games.
pub fn export(id: &SaveId, evening: &Evening) -> String {
    let save = |id: SaveId| Some((id.key(), saves::encode(&saved_games::open(&id).ok()?)));
    let games: Vec<_> =
        evening.games.iter().filter_map(EveningGame::save_id).filter_map(save).collect();
    let mut more = device_data::all_here();
    let evening_key = store::key(id);
    more.retain(|(key, _)| *key == evening_key);
    let was_there =
        |id: &String| evening.guests.iter().any(|guest| guest.person.as_ref() == Some(id));
    let people = People::here().only(|person| was_there(&person.id));
    more.push((keys::PEOPLE.to_string(), people.write()));
    saves::bundle(&games, &more)
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::super::testing::{evening, next};
    use super::*;
    use crate::services::people::Look;
    use crate::services::storage::new_device;
    use crate::services::stored;
    use crate::services::testing::id;

    fn keep(id: &SaveId, evening: &Evening) {
        with_device(|store| store::keep(store, id, evening)).unwrap();
    }

    fn shown() -> Evening {
        new_device(None);
        let evening = evening(&["Ana", "Ben"]);
        keep(&id("eve"), &evening);
        evening
    }

    #[test]
    fn a_game_is_dealt_noted_in_its_evening_and_belongs_to_it() {
        let shown = shown();
        let game = deal(&id("eve"), (&shown, &next(GameId::FoolsGambit, &[0, 1]))).unwrap();
        let save = saved_games::open(&game).unwrap();
        assert!(Learning::here().is_due(&game), "a group is told how a round goes");
        let running = open(&id("eve")).unwrap();
        assert_eq!(running.running().and_then(EveningGame::save_id).as_ref(), Some(&game));
        let noted = note(&id("eve"), (&game, &format!("{}2 leave\n", save.record))).unwrap();
        assert!(noted.games[0].score().is_some());
        assert_eq!(with_device(|store| store::load(store, &id("eve"))), Some(noted));
    }

    #[test]
    fn a_game_of_another_evening_is_noted_nowhere() {
        let shown = shown();
        assert_eq!(note(&id("eve"), (&id("a"), "facedown 1\n")), None);
        let dealt = deal(&id("none"), (&shown, &next(GameId::FoolsGambit, &[0, 1])));
        assert_eq!(dealt, Err(NoDeal::Missing));
    }

    #[test]
    fn an_evening_is_changed_as_another_tab_has_left_it() {
        let shown = shown();
        keep(&id("eve"), &Evening { title: "Sunday".into(), ..shown });
        let (changed, kept) = change(&id("eve"), |evening| evening.is_over = true).unwrap();
        assert_eq!((&*changed.title, changed.changed, kept), ("Sunday", clock::now(), Ok(())));
        assert_eq!(with_device(|store| store::load(store, &id("eve"))), Some(changed));
        assert!(change(&id("none"), |_| ()).is_none());
    }

    #[test]
    fn a_file_of_an_evening_has_its_games_and_its_people_alone() {
        let shown = shown();
        stored::change_here(|people: &mut People| {
            for name in ["p0", "other"] {
                people.add(&id(name), name, Look::nth(0)).unwrap();
            }
        })
        .unwrap();
        keep(&id("late"), &shown);
        let game = deal(&id("eve"), (&shown, &next(GameId::FoolsGambit, &[0, 1]))).unwrap();
        let text = export(&id("eve"), &open(&id("eve")).unwrap());
        assert!(text.contains(&game.key()) && text.contains(&store::key(&id("eve"))), "{text}");
        assert!(text.contains("p0") && !text.contains("other") && !text.contains("late"), "{text}");
    }
}
