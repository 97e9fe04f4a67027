//! Evenings that come in a file. One that is here, too, becomes one with it, game by game; where that
//! can't be, both are kept.

use std::collections::BTreeMap;

use engine::fnv::Fnv;

use super::store::{keep, key, load, read};
use super::{Ending, Evening, MOST_GUESTS, Played, bets};
use crate::services::json;
use crate::services::keys::EVENING;
use crate::services::people::Seating;
use crate::services::saves::{self, Entry, Save, SaveId, read_shelf};
use crate::services::storage::{Store, StoreError};

/// The most games of an evening.
pub const MOST_GAMES: usize = 500;
/// The most bytes of an evening's text in a file: more than so many games take.
const MOST_BYTES: usize = 262_144;

/// What became of the evenings of a file.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct EveningCounts {
    /// Were not here.
    pub added: usize,
    /// Were here, and have got what they didn't have.
    pub merged: usize,
    /// Don't go together with the one that is here, and are kept beside it.
    pub second: usize,
    /// Are larger than an evening can be.
    pub too_large: usize,
    /// Can't be read.
    pub damaged: usize,
}

/// Takes in the evenings of a file. The store's refusal of one keeps no other out; it is given with
/// what has come.
pub fn merge(
    store: &dyn Store,
    more: &BTreeMap<String, String>,
) -> (EveningCounts, Result<(), StoreError>) {
    let (mut counts, mut took) = (EveningCounts::default(), Ok(()));
    let mut moved = Vec::new();
    for (key, text) in more {
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
            Ok(kept) => moved.extend(kept.map(|kept| (kept, id))),
            Err(error) => took = Err(error),
        }
    }
    if let Err(error) = relink(store, &moved) {
        took = Err(error);
    }
    (counts, took)
}

/// Takes in an evening. Returns the id that it has here, if something has changed.
fn merge_one(
    store: &dyn Store,
    id: &SaveId,
    evening: &Evening,
    counts: &mut EveningCounts,
) -> Result<Option<SaveId>, StoreError> {
    let Some(text) = store.read(&key(id))? else {
        keep(store, id, evening)?;
        counts.added += 1;
        return Ok(Some(id.clone()));
    };
    let here = read(&text);
    if let Some(merged) = here.as_ref().and_then(|here| here.merged(evening)) {
        if Some(&merged) == here.as_ref() {
            return Ok(None);
        }
        keep(store, id, &merged)?;
        counts.merged += 1;
        return Ok(Some(id.clone()));
    }
    // By what it is, so that the same file brings it once.
    let second = SaveId::from_number(Fnv::of(&format!("{id} {}", json::text(evening))));
    if store.read(&key(&second))?.is_some() {
        return Ok(None);
    }
    keep(store, &second, evening)?;
    counts.second += 1;
    Ok(Some(second))
}

impl Played {
    /// Whether both are the same game, if the other's seats are these guests.
    fn is_same(&self, other: &Self, seats: &[usize]) -> bool {
        (&self.game, &self.seed, &self.options) == (&other.game, &other.seed, &other.options)
            && self.seats == seats
            && self.brought == other.brought
    }
}

impl Evening {
    /// This evening with what the same one has on another device. `None` if they don't go together: a game
    /// came to two ends, both have gone on with a season, or it would be too much.
    fn merged(&self, other: &Self) -> Option<Self> {
        if self.season != other.season {
            return None;
        }
        let is_later = other.changed > self.changed;
        let mut both = self.clone();
        let places = both.take_in_guests(&other.guests, is_later);
        both.take_in_games(&other.games, &places, is_later)?;
        both.created = self.created.min(other.created);
        if is_later {
            both.changed = other.changed;
            both.is_over = other.is_over;
            both.planned.clone_from(&other.planned);
            both.bets = bets::moved(&other.bets, &places);
            for seat in both.planned.iter_mut().flat_map(|planned| &mut planned.seats) {
                *seat = *places.get(*seat)?;
            }
        }
        if both.title.is_empty() || (is_later && !other.title.is_empty()) {
            both.title.clone_from(&other.title);
        }
        let fits = both.guests.len() <= MOST_GUESTS
            && both.games.len() <= MOST_GAMES
            && json::text(&both).len() <= MOST_BYTES;
        (fits && both.is_sound()).then_some(both)
    }

