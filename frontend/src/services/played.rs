//! What was played on this device: a line for each game that ended here, apart from the saves, so that it
//! outlives them. Nothing in it tells of a card.

mod statistics;

use std::fmt;
use std::str::FromStr;

use engine::catalogue::AnyGame;
use engine::fnv::Fnv;
use engine::game::Outcome;
use engine::options::Options;
use engine::record::{Player, Record};
use engine::seat::Seat;

use super::saves::SaveId;
use super::storage::{Store, StoreError};

pub use statistics::{Longest, Person, Tally, people};

/// Where it is stored.
pub const KEY: &str = "facedown.played";
/// How the text begins; another number is of another build.
const HEAD: &str = "played 1";
const HEAD_WORD: &str = "played ";

/// So many games are kept; the oldest make room.
pub const MOST: usize = 2_000;

/// A game that ended here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Tells it from all other games, whichever tab or file it comes from.
    pub id: u64,
    /// When it ended, in seconds since 1970.
    pub at: u64,
    pub slug: String,
    pub decisions: u32,
    /// Who played, and in which place each seat ended, 1 being the best.
    pub seats: Vec<(Player, u8)>,
    /// The ids of the people of this device, by seat; empty where none is known.
    pub people: Vec<Option<String>>,
}

/// How the part of a line begins that holds the people's ids.
const IDS: &str = "= ";

impl Played {
    /// A game that was dealt or brought in at one moment and has ended at another, in milliseconds.
    pub fn of(record: &Record<AnyGame>, outcome: &Outcome, created: u64, now: u64) -> Self {
        let Record { options, players, seed, .. } = record;
        let names: Vec<String> = players.iter().map(ToString::to_string).collect();
        let deal = format!("{created} {seed} {} {}", options.values(), names.join("|"));
        Self {
            id: Fnv::of(&deal),
            at: now / 1000,
            slug: options.identity().slug.to_owned(),
            decisions: u32::try_from(record.decisions.len()).unwrap_or(u32::MAX),
            seats: Seat::all(Seat::MOST)
                .zip(players)
                .map(|(seat, player)| (player.clone(), outcome.rank(seat)))
                .collect(),
            people: Vec::new(),
        }
    }

    /// The same, played by these people of the device.
    #[must_use]
    pub fn by(self, people: Vec<Option<String>>) -> Self {
        let is_told = people.len() == self.seats.len() && people.iter().any(Option::is_some);
        Self { people: if is_told { people } else { Vec::new() }, ..self }
    }

    /// The id of the person in this seat, counted from 0.
    fn person(&self, at: usize) -> Option<&str> {
        self.people.get(at)?.as_deref()
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, at, slug, decisions, seats, people } = self;
        let seats: Vec<String> =
            seats.iter().map(|(player, rank)| format!("{rank} {player}")).collect();
        write!(f, "{id:016x} {at} {slug} {decisions} {}", seats.join("|"))?;
        if !people.is_empty() {
            let ids: Vec<&str> =
                people.iter().map(|id| id.as_deref().unwrap_or_default()).collect();
            write!(f, "|{IDS}{}", ids.join(","))?;
        }
        Ok(())
    }
}

/// A line that can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a game that was played")]
pub struct BadLine;

impl FromStr for Played {
    type Err = BadLine;

    fn from_str(line: &str) -> Result<Self, BadLine> {
        let words: Vec<&str> = line.splitn(5, ' ').collect();
        let [id, at, slug, decisions, seats] = words[..] else { return Err(BadLine) };
        let is_slug = slug.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let mut parts: Vec<&str> = seats.split('|').collect();
        let ids = parts.pop_if(|part| part.starts_with(IDS));
        let seats = parts.into_iter().map(|seat| {
            let (rank, player) = seat.split_once(' ').ok_or(BadLine)?;
            let rank = rank.parse::<u8>().ok().filter(|rank| (1..=Seat::MOST).contains(rank));
            Ok((player.parse().map_err(|_| BadLine)?, rank.ok_or(BadLine)?))
        });
        let seats = seats.collect::<Result<Vec<_>, BadLine>>()?;
        if id.len() != 16 || !is_slug || seats.len() < 2 || seats.len() > Seat::MOST.into() {
            return Err(BadLine);
        }
        let people = match ids {
            Some(ids) => ids[IDS.len()..].split(',').map(id_of).collect::<Result<Vec<_>, _>>()?,
            None => Vec::new(),
        };
        if !people.is_empty() && people.len() != seats.len() {
            return Err(BadLine);
        }
        Ok(Self {
            id: u64::from_str_radix(id, 16).map_err(|_| BadLine)?,
            at: at.parse().map_err(|_| BadLine)?,
            slug: slug.to_owned(),
            decisions: decisions.parse().map_err(|_| BadLine)?,
            seats,
            people,
        })
    }
}

