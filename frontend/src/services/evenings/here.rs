//! This device's evenings, for the pages.

use engine::record::Player;

use super::deal::NoDeal;
use super::store;
use super::{Evening, EveningGame, EveningSeason, GameStatus, Guest, NextDeal};
use crate::services::chance::{RandomSource, fresh_id};
use crate::services::learn::Learning;
use crate::services::people::People;
use crate::services::saves::{self, SaveId};
use crate::services::storage::{StoreError, with_device};
use crate::services::stored::Stored as _;
use crate::services::{clock, device_data, keys, saved_games};

/// Stores the results of games that have ended since their evenings were last stored.
#[inline(never)] // For the split: see docs/size.md.
pub fn settle() -> Result<(), StoreError> {
    with_device(|store| {
        for (id, mut evening) in store::all(store).0 {
            if store::refresh(store, &mut evening)? {
                store::save(store, &id, &evening)?;
            }
        }
        Ok(())
    })
}

/// All evenings with their games' current results, the last changed first, and the number of unreadable ones.
pub fn list() -> (Vec<(SaveId, Evening)>, usize) {
    with_device(|store| {
        let (mut all, unread) = store::all(store);
        for (_, evening) in &mut all {
            // On an error, at least the results that can be read are shown.
            let _ = store::refresh(store, evening);
        }
        (all, unread)
    })
}

/// An evening as stored now, with its games' current results (another tab may have played on) and its people's current
/// names and looks.
pub fn open(id: &SaveId) -> Option<Evening> {
    let mut evening = with_device(|store| {
        let mut evening = store::load(store, id)?;
        store::refresh(store, &mut evening).ok().map(|_| evening)
    })?;
    evening.update_from_people(&People::here());
    Some(evening)
}

pub fn begin(guests: Vec<Guest>, season: Option<EveningSeason>) -> Result<SaveId, StoreError> {
    let id = fresh_id();
    let now = clock::now();
    let evening = Evening { guests, season, created: now, changed: now, ..Evening::default() };
    with_device(|store| store::save(store, &id, &evening)).map(|()| id)
}

/// Changes an evening as stored now; `None` if it isn't stored. Returns the changed evening even if storing it fails.
pub fn change(
    id: &SaveId,
    change: impl FnOnce(&mut Evening),
) -> Option<(Evening, Result<(), StoreError>)> {
    let mut evening = open(id)?;
    change(&mut evening);
    evening.changed = clock::now();
    let saved = with_device(|store| store::save(store, id, &evening));
    Some((evening, saved))
}

/// Deletes an evening; its games stay.
pub fn delete(id: &SaveId) -> Result<(), StoreError> {
    with_device(|store| store.remove(&store::key(id)))
}

/// Deals the game `next`, which was chosen when the evening was as `shown`.
pub fn deal(evening_id: &SaveId, (shown, next): (&Evening, &NextDeal)) -> Result<SaveId, NoDeal> {
    let (seed, id) = (RandomSource::find()?.seed(), fresh_id());
    saved_games::deal_here(|store, now| {
        let mut evening = open(evening_id).ok_or(NoDeal::Missing)?;
        let next = evening.with_present_seats(shown, next).ok_or(NoDeal::WentHome)?;
        evening.deal(store, evening_id, &next, (&id, seed, now))?;
        let players = next.seats.iter().filter_map(|guest| evening.guests[*guest].player().ok());
        let people = players.filter(Player::is_person).count();
        Learning::note_dealt(next.game.slug(), &id, people);
        Ok(id)
    })
}

/// Adds a game's result to its evening, from `record`, since the save may still lack the last decision. Returns the
/// evening; `None` if the evening has no such game.
pub fn note_result(id: &SaveId, (save, record): (&SaveId, &str)) -> Option<Evening> {
    let mut stored = with_device(|store| store::load(store, id))?;
    let game = stored.games.iter_mut().find(|game| game.save == save.as_str())?;
    if game.ending == GameStatus::Running {
        game.ending = store::status_from_record(record);
        stored.changed = clock::now();
        with_device(|store| store::save(store, id, &stored)).ok()?;
    }
    open(id)
}

