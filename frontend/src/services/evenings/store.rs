//! Evenings in the store, one key each, like games. Unreadable texts stay where they are.

use engine::catalogue::AnyGame;
use engine::game::{Game, Turn};
use engine::record;
use engine::seat::Seat;
use engine::sort;

use super::{Evening, GameScore, GameStatus};
use crate::services::json::{self, Fields};
use crate::services::keys::EVENING;
use crate::services::saves::{self, LoadError, SaveId};
use crate::services::storage::{Store, StoreError};

pub(super) fn key(id: &SaveId) -> String {
    format!("{EVENING}{id}")
}

/// Reads an evening; `None` if it is unreadable.
pub(super) fn read(text: &str) -> Option<Evening> {
    // Serde would take a list for a structure of defaults.
    text.strip_prefix('{')?;
    // Only later builds write a version.
    let is_newer = Fields::of(text).has("version");
    serde_json::from_str::<Evening>(text).ok().filter(|evening| !is_newer && evening.is_sound())
}

/// An evening; `None` if it is missing or unreadable.
pub fn load(store: &dyn Store, id: &SaveId) -> Option<Evening> {
    read(&store.read(&key(id)).ok()??)
}

/// All evenings, the last changed first, and the number of unreadable ones.
pub fn all(store: &dyn Store) -> (Vec<(SaveId, Evening)>, usize) {
    let keys = store.keys().unwrap_or_default();
    let ids = keys.iter().filter_map(|key| key.strip_prefix(EVENING)?.parse::<SaveId>().ok());
    let (mut evenings, mut unread) = (Vec::new(), 0);
    for id in ids {
        match load(store, &id) {
            Some(evening) => evenings.push((id, evening)),
            None => unread += 1,
        }
    }
    sort::by(&mut evenings, |(_, one), (_, other)| one.changed >= other.changed);
    (evenings, unread)
}

/// Keeps an evening.
pub fn keep(store: &dyn Store, id: &SaveId, evening: &Evening) -> Result<(), StoreError> {
    let text = json::text(evening);
    store.write(&key(id), &text)
}

/// An evening with the endings of its games, also deleted ones, not saved. If a game ended, the evening changed
/// at `now`.
pub fn refresh(store: &dyn Store, id: &SaveId, now: u64) -> Result<Option<Evening>, StoreError> {
    let Some(mut evening) = load(store, id) else { return Ok(None) };
    let mut is_changed = false;
    for game in evening.games.iter_mut().filter(|game| game.ending == GameStatus::Running) {
        let Some(save) = game.save_id() else { continue };
        game.ending = match saves::load(store, &save) {
            Ok(save) => ending(&save.record),
            Err(LoadError::Missing) => GameStatus::CalledOff,
            Err(LoadError::Store(error)) => return Err(error),
            // The save may become readable one day.
            Err(LoadError::Damaged(_)) => GameStatus::Running,
        };
        is_changed |= game.ending != GameStatus::Running;
    }
    if is_changed {
        evening.changed = now;
    }
    Ok(Some(evening))
}

/// Saves the endings of an evening's games, also of deleted ones.
pub fn settle(store: &dyn Store, id: &SaveId, now: u64) -> Result<Option<Evening>, StoreError> {
    let settled = refresh(store, id, now)?;
    if let Some(evening) = settled.as_ref().filter(|now| load(store, id).as_ref() != Some(*now)) {
        keep(store, id, evening)?;
    }
    Ok(settled)
}

/// Saves the result of an evening's game from its record, which may be newer than the store's.
pub fn note(
    store: &dyn Store,
    id: &SaveId,
    (save, record): (&SaveId, &str),
    now: u64,
) -> Result<(), StoreError> {
    let Some(mut evening) = load(store, id) else { return Ok(()) };
    let is_it = |game: &&mut super::EveningGame| {
        game.save == save.as_str() && game.ending == GameStatus::Running
    };
    let Some(game) = evening.games.iter_mut().find(is_it) else { return Ok(()) };
    game.ending = ending(record);
    evening.changed = now;
    keep(store, id, &evening)
}

/// Like [`settle`], for all evenings.
#[inline(never)] // For the split: see docs/size.md.
pub fn settle_all(store: &dyn Store, now: u64) -> Result<(), StoreError> {
    for (id, evening) in all(store).0 {
        if evening.running().is_some() {
            settle(store, &id, now)?;
        }
    }
    Ok(())
}