/// A person's id; `None` for an empty text.
fn id_of(text: &str) -> Result<Option<String>, BadLine> {
    if text.is_empty() {
        return Ok(None);
    }
    text.parse::<SaveId>().map(|id| Some(id.to_string())).map_err(|_| BadLine)
}

/// All games that ended here.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct History {
    /// From the first to the last.
    pub games: Vec<Played>,
    /// Lines that can't be read. They stay where they are.
    pub unread: Vec<String>,
}

/// A newer build wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("written by a newer version")]
pub struct Newer;

/// What became of the games of another history.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Merged {
    pub added: usize,
    /// Were here before.
    pub here: usize,
    /// Can't be read.
    pub damaged: usize,
    /// Whether a newer build wrote it all.
    pub is_newer: bool,
}

impl History {
    /// Reads a history; a line that can't be read harms no other.
    ///
    /// # Errors
    /// [`Newer`]
    pub fn read(text: &str) -> Result<Self, Newer> {
        let mut history = Self::default();
        let mut lines = text.lines().filter(|line| !line.trim().is_empty()).peekable();
        match lines.peek() {
            Some(head) if *head == HEAD => drop(lines.next()),
            Some(head) if head.starts_with(HEAD_WORD) => return Err(Newer),
            _ => {}
        }
        for line in lines {
            match line.parse() {
                Ok(played) => {
                    history.add(played);
                }
                Err(BadLine) => history.unread.push(line.to_owned()),
            }
        }
        Ok(history)
    }

    /// Adds a game; whether it is a new one.
    fn add(&mut self, played: Played) -> bool {
        if self.games.iter().any(|known| known.id == played.id) {
            return false;
        }
        let place = self.games.partition_point(|known| known.at <= played.at);
        self.games.insert(place, played);
        true
    }

    /// What is kept of it: the latest games, and what can't be read.
    fn write(&self) -> String {
        let latest = &self.games[self.games.len().saturating_sub(MOST)..];
        let games = latest.iter().map(ToString::to_string);
        let unread = self.unread.iter().cloned();
        let mut text = HEAD.to_owned();
        for line in games.chain(unread) {
            text.push('\n');
            text.push_str(&line);
        }
        text
    }
}

/// What was played here; nothing of what a newer build wrote.
pub fn load(store: &dyn Store) -> History {
    let text = store.read(KEY).ok().flatten().unwrap_or_default();
    History::read(&text).unwrap_or_default()
}

/// Notes a game that has ended, once however often it is noted. What a newer build wrote stays as it is.
///
/// # Errors
/// The store's.
pub fn note(store: &dyn Store, played: Played) -> Result<(), StoreError> {
    let text = store.read(KEY)?.unwrap_or_default();
    let Ok(mut history) = History::read(&text) else { return Ok(()) };
    if history.add(played) { store.write(KEY, &history.write()) } else { Ok(()) }
}

/// Adds the games of another device's history.
///
/// # Errors
/// The store's; then nothing was added.
pub fn merge(store: &dyn Store, text: &str) -> Result<Merged, StoreError> {
    let own = store.read(KEY)?.unwrap_or_default();
    let (Ok(mut history), Ok(other)) = (History::read(&own), History::read(text)) else {
        return Ok(Merged { is_newer: true, ..Merged::default() });
    };
    let mut merged = Merged { damaged: other.unread.len(), ..Merged::default() };
    for played in other.games {
        if history.add(played) {
            merged.added += 1;
        } else {
            merged.here += 1;
        }
    }
    if merged.added > 0 {
        store.write(KEY, &history.write())?;
    }
    Ok(merged)
}

/// Forgets all games that ended here.
///
/// # Errors
/// The store's.
pub fn clear(store: &dyn Store) -> Result<(), StoreError> {
    store.remove(KEY)
}

#[cfg(test)]
mod tests {
    use engine::record::read;
    use proptest::prelude::*;

    use super::*;
    use crate::services::storage::Memory;

