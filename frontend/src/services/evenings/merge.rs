//! Imports evenings from a file. Of two versions of an evening, the one that continues the other stays alone; if they
//! have diverged, both stay.

use std::collections::BTreeMap;

use engine::fnv::Fnv;

use super::store::{key, load, read, save};
use super::{Evening, GameStatus};
use crate::services::json;
use crate::services::keys::EVENING;
use crate::services::people::Seating;
use crate::services::saves::{self, Save, SaveId, ShelfEntry, read_shelf};
use crate::services::storage::{Store, StoreError};

pub const MOST_GAMES: usize = 500;
/// The most bytes of an evening's text in a file: more than `MOST_GAMES` games take.
const MOST_BYTES: usize = 262_144;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct EveningCounts {
    pub added: usize,
    /// Continued elsewhere, so that they replace the ones here.
    pub newer: usize,
    /// Continued both here and elsewhere, so that they are stored beside the ones here.
    pub diverged: usize,
    /// Larger than an evening can be.
    pub too_large: usize,
    pub damaged: usize,
}

/// Imports evenings. If the store refuses one, imports the others, and returns the error along with the counts.
pub fn merge(
    store: &dyn Store,
    texts: &BTreeMap<String, String>,
) -> (EveningCounts, Result<(), StoreError>) {
    let (mut counts, mut result) = (EveningCounts::default(), Ok(()));
    let mut imported = Vec::new();
    for (key, text) in texts {
        let Some(name) = key.strip_prefix(EVENING) else { continue };
        if text.len() > MOST_BYTES {
            counts.too_large += 1;
            continue;
        }
        let (Ok(id), Some(evening)) = (name.parse(), read(text)) else {
            counts.damaged += 1;
            continue;
        };
        if evening.games.len() > MOST_GAMES {
            counts.too_large += 1;
            continue;
        }
        match merge_one(store, &id, &evening, &mut counts) {
            Ok(id_here) => imported.extend(id_here.map(|id_here| (id_here, id))),
            Err(error) => result = Err(error),
        }
    }
    (counts, relink(store, &imported).and(result))
}

/// Imports an evening. Returns its id here, unless nothing has changed.
fn merge_one(
    store: &dyn Store,
    id: &SaveId,
    evening: &Evening,
    counts: &mut EveningCounts,
) -> Result<Option<SaveId>, StoreError> {
    let Some(text) = store.read(&key(id))? else {
        save(store, id, evening)?;
        counts.added += 1;
        return Ok(Some(id.clone()));
    };
    let here = read(&text);
    if here.as_ref().is_some_and(|here| here.continues(evening)) {
        return Ok(None);
    }
    if here.is_some_and(|here| evening.continues(&here)) {
        save(store, id, evening)?;
        counts.newer += 1;
        return Ok(Some(id.clone()));
    }
    // The id follows from the content, so that the same file adds it only once.
    let second = SaveId::from_number(Fnv::hash_text(&format!("{id} {}", json::text(evening))));
    if store.read(&key(&second))?.is_some() {
        return Ok(None);
    }
    save(store, &second, evening)?;
    counts.diverged += 1;
    Ok(Some(second))
}

impl Evening {
    /// Whether this evening is not older than `other`, and has all of its games and their results.
    fn continues(&self, other: &Self) -> bool {
        let has_same_game = |at: usize| {
            let (own, other) = (&self.games[at], &other.games[at]);
            (&own.game, &own.seed, &own.options) == (&other.game, &other.seed, &other.options)
                && (own.ending == other.ending || other.ending == GameStatus::Running)
        };
        self.changed >= other.changed
            && self.season == other.season
            && self.games.len() >= other.games.len()
            && (0..other.games.len()).all(has_same_game)
    }
}

