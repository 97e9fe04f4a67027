//! The history: a line for each game that ended here, stored apart from the saves, so that it outlives them. It reveals
//! no cards. A device notes a game when the last decision is made there or comes with a link; a fingerprint keeps it
//! from being noted twice.

mod statistics;

use engine::catalogue::{AnyGame, GameId};
use engine::fnv::Fnv;
use engine::game::Outcome;
use engine::options::Options;
use engine::record::{Player, Record};
use engine::seat::Seat;

use super::keys;
use super::saves::SaveId;
use super::storage::{Store, StoreError};
use super::stored;
use super::stored_lines::{Admission, StoredLine, StoredLines};

pub use statistics::{PersonStats, ResultCounts, people, score};

/// The most games to keep; the oldest ones make room.
pub const MOST_GAMES: usize = 2_000;

/// Limits against invented entries: no game takes more decisions, or ends after the year 3000.
const MOST_DECISIONS: u32 = 100_000;
const LATEST_END_SECONDS: u64 = 32_503_680_000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// Identifies the game across tabs and files.
    pub id: u64,
    /// The game's end, in seconds since 1970.
    pub end_seconds: u64,
    pub slug: String,
    pub decisions: u32,
    /// The players, and the place in which each seat ended, 1 being the best.
    pub seats: Vec<(Player, u8)>,
    /// The ids of this device's people, by seat; empty if none is known.
    pub people: Vec<Option<String>>,
}

/// The beginning of the part of a line with the people's ids.
const IDS: &str = "= ";

impl PlayedGame {
    /// A game that was dealt or imported at `created` and ended at `now`, in milliseconds.
    pub fn from_record(
        record: &Record<AnyGame>,
        outcome: &Outcome,
        created: u64,
        now: u64,
    ) -> Self {
        let Record { options, players, seed, .. } = record;
        let names: Vec<String> = players.iter().map(ToString::to_string).collect();
        let deal = format!("{created} {seed} {} {}", options.values(), names.join("|"));
        Self {
            id: Fnv::hash_text(&deal),
            end_seconds: now / 1000,
            slug: options.identity().slug.to_owned(),
            decisions: u32::try_from(record.decisions.len())
                .unwrap_or(u32::MAX)
                .min(MOST_DECISIONS),
            seats: Seat::all(Seat::MOST)
                .zip(players)
                .map(|(seat, player)| (player.clone(), outcome.rank(seat)))
                .collect(),
            people: Vec::new(),
        }
    }

    #[must_use]
    pub fn with_people(self, people: Vec<Option<String>>) -> Self {
        let is_known = people.len() == self.seats.len() && people.iter().any(Option::is_some);
        Self { people: if is_known { people } else { Vec::new() }, ..self }
    }

    fn person(&self, at: usize) -> Option<&str> {
        self.people.get(at)?.as_deref()
    }
}

impl StoredLine for PlayedGame {
    const KEY: &'static str = keys::PLAYED;
    const HEAD: &'static str = "played 1";
    const MOST_ITEMS: usize = MOST_GAMES;

    fn from_line(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.splitn(5, ' ').collect();
        let [id, end_seconds, slug, decisions, seats] = words[..] else { return None };
        let mut parts: Vec<&str> = seats.split('|').collect();
        let ids = parts.pop_if(|part| part.starts_with(IDS)).map(|ids| ids[IDS.len()..].split(','));
        let person = |id: &str| match id {
            "" => Ok(None),
            id => id.parse::<SaveId>().map(|id| Some(id.to_string())),
        };
        let seat = |seat: &str| {
            let (rank, player) = seat.split_once(' ')?;
            let rank = rank.parse::<u8>().ok().filter(|rank| (1..=Seat::MOST).contains(rank))?;
            Some((player.parse().ok()?, rank))
        };
        let game = Self {
            id: u64::from_str_radix(id, 16).ok()?,
            end_seconds: end_seconds.parse().ok()?,
            slug: slug.to_owned(),
            decisions: decisions.parse().ok()?,
            seats: parts.into_iter().map(seat).collect::<Option<_>>()?,
            people: ids.into_iter().flatten().map(person).collect::<Result<_, _>>().ok()?,
        };
        // A later build may have more games: the line stays for it.
        let fits = id.len() == 16
            && GameId::from_slug(slug).is_some()
            && (2..=usize::from(Seat::MOST)).contains(&game.seats.len())
            && (game.people.is_empty() || game.people.len() == game.seats.len())
            && game.end_seconds <= LATEST_END_SECONDS
            && game.decisions <= MOST_DECISIONS;
        fits.then_some(game)
    }

    fn to_line(&self) -> String {
        let Self { id, end_seconds, slug, decisions, seats, people } = self;
        let mut parts: Vec<String> =
            seats.iter().map(|(player, rank)| format!("{rank} {player}")).collect();
        if !people.is_empty() {
            let ids: Vec<&str> =
                people.iter().map(|id| id.as_deref().unwrap_or_default()).collect();
            parts.push(format!("{IDS}{}", ids.join(",")));
        }
        format!("{id:016x} {end_seconds} {slug} {decisions} {}", parts.join("|"))
    }

    fn is_same(&self, other: &Self) -> bool {
        self.id == other.id
    }

    fn rank(&self) -> u64 {
        self.end_seconds
    }

    /// A game that ends in the future is invented.
    fn admission(&self, now: u64) -> Admission {
        if self.end_seconds <= now / 1000 { Admission::Admit } else { Admission::Reject }
    }
}