    const RECORD: &str = "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\n\
                          seats Ana | bot:sharp/bold Hattie\nseed 9f2c04d1a6b3e877\n2 leave\n";

    fn played(created: u64, now: u64) -> Played {
        let record = read::<AnyGame>(RECORD).unwrap().record;
        Played::of(&record, &Outcome::conceded(Seat::TWO), created, now)
    }

    #[test]
    fn a_game_is_a_line_without_its_seed_and_cards() {
        let line = played(5, 1_700_000_000_000).to_string();
        assert!(
            line.ends_with(" 1700000000 fools-gambit 1 1 Ana|2 bot:sharp/bold Hattie"),
            "{line}"
        );
        assert!(!line.contains("9f2c04d1a6b3e877"));
        assert_eq!(line.parse(), Ok(played(5, 1_700_000_000_000)));
    }

    #[test]
    fn a_line_knows_the_people_of_the_device() {
        let ids = vec![Some("k7".to_owned()), None];
        let known = played(5, 9_000).by(ids.clone());
        let line = known.to_string();
        assert!(line.ends_with("1 Ana|2 bot:sharp/bold Hattie|= k7,"), "{line}");
        assert_eq!(line.parse(), Ok(known));
        assert_eq!(played(5, 9_000).by(vec![None, None]), played(5, 9_000), "nobody is known");
        assert_eq!(played(5, 9_000).by(ids[..1].to_vec()), played(5, 9_000), "of another game");
        for bad in ["|= k7", "|= k7,,", "|= K 7,", "|= k7,|= k7,"] {
            let line = format!("{}{bad}", played(5, 9_000));
            assert_eq!(line.parse::<Played>(), Err(BadLine), "{bad}");
        }
    }

    #[test]
    fn a_game_counts_once_however_often_it_ends() {
        let store = Memory::default();
        note(&store, played(5, 9_000)).unwrap();
        note(&store, played(5, 12_000)).unwrap();
        assert_eq!(load(&store).games, [played(5, 9_000)]);
        note(&store, played(6, 1_000)).unwrap();
        let times: Vec<_> = load(&store).games.iter().map(|game| game.at).collect();
        assert_eq!(times, [1, 9], "the same deal played again is another game");
        clear(&store).unwrap();
        assert_eq!(load(&store), History::default());
    }

    #[test]
    fn a_bad_line_harms_no_other_and_is_kept() {
        let store = Memory::default();
        let text = format!("{HEAD}\nnonsense\n{}\n\n", played(5, 9_000));
        store.write(KEY, &text).unwrap();
        note(&store, played(6, 9_000)).unwrap();
        let history = load(&store);
        assert_eq!((history.games.len(), history.unread), (2, vec!["nonsense".to_owned()]));
    }

    #[test]
    fn what_a_newer_build_wrote_is_left_alone() {
        let store = Memory::default();
        store.write(KEY, "played 2\n{}").unwrap();
        note(&store, played(5, 9_000)).unwrap();
        assert_eq!(store.read(KEY), Ok(Some("played 2\n{}".into())));
        assert_eq!(load(&store), History::default());
        let merged = merge(&Memory::default(), "played 2\nx").unwrap();
        assert_eq!(merged, Merged { is_newer: true, ..Merged::default() });
    }

    #[test]
    fn another_history_is_added_once_and_its_damage_told() {
        let store = Memory::default();
        note(&store, played(5, 9_000)).unwrap();
        let other = format!("{HEAD}\n{}\n{}\n???", played(5, 9_000), played(7, 4_000));
        let merged = merge(&store, &other).unwrap();
        assert_eq!(merged, Merged { added: 1, here: 1, damaged: 1, is_newer: false });
        assert_eq!(merge(&store, &other).unwrap().added, 0);
        assert_eq!(load(&store).games.len(), 2);
    }

    #[test]
    fn the_oldest_games_make_room() {
        let mut history = History::default();
        for number in 0..MOST as u64 + 3 {
            history.add(played(number, number * 1000));
        }
        let kept = History::read(&history.write()).unwrap();
        assert_eq!((kept.games.len(), kept.games[0].at), (MOST, 3));
    }

    proptest! {
        #[test]
        fn no_text_breaks_a_history(text in any::<String>()) {
            if let Ok(history) = History::read(&text) {
                prop_assert_eq!(History::read(&history.write()), Ok(history));
            }
        }
    }
}