pub fn export(id: &SaveId, evening: &Evening) -> String {
    let save = |id: SaveId| Some((id.key(), saves::encode(&saved_games::open(&id).ok()?)));
    let games: Vec<_> =
        evening.games.iter().filter_map(EveningGame::save_id).filter_map(save).collect();
    let mut device_data = device_data::all_here();
    let evening_key = store::key(id);
    device_data.retain(|(key, _)| *key == evening_key);
    let was_there =
        |id: &String| evening.guests.iter().any(|guest| guest.person.as_ref() == Some(id));
    let people = People::here().only(|person| was_there(&person.id));
    device_data.push((keys::PEOPLE.to_string(), people.write()));
    saves::bundle(&games, &device_data)
}

#[cfg(test)]
mod tests {
    use engine::catalogue::{AnyGame, GameId};
    use engine::chance::{Dice, Seed};
    use engine::game::{Game as _, Sink};
    use engine::record;

    use super::*;
    use crate::playback::testing::any_decision;
    use crate::services::evenings::Standings;
    use crate::services::evenings::testing::{evening, next};
    use crate::services::people::Look;
    use crate::services::saves::Save;
    use crate::services::storage::new_device;
    use crate::services::stored;
    use crate::services::testing::id;

    fn save(id: &SaveId, evening: &Evening) {
        with_device(|store| store::save(store, id, evening)).unwrap();
    }

    fn stored(name: &str) -> Evening {
        with_device(|store| store::load(store, &id(name))).unwrap()
    }

    fn shown() -> Evening {
        new_device(None);
        let evening = evening(&["Ana", "Ben"]);
        save(&id("eve"), &evening);
        evening
    }

    /// Deals the first game of an evening of Ana and Ben.
    fn dealt() -> SaveId {
        deal(&id("eve"), (&shown(), &next(GameId::FoolsGambit, &[0, 1]))).unwrap()
    }

    /// Saves a game with more decisions.
    fn play_on(game: &SaveId, decisions: &str) {
        with_device(|store| {
            let save = saves::load(store, game).unwrap();
            let save = Save { record: save.record.clone() + decisions, ..save };
            saves::write(store, game, &save).unwrap();
        });
    }

    #[test]
    fn a_result_stays_when_its_game_is_deleted() {
        let game = dealt();
        save(&id("eve"), &Evening { changed: 5, ..stored("eve") });
        settle().unwrap();
        let changed = (stored("eve").changed, open(&id("eve")).unwrap().changed);
        assert_eq!(changed, (5, 5), "nothing has ended");
        assert!(stored("eve").running().is_some());
        play_on(&game, "2 leave\n");
        settle().unwrap();
        assert_eq!(stored("eve").changed, clock::now());
        save(&id("eve"), &Evening { changed: 6, ..stored("eve") });
        with_device(|store| saves::delete(store, &game)).unwrap();
        settle().unwrap();
        let settled = open(&id("eve")).unwrap();
        assert_eq!(settled.changed, 6, "it had ended before");
        assert_eq!(settled.games[0].score().unwrap().ranks, [1, 2]);
        assert_eq!(Standings::from_evening(&settled).winners(), [0]);
    }

    #[test]
    fn a_game_that_is_deleted_before_its_end_is_called_off() {
        let game = dealt();
        with_device(|store| saves::delete(store, &game)).unwrap();
        assert_eq!(list().0[0].1.games[0].ending, GameStatus::CalledOff);
        settle().unwrap();
        assert_eq!(stored("eve").games[0].ending, GameStatus::CalledOff);
    }

    #[test]
    fn a_game_is_dealt_and_its_first_noted_result_stays() {
        let game = dealt();
        let record = saved_games::open(&game).unwrap().record;
        assert!(Learning::here().must_explain(&game), "a group is told how a round goes");
        let running = open(&id("eve")).unwrap();
        assert_eq!(running.running().and_then(EveningGame::save_id).as_ref(), Some(&game));
        for seat in [1, 2] {
            let noted =
                note_result(&id("eve"), (&game, &format!("{record}{seat} leave\n"))).unwrap();
            assert_eq!(noted.games[0].score().unwrap().ranks, [2, 1]);
            assert_eq!(stored("eve"), noted);
        }
    }