/// All games that ended here, in order of their end.
pub type History = StoredLines<PlayedGame>;

/// Notes a finished game; noting it again changes nothing.
pub fn note(store: &dyn Store, played: PlayedGame) -> Result<(), StoreError> {
    stored::change(store, |history: &mut History| {
        let now = played.end_seconds;
        history.add(played);
        history.make_room(now);
    })
}

#[cfg(test)]
mod tests {
    use engine::record::read;

    use super::*;
    use crate::services::storage::Memory;
    use crate::services::stored::Stored as _;
    use crate::services::stored_lines::{ImportCounts, merge as merge_lines};
    use crate::testing::fools_gambit;

    fn load(store: &Memory) -> Vec<PlayedGame> {
        stored::load::<History>(store).unwrap().items
    }

    fn merge(store: &Memory, text: &str) -> ImportCounts {
        merge_lines::<PlayedGame>(store, text, 10_000).unwrap()
    }

    fn played(created: u64, now: u64) -> PlayedGame {
        let text = fools_gambit("Ana | bot:sharp/bold Hattie", "2 leave\n");
        let record = read::<AnyGame>(&text).unwrap().record;
        PlayedGame::from_record(&record, &Outcome::conceded(Seat::TWO), created, now)
    }

    #[test]
    fn a_game_is_a_line_with_the_devices_people_and_without_its_seed_and_cards() {
        let ids = vec![Some("k7".to_owned()), None];
        let known = played(5, 1_700_000_000_000).with_people(ids.clone());
        let line = known.to_line();
        let (id, rest) = line.split_once(' ').unwrap();
        assert_eq!(rest, "1700000000 fools-gambit 1 1 Ana|2 bot:sharp/bold Hattie|= k7,");
        assert_ne!(id, "9f2c04d1a6b3e877");
        assert_eq!(PlayedGame::from_line(&line), Some(known));
        // Nobody whom the device knows, and the people of another game.
        for unknown in [vec![None, None], ids[..1].to_vec()] {
            assert_eq!(played(5, 9_000).with_people(unknown), played(5, 9_000));
        }
        for bad in ["|= k7", "|= k7,,", "|= K 7,", "|= k7,|= k7,"] {
            let line = format!("{}{bad}", played(5, 9_000).to_line());
            assert_eq!(PlayedGame::from_line(&line), None, "{bad}");
        }
    }

    #[test]
    fn a_game_counts_once_however_often_it_ends() {
        let store = Memory::default();
        note(&store, played(5, 9_000)).unwrap();
        note(&store, played(5, 12_000)).unwrap();
        assert_eq!(load(&store), [played(5, 9_000)]);
        note(&store, played(6, 1_000)).unwrap();
        let times: Vec<_> = load(&store).iter().map(|game| game.end_seconds).collect();
        assert_eq!(times, [1, 9], "the same deal played again is another game");
    }

    #[test]
    fn the_oldest_games_make_room() {
        let mut history = History::default();
        for number in 0..MOST_GAMES as u64 + 3 {
            history.add(played(number, number * 1000));
        }
        let kept = History::read(&history.write()).unwrap();
        assert_eq!((kept.items.len(), kept.items[0].end_seconds), (MOST_GAMES, 3));
    }

    /// A file of `number` games that all ended at this moment, in seconds.
    fn forged(number: usize, at: u64) -> String {
        let line = |id| format!("{id:016x} {at} duel-52 9 1 Mallory|2 Ben\n");
        format!("played 1\n{}", (0..number).map(line).collect::<String>())
    }

    #[test]
    fn a_file_drives_no_game_of_this_device_out() {
        let store = Memory::default();
        note(&store, played(5, 9_000)).unwrap();
        for at in [11, 4_102_444_800, 99_999_999_999] {
            let merged = merge(&store, &forged(MOST_GAMES, at));
            assert_eq!((merged.added, merged.damaged), (0, MOST_GAMES), "none ends later than now");
        }
        let merged = merge(&store, &forged(MOST_GAMES, 10));
        assert_eq!((merged.added, merged.no_room), (MOST_GAMES - 1, 1));
        assert_eq!(load(&store)[0], played(5, 9_000));
        let merged = merge(&store, &forged(MOST_GAMES, 10).replace("duel-52", "dual-duel"));
        assert_eq!(merged, ImportCounts { here: MOST_GAMES - 1, no_room: 1, ..Default::default() });
        note(&store, played(6, 20_000)).unwrap();
        assert!(load(&store).contains(&played(6, 20_000)));
    }

    #[test]
    fn games_with_forged_times_make_room_first() {
        for at in [20, 4_102_444_800, 99_999_999_999] {
            let store = Memory::default();
            store.write(keys::PLAYED, &forged(MOST_GAMES, at)).unwrap();
            for number in 0..3 {
                note(&store, played(number, 9_000 + number)).unwrap();
            }
            let own = load(&store).into_iter().filter(|game| game.end_seconds == 9).count();
            assert_eq!(own, 3, "{at}");
        }
    }

    #[test]
    fn a_line_of_an_impossible_game_is_an_error() {
        let line =
            |mid: &str| PlayedGame::from_line(&format!("00000000000000ff {mid} 1 Ana|2 Ben"));
        assert!(line("9 duel-52 30").is_some() && line("9 duel-52 100000").is_some());
        for bad in ["9 war 30", "9 duel-52 100001", "99999999999 duel-52 9"] {
            assert_eq!(line(bad), None, "{bad}");
        }
    }
}
