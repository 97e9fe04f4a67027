//! Evenings in the store, each under a key of its own, and the current one, which the home page shows. Unreadable texts
//! stay as they are.

use engine::catalogue::AnyGame;
use engine::game::{Game, Turn};
use engine::record;
use engine::seat::Seat;
use engine::sort;

use super::{Evening, GameScore, GameStatus};
use crate::services::clock;
use crate::services::json::{self, Fields};
use crate::services::keys::EVENING;
use crate::services::saves::{self, LoadError, SaveId};
use crate::services::storage::{Store, StoreError};

/// An evening is under way for this long after its last change.
const UNDER_WAY_MS: u64 = 18 * 60 * 60 * 1_000;

/// The current evening, as the home page shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnderWay {
    pub id: SaveId,
    pub title: String,
    /// The names of the guests who are here.
    pub names: Vec<String>,
}

pub(super) fn key(id: &SaveId) -> String {
    format!("{EVENING}{id}")
}

pub(super) fn read(text: &str) -> Option<Evening> {
    // Serde would read a list as an evening of defaults.
    text.strip_prefix('{')?;
    // Only later builds write a version.
    let is_newer = Fields::from_text(text).has("version");
    serde_json::from_str::<Evening>(text).ok().filter(|evening| !is_newer && evening.is_valid())
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

/// The last changed evening, unless it is over, or was changed long before `now`, in milliseconds since 1970.
pub fn under_way(store: &dyn Store, now: u64) -> Option<UnderWay> {
    let (id, evening) = all(store).0.into_iter().next()?;
    if evening.is_over || now.saturating_sub(evening.changed) > UNDER_WAY_MS {
        return None;
    }
    let here = evening.guests.into_iter().filter(|guest| guest.is_here);
    Some(UnderWay { id, title: evening.title, names: here.map(|guest| guest.name).collect() })
}

pub fn save(store: &dyn Store, id: &SaveId, evening: &Evening) -> Result<(), StoreError> {
    store.write(&key(id), &json::text(evening))
}

/// Updates the state of an evening's running games from their saves; a deleted game is called off. Sets the time of
/// change if a game has ended, and returns whether one has. Stores nothing.
pub(super) fn refresh(store: &dyn Store, evening: &mut Evening) -> Result<bool, StoreError> {
    let mut has_changed = false;
    for game in evening.games.iter_mut().filter(|game| game.ending == GameStatus::Running) {
        let Some(save) = game.save_id() else { continue };
        game.ending = match saves::load(store, &save) {
            Ok(save) => status_from_record(&save.record),
            Err(LoadError::Missing) => GameStatus::CalledOff,
            Err(LoadError::Store(error)) => return Err(error),
            // The save may become readable one day.
            Err(LoadError::Damaged(_)) => GameStatus::Running,
        };
        if game.ending != GameStatus::Running {
            evening.changed = clock::now();
            has_changed = true;
        }
    }
    Ok(has_changed)
}

/// The state of the game with this record; unreadable ones count as running.
pub(super) fn status_from_record(text: &str) -> GameStatus {
    let Ok(reading) = record::read::<AnyGame>(text) else { return GameStatus::Running };
    let Turn::Over(outcome) = reading.game.turn() else { return GameStatus::Running };
    let left = reading.game.season().map(|season| {
        let purses = Seat::all(reading.game.seats()).filter_map(|seat| season.purse(seat));
        purses.map(|purse| (purse.halves, purse.strikes)).collect()
    });
    let ranks = outcome.ranks().map(|(_, rank)| rank).collect();
    GameStatus::Over(GameScore { ranks, left: left.unwrap_or_default() })
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::chance::Seed;

    use super::*;
    use crate::services::evenings::Standings;
    use crate::services::evenings::testing::{dealt, evening};
    use crate::services::storage::Memory;
    use crate::services::testing::id;

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

    #[test]
    fn the_last_evening_is_under_way_until_it_is_ended_or_long_ago() {
        let store = Memory::default();
        assert_eq!(under_way(&store, 0), None);
        let mut long = Evening { changed: 1_000, ..evening(&["Ana", "Ben", "Cem"]) };
        long.guests[1].is_here = false;
        save(&store, &id("long"), &long).unwrap();
        let old = Evening { changed: 999, ..evening(&["Dee", "Eli"]) };
        save(&store, &id("old"), &old).unwrap();
        store.write(&format!("{EVENING}torn"), "{\"changed\":").unwrap();
        let found = under_way(&store, 2_000).unwrap();
        assert_eq!((found.id.as_str(), found.names.join(" ")), ("long", "Ana Cem".to_owned()));
        assert_eq!(found.title, long.title);
        assert_eq!(under_way(&store, 1_001 + UNDER_WAY_MS), None);
        long.is_over = true;
        save(&store, &id("long"), &long).unwrap();
        assert_eq!(under_way(&store, 2_000), None, "not even an older one");
    }

    /// An evening saved by 1.0.0: merged from two devices, with a plan proposed by that build.
    const OLDER: &str = include_str!("build_1_0_0.json");

    #[test]
    fn an_evening_that_1_0_0_has_merged_and_planned_continues() {
        let store = Memory::default();
        store.write(&key(&id("eve")), OLDER.trim()).unwrap();
        let mut evening = load(&store, &id("eve")).unwrap();
        assert_eq!(Standings::from_evening(&evening).winners(), [0]);
        let next = evening.next_planned().unwrap();
        assert_eq!((next.game, next.seats.clone()), (GameId::GoldRushShootOut, vec![2, 1, 0]));
        evening.deal(&store, &id("eve"), &next, (&id("one"), Seed(7), 9)).unwrap();
        let saved = load(&store, &id("eve")).unwrap();
        assert_eq!((saved.games.len(), saved.planned.len()), (3, 2), "the plan continues");
    }
}