    #[test]
    fn a_game_of_another_evening_is_noted_nowhere() {
        let shown = shown();
        assert_eq!(note_result(&id("eve"), (&id("a"), "facedown 1\n")), None);
        let dealt = deal(&id("none"), (&shown, &next(GameId::FoolsGambit, &[0, 1])));
        assert_eq!(dealt, Err(NoDeal::Missing));
    }

    #[test]
    fn a_change_starts_from_what_another_tab_has_stored() {
        let shown = shown();
        save(&id("eve"), &Evening { title: "Sunday".into(), ..shown });
        let (changed, saved) = change(&id("eve"), |evening| evening.is_over = true).unwrap();
        assert_eq!((&*changed.title, changed.changed, saved), ("Sunday", clock::now(), Ok(())));
        assert_eq!(stored("eve"), changed);
        assert!(change(&id("none"), |_| ()).is_none());
    }

    #[test]
    fn a_file_of_an_evening_has_its_games_and_its_people_alone() {
        let game = dealt();
        stored::change_here(|people: &mut People| {
            for name in ["p0", "other"] {
                people.add(&id(name), name, Look::nth(0)).unwrap();
            }
        })
        .unwrap();
        save(&id("late"), &evening(&["Ana", "Ben"]));
        let text = export(&id("eve"), &open(&id("eve")).unwrap());
        assert!(text.contains(&game.key()) && text.contains(&store::key(&id("eve"))), "{text}");
        assert!(text.contains("p0") && !text.contains("other") && !text.contains("late"), "{text}");
    }

    #[test]
    fn a_season_is_carried_through_games_of_the_show_and_another_by_their_records() {
        for seats in [4, 8_usize] {
            new_device(None);
            let names = ["Ana", "Ben", "Cem", "Dora", "Eva", "Fay", "Gus", "Hal"];
            let mut evening = evening(&names[..seats]);
            evening.season = Some(EveningSeason { halves: 3, house_rule: true });
            let mut sum = evening.purses().iter().map(|(halves, _)| halves).sum::<u32>();
            let mut with_leaves = Vec::new();
            let everybody: Vec<_> = (0..seats).collect();
            let [show, rush] =
                [GameId::HeadsUpDuel, GameId::GoldRushShootOut].map(|game| next(game, &everybody));
            let plan = [show.clone(), next(GameId::FoolsGambit, &[1, 0]), rush, show];
            for (nth, next) in plan.into_iter().enumerate() {
                let (game, luck) = (id(&format!("g{nth}")), nth as u64);
                with_device(|store| {
                    evening.deal(store, &id("eve"), &next, (&game, Seed(luck), 9)).unwrap();
                });
                let decisions = random_decisions(&saved_games::open(&game).unwrap().record, luck);
                play_on(&game, &decisions);
                evening = open(&id("eve")).unwrap();
                let brought = &evening.games[nth].brought;
                let left = &evening.games[nth].score().unwrap().left;
                assert_eq!(left.len(), brought.len(), "a game without tokens brings none");
                if left.is_empty() {
                    sum += 2;
                } else {
                    with_leaves.push(decisions.contains(" leave\n"));
                    sum += left.iter().map(|(halves, _)| u32::from(*halves)).sum::<u32>();
                    sum -= brought.iter().copied().map(u32::from).sum::<u32>();
                }
                let total: u32 = evening.purses().iter().map(|(halves, _)| halves).sum();
                assert_eq!(total, sum, "game {nth}");
            }
            assert_eq!(with_leaves, [true, false, false], "others end by play");
        }
    }

    /// Random decisions from a record to the game's end; players leave the first game more often.
    fn random_decisions(text: &str, luck: u64) -> String {
        let leaves = if luck == 0 { 1 } else { 100 };
        let (mut game, mut lines) = (record::read::<AnyGame>(text).unwrap().game, String::new());
        let mut dice = Dice::new(Seed(luck), 1);
        while let Some((seat, decision)) = any_decision(&game, &mut dice, leaves) {
            let entry = record::Entry { seat, decision };
            lines.extend([entry.to_string(), "\n".to_owned()]);
            game.decide(seat, entry.decision, &mut Sink::none()).unwrap();
        }
        lines
    }
}