fn ending(text: &str) -> GameStatus {
    let Ok(reading) = record::read::<AnyGame>(text) else { return GameStatus::Running };
    let Turn::Over(outcome) = reading.game.turn() else { return GameStatus::Running };
    let left = reading.game.season().map(|season| {
        let purses = Seat::all(reading.game.seats()).filter_map(|seat| season.purse(seat));
        purses.map(|purse| (purse.halves, purse.strikes)).collect()
    });
    GameStatus::Over(GameScore::new(&outcome, left.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::chance::{Dice, Seed};
    use engine::game::Sink;

    use super::super::testing::{dealt, evening, next};
    use super::super::{EveningSeason, Standings};
    use super::*;
    use crate::playback::testing::any_decision;
    use crate::services::saves::Save;
    use crate::services::storage::Memory;
    use crate::services::testing::id;

    /// Goes on with a game, as `play` does with its record. Returns the record.
    fn play_on(store: &Memory, game: &SaveId, play: impl FnOnce(&str) -> String) -> String {
        let save = saves::load(store, game).unwrap();
        let save = Save { record: play(&save.record), ..save };
        saves::keep(store, game, &save).unwrap();
        save.record
    }

    #[test]
    fn a_result_stays_when_its_game_is_deleted() {
        let (store, _) = dealt();
        let settled = settle(&store, &id("eve"), 10).unwrap().unwrap();
        assert!(settled.running().is_some());
        play_on(&store, &id("one"), |record| format!("{record}2 leave\n"));
        settle_all(&store, 11).unwrap();
        saves::delete(&store, &id("one")).unwrap();
        let settled = settle(&store, &id("eve"), 12).unwrap().unwrap();
        assert_eq!(settled.games[0].score().unwrap().ranks, [1, 2]);
        assert_eq!((Standings::from_evening(&settled).winners(), settled.changed), (vec![0], 11));
    }

    #[test]
    fn a_record_that_is_newer_than_the_stores_counts() {
        let (store, _) = dealt();
        let record = saves::load(&store, &id("one")).unwrap().record;
        for who in [1, 2] {
            note(&store, &id("eve"), (&id("one"), &format!("{record}{who} leave\n")), 11).unwrap();
            assert_eq!(load(&store, &id("eve")).unwrap().games[0].score().unwrap().ranks, [2, 1]);
        }
    }

    #[test]
    fn a_game_that_is_deleted_before_its_end_is_called_off() {
        let (store, _) = dealt();
        saves::delete(&store, &id("one")).unwrap();
        let settled = settle(&store, &id("eve"), 12).unwrap().unwrap();
        assert_eq!(settled.games[0].ending, GameStatus::CalledOff);
        assert_eq!(settle(&store, &id("nix"), 12), Ok(None));
    }

    #[test]
    fn a_damaged_evening_stays() {
        const NEWER: &str = r#"{"version":2}"#;
        let (store, evening) = dealt();
        let bad = serde_json::to_string(&evening).unwrap().replace("[0,1]", "[0,9]");
        for (name, text) in [("x", "{"), ("y", bad.as_str()), ("z", "[]"), ("w", NEWER)] {
            store.write(&format!("{EVENING}{name}"), text).unwrap();
        }
        let (evenings, unread) = all(&store);
        assert_eq!((evenings.len(), unread), (1, 4));
        assert_eq!(store.read("facedown.evening.x"), Ok(Some("{".into())));
    }

    /// An evening saved by 1.0.0: merged from two devices, with a plan that it had proposed.
    const OLDER: &str = include_str!("build_1_0_0.json");

    #[test]
    fn an_evening_that_1_0_0_has_merged_and_planned_goes_on() {
        let store = Memory::default();
        store.write(&key(&id("eve")), OLDER.trim()).unwrap();
        let mut evening = load(&store, &id("eve")).unwrap();
        assert_eq!(Standings::from_evening(&evening).winners(), [0]);
        let next = evening.next_planned().unwrap();
        assert_eq!((next.game, next.seats.clone()), (GameId::GoldRushShootOut, vec![2, 1, 0]));
        evening.deal(&store, &id("eve"), &next, (&id("one"), Seed(7), 9)).unwrap();
        let kept = load(&store, &id("eve")).unwrap();
        assert_eq!((kept.games.len(), kept.planned.len()), (3, 2), "the plan goes on");
    }

    #[test]
    fn a_season_is_carried_through_games_of_the_show_and_another_by_their_records() {
        for seats in [4, 8_usize] {
            let names = ["Ana", "Ben", "Cem", "Dora", "Eva", "Fay", "Gus", "Hal"];
            let store = Memory::default();
            let mut evening = evening(&names[..seats]);
            evening.season = Some(EveningSeason { halves: 3, house_rule: true });
            let mut sum = 3 * i64::try_from(seats).unwrap();
            let mut with_leaves = Vec::new();
            let everybody: Vec<_> = (0..seats).collect();
            let [show, rush] =
                [GameId::HeadsUpDuel, GameId::GoldRushShootOut].map(|game| next(game, &everybody));
            let plan = [show.clone(), next(GameId::FoolsGambit, &[1, 0]), rush, show];
            for (nth, next) in plan.into_iter().enumerate() {
                let (save, luck) = (id(&format!("g{nth}")), nth as u64);
                evening.deal(&store, &id("eve"), &next, (&save, Seed(luck), 9)).unwrap();
                let brought = evening.games[nth].brought.clone();
                let text = play_on(&store, &save, |record| engine_plays(record, luck));
                evening = settle(&store, &id("eve"), 9).unwrap().unwrap();
                let came_to = evening.games[nth].score().unwrap().clone();
                if came_to.left.is_empty() {
                    sum += 2;
                } else {
                    with_leaves.push(text.contains(" leave\n"));
                    let left: i64 = came_to.left.iter().map(|(halves, _)| i64::from(*halves)).sum();
                    sum += left - brought.iter().map(|halves| i64::from(*halves)).sum::<i64>();
                }
                let total: u32 = evening.purses().iter().map(|(halves, _)| halves).sum();
                assert_eq!(i64::from(total), sum, "game {nth}");
                assert_eq!(ending(&text), evening.games[nth].ending, "it replays to the same");
            }
            assert_eq!(with_leaves, [true, false, false], "others end by play");
        }
    }

    /// Plays a record to its end at random; players leave the first game more often.
    fn engine_plays(text: &str, luck: u64) -> String {
        let leaves = if luck == 0 { 1 } else { 100 };
        let (mut game, mut text) = (record::read::<AnyGame>(text).unwrap().game, text.to_owned());
        let mut dice = Dice::new(Seed(luck), 1);
        while let Some((seat, decision)) = any_decision(&game, &mut dice, leaves) {
            let entry = record::Entry { seat, decision };
            text.extend([entry.to_string(), "\n".to_owned()]);
            game.decide(seat, entry.decision, &mut Sink::none()).unwrap();
        }
        text
    }
}