/// Links imported evenings to their games' saves, which may have other ids here. Each entry of `evenings` is the
/// evening's id here and its id in the file.
fn relink(store: &dyn Store, evenings: &[(SaveId, SaveId)]) -> Result<(), StoreError> {
    if evenings.is_empty() {
        return Ok(());
    }
    let entries = read_shelf(store)?.entries;
    for (id, id_in_file) in evenings {
        let Some(mut evening) = load(store, id) else { continue };
        // The other version, which keeps `id_in_file` here, if the imported one was stored beside it.
        let other = if id == id_in_file { None } else { load(store, id_in_file) };
        for game in &mut evening.games {
            let is_its_save = |entry: &&ShelfEntry| {
                let seed = entry.save.record.lines().find_map(|line| line.strip_prefix("seed "));
                let evening_id = Seating::from_save(&entry.save).evening;
                let ids = [id, id_in_file];
                evening_id.is_some_and(|evening_id| ids.iter().any(|id| id.as_str() == evening_id))
                    && seed == Some(&game.seed)
                    && entry.slug() == game.game
            };
            let mut saves_of_game = entries.iter().filter(is_its_save);
            let same_id = saves_of_game.clone().find(|entry| entry.id.as_str() == game.save);
            let Some(found) = same_id.or_else(|| saves_of_game.next()) else { continue };
            let has_game = |other: &Evening| {
                other.games.iter().any(|one| one.seed == game.seed && one.game == game.game)
            };
            // Unless the other evening also has the game, its save moves to the imported one.
            if id != id_in_file && !other.as_ref().is_some_and(has_game) {
                let seating =
                    Seating { evening: Some(id.to_string()), ..Seating::from_save(&found.save) };
                let save = Save { seating: Some(seating.write()), ..found.save.clone() };
                saves::write(store, &found.id, &save)?;
            }
            game.save = found.id.to_string();
        }
        save(store, id, &evening)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::device_data;
    use crate::services::evenings::store::all;
    use crate::services::evenings::testing::{dealt, evening, played};
    use crate::services::evenings::{EveningGame, EveningSeason, GameScore};
    use crate::services::storage::Memory;
    use crate::services::testing::id;

    /// A game of the first two guests, won by the first.
    fn game(seed: &str) -> EveningGame {
        EveningGame { seed: seed.into(), save: seed.into(), ..played("duel-52", &[0, 1], &[1, 2]) }
    }

    fn with(changed: u64, games: Vec<EveningGame>) -> Evening {
        Evening { changed, games, ..evening(&["Ana", "Ben"]) }
    }

    /// Merges the evenings of a file. Returns the numbers of those that are added, newer, second, too large and
    /// damaged.
    fn merged(store: &Memory, file: &BTreeMap<String, String>) -> [usize; 5] {
        let (counts, result) = merge(store, file);
        assert_eq!(result, Ok(()));
        let EveningCounts { added, newer, diverged, too_large, damaged } = counts;
        [added, newer, diverged, too_large, damaged]
    }

    fn merged_alone(store: &Memory, evening: &Evening) -> [usize; 5] {
        merged(store, &BTreeMap::from([(key(&id("eve")), json::text(evening))]))
    }

    #[test]
    fn an_evening_comes_to_another_browser_with_its_games() {
        let (store, dealt) = dealt();
        let more = device_data::all(&store).into_iter().collect();
        let save = saves::load(&store, &id("one")).unwrap();
        let there = Memory::default();
        saves::write(&there, &id("other"), &save).unwrap();
        assert_eq!(merged(&there, &more), [1, 0, 0, 0, 0]);
        assert_eq!(merged(&there, &more), [0; 5], "it is here");
        let come = load(&there, &id("eve")).unwrap();
        assert_eq!(come.games[0].save, "other");
        assert_eq!(come.guests, dealt.guests);
        // Of two versions the later one stays.
        let mut later = come.clone();
        later.games[0].ending = game("a").ending;
        later.games.push(game("b"));
        assert_eq!(merged_alone(&there, &later), [0, 1, 0, 0, 0]);
        assert_eq!(merged_alone(&there, &come), [0; 5], "it is older");
        assert_eq!(load(&there, &id("eve")), Some(later));
    }

    #[test]
    fn an_evening_continued_in_two_places_stays_twice_and_merges_once() {
        let lost = GameStatus::Over(GameScore { ranks: vec![2, 1], left: Vec::new() });
        let season = Some(EveningSeason { halves: 2, house_rule: false });
        let many =
            |from: usize| with(2, (from..from + 300).map(|at| game(&at.to_string())).collect());
        for (own, other) in [
            (with(1, vec![game("a")]), with(2, vec![EveningGame { ending: lost, ..game("a") }])),
            (with(1, vec![game("a"), game("b")]), with(2, vec![game("a"), game("c")])),
            (with(1, Vec::new()), Evening { season, ..with(2, Vec::new()) }),
            (with(2, vec![game("a"), game("b")]), with(1, vec![game("a"), game("b"), game("c")])),
            (many(0), many(300)),
        ] {
            let store = Memory::default();
            save(&store, &id("eve"), &own).unwrap();
            assert_eq!(merged_alone(&store, &other), [0, 0, 1, 0, 0]);
            assert_eq!(merged_alone(&store, &other), [0; 5], "it is here");
            assert_eq!(load(&store, &id("eve")), Some(own));
            let (all, _) = all(&store);
            assert!(all.len() == 2 && all.iter().any(|(_, one)| *one == other));
        }
    }

    #[test]
    fn unreadable_evenings_here_stay() {
        let store = Memory::default();
        store.write(&key(&id("eve")), "{\"version\":9}x").unwrap();
        assert_eq!(merged_alone(&store, &with(1, vec![game("a")])), [0, 0, 1, 0, 0]);
        assert_eq!(store.read(&key(&id("eve"))), Ok(Some("{\"version\":9}x".into())));
    }

    #[test]
    fn the_save_of_a_game_goes_with_the_evening_that_has_it() {
        let (store, other) = dealt();
        let season = Some(EveningSeason { halves: 2, house_rule: false });
        save(&store, &id("eve"), &Evening { season, ..with(1, vec![game("a")]) }).unwrap();
        assert_eq!(merged_alone(&store, &other), [0, 0, 1, 0, 0]);
        let (evenings, _) = all(&store);
        let (second, _) = evenings.iter().find(|(_, one)| one.season.is_none()).unwrap();
        let seating = Seating::from_save(&saves::load(&store, &id("one")).unwrap());
        assert_eq!(seating.evening, Some(second.to_string()));
    }

    #[test]
    fn an_oversized_evening_stays_in_the_file_and_nothing_else_does() {
        let store = Memory::default();
        let many = with(1, (0..=MOST_GAMES).map(|at| game(&at.to_string())).collect());
        let long = Evening { title: "x".repeat(MOST_BYTES), ..with(1, Vec::new()) };
        let more = BTreeMap::from([
            (key(&id("a")), json::text(&many)),
            (key(&id("b")), json::text(&long)),
            (key(&id("c")), "{".to_owned()),
            (key(&id("d")), json::text(&with(1, vec![game("a")]))),
        ]);
        assert_eq!(merged(&store, &more), [1, 0, 0, 2, 1]);
        assert_eq!(store.keys(), Ok(vec![key(&id("d"))]));
        let fits = with(1, many.games[1..].to_vec());
        assert!(json::text(&fits).len() < MOST_BYTES);
        assert_eq!(merged_alone(&store, &fits), [1, 0, 0, 0, 0]);
    }
}
