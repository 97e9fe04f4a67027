//! What the games that were played come to, for each person.

use std::cmp::Reverse;

use engine::bot::Level;
use engine::record::Player;

use super::{History, Played};

/// How many games there were, and what came of them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub played: u32,
    pub won: u32,
    /// Those in which the place was shared.
    pub shared: u32,
}

impl Tally {
    fn count(&mut self, own: u8, best_other: u8) {
        self.played += 1;
        self.won += u32::from(own < best_other);
        self.shared += u32::from(own == best_other);
    }
}

/// The longest game that somebody played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Longest {
    pub slug: String,
    pub decisions: u32,
    /// In seconds since 1970.
    pub at: u64,
}

/// What somebody has played: whoever has the same name is the same person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub name: String,
    pub all: Tally,
    /// By the game's slug, the most played first.
    pub games: Vec<(String, Tally)>,
    /// By the name of another person, whom one was ahead of, or not.
    pub opponents: Vec<(String, Tally)>,
    /// By the level of a bot, from the weakest.
    pub levels: Vec<(Level, Tally)>,
    pub longest: Option<Longest>,
}

/// All people that have played, who has played most first.
pub fn people(history: &History) -> Vec<Person> {
    let mut people: Vec<Person> = Vec::new();
    for game in &history.games {
        for (at, (player, _)) in game.seats.iter().enumerate() {
            let Player::Person(name) = player else { continue };
            let name = name.as_str();
            let place = people.iter().position(|known| known.name == name);
            let place = place.unwrap_or_else(|| {
                people.push(Person::new(name));
                people.len() - 1
            });
            people[place].count(game, at);
        }
    }
    people.sort_by_key(|person| Reverse(person.all.played));
    for person in &mut people {
        person.games.sort_by_key(|(_, tally)| Reverse(tally.played));
        person.opponents.sort_by_key(|(_, tally)| Reverse(tally.played));
        person.levels.sort_by_key(|(level, _)| *level);
    }
    people
}

impl Person {
    fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            all: Tally::default(),
            games: Vec::new(),
            opponents: Vec::new(),
            levels: Vec::new(),
            longest: None,
        }
    }

    /// Counts a game in which this is who sat in that place.
    fn count(&mut self, game: &Played, own: usize) {
        let rank = game.seats[own].1;
        let others = || game.seats.iter().enumerate().filter(|(at, _)| *at != own);
        let best_other = others().map(|(_, (_, rank))| *rank).min().unwrap_or(u8::MAX);
        self.all.count(rank, best_other);
        of(&mut self.games, game.slug.clone()).count(rank, best_other);
        // Several bots of a level are one opponent: the best of them counts.
        let mut met: Vec<(&Player, u8)> = Vec::new();
        for (_, (player, rank)) in others() {
            let same = met.iter_mut().find(|(known, _)| is_same(known, player));
            match same {
                Some((_, best)) => *best = (*best).min(*rank),
                None => met.push((player, *rank)),
            }
        }
        for (player, other) in met {
            match player {
                Player::Person(name) => {
                    of(&mut self.opponents, name.as_str().to_owned()).count(rank, other);
                }
                Player::Bot(bot) => of(&mut self.levels, bot.level).count(rank, other),
            }
        }
        if self.longest.as_ref().is_none_or(|longest| longest.decisions < game.decisions) {
            let (slug, decisions, at) = (game.slug.clone(), game.decisions, game.at);
            self.longest = Some(Longest { slug, decisions, at });
        }
    }
}

fn is_same(one: &Player, other: &Player) -> bool {
    match (one, other) {
        (Player::Person(one), Player::Person(other)) => one == other,
        (Player::Bot(one), Player::Bot(other)) => one.level == other.level,
        (Player::Person(_), Player::Bot(_)) | (Player::Bot(_), Player::Person(_)) => false,
    }
}

/// The tally under a key, which is made if there is none.
fn of<K: PartialEq>(tallies: &mut Vec<(K, Tally)>, key: K) -> &mut Tally {
    let at = tallies.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
        tallies.push((key, Tally::default()));
        tallies.len() - 1
    });
    &mut tallies[at].1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(lines: &[&str]) -> History {
        let lines: Vec<String> = lines
            .iter()
            .enumerate()
            .map(|(at, line)| format!("{at:016x} {} {line}", 1_000 + at))
            .collect();
        let history = History::read(&lines.join("\n")).unwrap();
        assert!(history.unread.is_empty(), "{history:?}");
        history
    }

    const fn tally(played: u32, won: u32, shared: u32) -> Tally {
        Tally { played, won, shared }
    }

    #[test]
    fn games_are_counted_for_each_person_by_game_opponent_and_level() {
        let history = history(&[
            "fools-gambit 40 1 Ana|2 Ben",
            "fools-gambit 44 2 Ana|1 bot:regular Hattie",
            "duel-52 90 1 Ana|1 Ben",
            "gold-rush-shoot-out 70 2 Ana|1 bot:sharp Bo|3 bot:sharp Flo",
            "duel-52 20 1 bot:sharp|2 bot:novice",
        ]);
        let people = people(&history);
        let [ana, ben] = &people[..] else { panic!("{people:?}") };
        assert_eq!((&*ana.name, ana.all), ("Ana", tally(4, 1, 1)));
        assert_eq!(ana.games[0], ("fools-gambit".to_owned(), tally(2, 1, 0)));
        assert_eq!(ana.opponents, [("Ben".to_owned(), tally(2, 1, 1))]);
        assert_eq!(ana.levels, [(Level::Regular, tally(1, 0, 0)), (Level::Sharp, tally(1, 0, 0))]);
        let longest = ana.longest.as_ref().unwrap();
        assert_eq!((&*longest.slug, longest.decisions), ("duel-52", 90));
        assert_eq!((ben.all, ben.opponents[0].1), (tally(2, 0, 1), tally(2, 0, 1)));
    }

    #[test]
    fn of_several_bots_of_a_level_the_best_counts() {
        let history = history(&["gold-rush-shoot-out 70 2 Ana|3 bot:sharp Bo|1 bot:sharp Flo"]);
        assert_eq!(people(&history)[0].levels, [(Level::Sharp, tally(1, 0, 0))]);
    }
}