    /// Adds who is not among the guests, and gives the place here of each.
    fn take_in_guests(&mut self, others: &[super::Guest], is_later: bool) -> Vec<usize> {
        let mut places = Vec::new();
        for other in others {
            let known = self.guests.iter().position(|guest| guest.is_same(other));
            let at = known.unwrap_or_else(|| {
                self.guests.push(super::Guest { is_here: false, ..other.clone() });
                self.guests.len() - 1
            });
            places.push(at);
            if known.is_none() || is_later {
                let is_other = |(place, guest): (usize, &super::Guest)| {
                    place != at && guest.is_here && guest.has_name_of(other)
                };
                let is_taken = self.guests.iter().enumerate().any(is_other);
                self.guests[at].is_here = other.is_here && !is_taken;
            }
        }
        places
    }

    /// Adds the games that are not here, in their order among those that are, and what the others came to.
    fn take_in_games(&mut self, others: &[Played], places: &[usize], is_later: bool) -> Option<()> {
        let own = self.games.len();
        let (mut known, mut added, mut next) = (0, 0, 0);
        for (at, other) in others.iter().enumerate() {
            let seats: Option<Vec<usize>> =
                other.seats.iter().map(|seat| places.get(*seat).copied()).collect();
            let seats = seats?;
            let same = self.games.iter().position(|game| game.is_same(other, &seats));
            if let Some(same) = same {
                known += 1;
                next = same + 1;
                let ending = &mut self.games[same].ending;
                *ending = ending.with(&other.ending)?;
                continue;
            }
            added += 1;
            let has_known_after = others[at + 1..].iter().any(|later| {
                self.games.iter().any(|game| game.seed == later.seed && game.game == later.game)
            });
            if is_later && !has_known_after {
                next = self.games.len();
            }
            let bets = bets::moved(&other.bets, places);
            self.games.insert(next, Played { seats, bets, ..other.clone() });
            next += 1;
        }
        // What a season leaves everybody with follows from game to game.
        let went_on_in_both = added > 0 && known < own;
        (self.season.is_none() || !went_on_in_both).then_some(())
    }
}

impl Ending {
    /// How a game has ended as two devices know it; `None` if it came to two ends.
    fn with(&self, other: &Self) -> Option<Self> {
        match (self, other) {
            (Self::Over(own), Self::Over(other)) if own != other => None,
            (Self::Running | Self::CalledOff, Self::Over(_)) => Some(other.clone()),
            (Self::Running | Self::CalledOff, Self::Running | Self::CalledOff)
            | (Self::Over(_), _) => Some(self.clone()),
        }
    }
}

/// Finds the saves of evenings that have come from elsewhere, where they have other ids; of each evening
/// the id here, and the one that it came with.
///
/// # Errors
/// The store's.
fn relink(store: &dyn Store, evenings: &[(SaveId, SaveId)]) -> Result<(), StoreError> {
    if evenings.is_empty() {
        return Ok(());
    }
    let entries = read_shelf(store)?.entries;
    for (id, from) in evenings {
        let Some(mut evening) = load(store, id) else { continue };
        let other = if id == from { None } else { load(store, from) };
        for game in &mut evening.games {
            let is_it = |entry: &&Entry| {
                let seed = entry.save.record.lines().find_map(|line| line.strip_prefix("seed "));
                let evening = Seating::of(&entry.save).evening;
                let is_of_it = evening.is_some_and(|of| of == from.as_str() || of == id.as_str());
                is_of_it && seed == Some(&game.seed) && entry.slug() == game.game
            };
            let found = entries.iter().find(|entry| entry.id.as_str() == game.save && is_it(entry));
            let Some(found) = found.or_else(|| entries.iter().find(is_it)) else { continue };
            let is_the_others = |other: &Evening| {
                other.games.iter().any(|one| one.seed == game.seed && one.game == game.game)
            };
            if id != from && !other.as_ref().is_some_and(is_the_others) {
                let seating = Seating { evening: Some(id.to_string()), ..Seating::of(&found.save) };
                let save = Save { seating: Some(seating.write()), ..found.save.clone() };
                saves::keep(store, &found.id, &save)?;
            }
            game.save = found.id.to_string();
        }
        keep(store, id, &evening)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::chance::Seed;

    use super::super::testing::{evening, played};
    use super::super::{Guest, Next, Score, Season};
    use super::*;
    use crate::services::device_data;
    use crate::services::people::Look;
    use crate::services::storage::Memory;

    fn id(text: &str) -> SaveId {
        text.parse().unwrap()
    }

    /// A game of the first two guests that the first has won.
    fn game(seed: &str) -> Played {
        Played { seed: seed.into(), save: seed.into(), ..played("duel-52", &[0, 1], &[1, 2]) }
    }

    fn running(seed: &str) -> Played {
        Played { ending: Ending::Running, ..game(seed) }
    }

    /// An evening of Ana and Ben with these games.
    fn with(changed: u64, games: Vec<Played>) -> Evening {
        Evening { changed, games, ..evening(&["Ana", "Ben"]) }
    }

    fn seeds(evening: &Evening) -> String {
        evening.games.iter().map(|game| &*game.seed).collect::<Vec<_>>().join(" ")
    }

    fn file(evening: &Evening) -> BTreeMap<String, String> {
        BTreeMap::from([(key(&id("eve")), json::text(evening))])
    }

    fn counts(store: &Memory, evening: &Evening) -> EveningCounts {
        let (counts, took) = merge(store, &file(evening));
        assert_eq!(took, Ok(()));
        counts
    }

    #[test]
    fn an_evening_comes_to_another_browser_with_its_games() {
        let store = Memory::default();
        let mut dealt = evening(&["Ana", "Ben"]);
        let options = GameId::FoolsGambit.options();
        let next = Next { game: GameId::FoolsGambit, seats: vec![0, 1], options };
        dealt.deal(&store, &id("eve"), &next, (&id("one"), Seed(7), 9)).unwrap();
        let more = device_data::all(&store).into_iter().collect();
        let save = saves::load(&store, &id("one")).unwrap();
        let there = Memory::default();
        saves::keep(&there, &id("other"), &save).unwrap();
        assert_eq!(
            merge(&there, &more),
            (EveningCounts { added: 1, ..EveningCounts::default() }, Ok(()))
        );
        assert_eq!(merge(&there, &more), (EveningCounts::default(), Ok(())), "it is here");
        let come = load(&there, &id("eve")).unwrap();
        assert_eq!(come.games[0].save, "other");
        assert_eq!(come.guests, dealt.guests);
    }

    #[test]
    fn games_of_both_devices_are_kept_in_their_order() {
        let store = Memory::default();
        keep(&store, &id("eve"), &with(20, vec![game("b"), game("h")])).unwrap();
        let other = with(30, vec![game("a"), game("b"), game("f"), game("g")]);
        assert_eq!(counts(&store, &other), EveningCounts { merged: 1, ..EveningCounts::default() });
        let both = load(&store, &id("eve")).unwrap();
        assert_eq!((&*seeds(&both), both.changed), ("a b h f g", 30));
        assert_eq!(counts(&store, &other), EveningCounts::default(), "nothing is new");
        assert_eq!(counts(&store, &with(40, vec![game("b")])).merged, 1, "it was changed later");
        assert_eq!(seeds(&load(&store, &id("eve")).unwrap()), "a b h f g");
    }

    #[test]
    fn what_a_game_came_to_on_one_device_is_known_on_both() {
        let over = game("a").ending;
        for (own, other, both) in [
            (Ending::Running, over.clone(), over.clone()),
            (over.clone(), Ending::Running, over.clone()),
            (over.clone(), Ending::CalledOff, over.clone()),
            (Ending::CalledOff, Ending::Running, Ending::CalledOff),
            (Ending::Running, Ending::CalledOff, Ending::Running),
        ] {
            let one = |ending: &Ending| Played { ending: ending.clone(), ..game("a") };
            let merged = with(1, vec![one(&own)]).merged(&with(2, vec![one(&other)])).unwrap();
            assert_eq!(merged.games[0].ending, both, "{own:?} {other:?}");
        }
    }

    #[test]
    fn guests_of_both_are_there_and_games_keep_their_people() {
        let own = with(20, vec![game("a")]);
        let mut other = with(10, vec![game("a")]);
        other.guests.swap(0, 1);
        other.games[0].seats = vec![1, 0];
        other.guests.push(Guest::person("p9", "Dora", Look::nth(4)));
        other.guests.push(Guest::person("p8", "ana", Look::nth(5)));
        other.games.push(Played { seats: vec![2, 3], ..game("d") });
        let both = own.merged(&other).unwrap();
        assert_eq!(seeds(&both), "a d");
        let names = |seats: &[usize]| -> Vec<_> {
            seats.iter().map(|at| both.guests[*at].name.clone()).collect()
        };
        assert_eq!(names(&both.games[0].seats), ["Ana", "Ben"]);
        assert_eq!(names(&both.games[1].seats), ["Dora", "ana"]);
        assert_eq!(both.here().count(), 3, "two of a name can't be there at once");
    }

    #[test]
    fn what_cant_be_one_is_kept_twice_and_once() {
        let lost = Ending::Over(Score { ranks: vec![2, 1], left: Vec::new() });
        let season = Some(Season { halves: 2, house_rule: false });
        let many =
            |from: usize| with(2, (from..from + 300).map(|at| game(&at.to_string())).collect());
        for (own, other) in [
            (with(1, vec![game("a")]), with(2, vec![Played { ending: lost, ..game("a") }])),
            (
                Evening { season, ..with(1, vec![game("a"), game("b")]) },
                Evening { season, ..with(2, vec![game("a"), game("c")]) },
            ),
            (with(1, Vec::new()), Evening { season, ..with(2, Vec::new()) }),
            (many(0), many(300)),
        ] {
            let store = Memory::default();
            keep(&store, &id("eve"), &own).unwrap();
            assert_eq!(
                counts(&store, &other),
                EveningCounts { second: 1, ..EveningCounts::default() }
            );
            assert_eq!(counts(&store, &other), EveningCounts::default(), "it is here");
            assert_eq!(load(&store, &id("eve")), Some(own));
            let all: Vec<_> =
                super::super::store::all(&store).0.into_iter().map(|(_, one)| one).collect();
            assert!(all.len() == 2 && all.contains(&other));
        }
    }

    #[test]
    fn a_season_that_only_one_device_went_on_with_is_one() {
        let season = Some(Season { halves: 2, house_rule: false });
        let own = Evening { season, ..with(1, vec![running("a")]) };
        let other = Evening { season, ..with(2, vec![game("a"), game("b")]) };
        assert_eq!(own.merged(&other).as_ref().map(seeds).as_deref(), Some("a b"));
        assert_eq!(other.merged(&own).as_ref(), Some(&other));
    }

    #[test]
    fn what_is_here_and_cant_be_read_is_left_alone() {
        let store = Memory::default();
        store.write(&key(&id("eve")), "{\"version\":9}x").unwrap();
        assert_eq!(
            counts(&store, &with(1, vec![game("a")])),
            EveningCounts { second: 1, ..EveningCounts::default() }
        );
        assert_eq!(store.read(&key(&id("eve"))), Ok(Some("{\"version\":9}x".into())));
    }

    #[test]
    fn the_save_of_a_game_goes_with_the_evening_that_has_it() {
        let store = Memory::default();
        let mut other = evening(&["Ana", "Ben"]);
        let options = GameId::FoolsGambit.options();
        let next = Next { game: GameId::FoolsGambit, seats: vec![0, 1], options };
        other.deal(&store, &id("eve"), &next, (&id("one"), Seed(7), 9)).unwrap();
        let season = Some(Season { halves: 2, house_rule: false });
        keep(&store, &id("eve"), &Evening { season, ..with(1, vec![game("a")]) }).unwrap();
        assert_eq!(counts(&store, &other).second, 1);
        let (second, _) = super::super::store::all(&store)
            .0
            .into_iter()
            .find(|(_, one)| one.season.is_none())
            .unwrap();
        let seating = Seating::of(&saves::load(&store, &id("one")).unwrap());
        assert_eq!(seating.evening, Some(second.to_string()));
    }

    #[test]
    fn what_is_larger_than_any_evening_stays_in_the_file_and_nothing_else_does() {
        let store = Memory::default();
        let many = with(1, (0..=MOST_GAMES).map(|at| game(&at.to_string())).collect());
        let long = Evening { title: "x".repeat(MOST_BYTES), ..with(1, Vec::new()) };
        let more = BTreeMap::from([
            (key(&id("a")), json::text(&many)),
            (key(&id("b")), json::text(&long)),
            (key(&id("c")), "{".to_owned()),
            (key(&id("d")), json::text(&with(1, vec![game("a")]))),
        ]);
        let expected =
            EveningCounts { added: 1, too_large: 2, damaged: 1, ..EveningCounts::default() };
        assert_eq!(merge(&store, &more), (expected, Ok(())));
        assert_eq!(store.keys(), Ok(vec![key(&id("d"))]));
        let fits = with(1, many.games[1..].to_vec());
        assert!(json::text(&fits).len() < MOST_BYTES);
        assert_eq!(counts(&store, &fits).added, 1);
    }
}
