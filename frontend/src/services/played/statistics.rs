//! Statistics of finished games, for each person.

use std::cmp::Reverse;

use engine::bot::Level;
use engine::record::Player;
use engine::sort;

use super::{History, PlayedGame};
use crate::services::people::People;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ResultCounts {
    pub played: u32,
    pub won: u32,
    /// Games that ended level with the best other player.
    pub shared: u32,
}

impl ResultCounts {
    fn count(&mut self, own: u8, best_other: u8) {
        self.played += 1;
        self.won += u32::from(own < best_other);
        self.shared += u32::from(own == best_other);
    }
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PersonStats {
    /// The current name, or the last one of a person no longer remembered.
    pub name: String,
    pub all: ResultCounts,
    /// By game slug, the most played first.
    pub games: Vec<(String, ResultCounts)>,
    /// By another person's name: the results against that person.
    pub opponents: Vec<(String, ResultCounts)>,
    /// By bot level, from the weakest.
    pub levels: Vec<(Level, ResultCounts)>,
    pub longest: Option<PlayedGame>,
}

/// By seat, the number of games in which this player ended ahead of the other one. Games with other people don't count.
/// `None` unless the players are one person and one bot.
pub fn score(history: &History, players: &[Player]) -> Option<[u32; 2]> {
    let [one, two] = players else { return None };
    if one.is_person() == two.is_person() {
        return None;
    }
    let mut ahead = [0; 2];
    for game in &history.items {
        let is_alone = game.seats.iter().filter(|(player, _)| player.is_person()).count() == 1;
        let rank_of = |player: &Player| {
            let is_player = |(other, _): &&(Player, u8)| has_same_name(player, other);
            game.seats.iter().find(is_player).map(|(_, rank)| *rank)
        };
        if is_alone && let Some((one, two)) = rank_of(one).zip(rank_of(two)) {
            ahead[0] += u32::from(one < two);
            ahead[1] += u32::from(two < one);
        }
    }
    Some(ahead)
}

/// Whether two players have the same name. A bot keeps its name at every level.
fn has_same_name(one: &Player, other: &Player) -> bool {
    match (one, other) {
        (Player::Person(one), Player::Person(other)) => one == other,
        (Player::Bot(one), Player::Bot(other)) => one.name.is_some() && one.name == other.name,
        (Player::Person(_), Player::Bot(_)) | (Player::Bot(_), Player::Person(_)) => false,
    }
}

/// The statistics of everybody who has played, most games first. Remembered people are identified by id, under any
/// name; others by name.
pub fn people(history: &History, known: &People) -> Vec<PersonStats> {
    let (names, seats) = names_and_seats(history, known);
    let new = |name: &String| PersonStats { name: name.clone(), ..PersonStats::default() };
    let mut people: Vec<_> = names.iter().map(new).collect();
    for (game, seated) in history.items.iter().zip(&seats) {
        for (at, person) in seated.iter().enumerate() {
            if let Some(person) = *person {
                people[person].count(game, at, seated, &names);
            }
        }
    }
    sort::by_key(&mut people, |person| Reverse(person.all.played));
    for person in &mut people {
        sort::by_key(&mut person.games, |(_, counts)| Reverse(counts.played));
        sort::by_key(&mut person.opponents, |(_, counts)| Reverse(counts.played));
        sort::by_key(&mut person.levels, |(level, _)| *level);
    }
    people
}

/// The names of a history's people; for each game the person in each seat, as an index among the names, or `None` for
/// a bot.
fn names_and_seats(history: &History, known: &People) -> (Vec<String>, Vec<Vec<Option<usize>>>) {
    let (mut names, mut seats) = (Vec::<String>::new(), Vec::new());
    let mut ids: Vec<Option<&str>> = Vec::new();
    for game in &history.items {
        let mut seated = Vec::new();
        for (at, (player, _)) in game.seats.iter().enumerate() {
            let Player::Person(name) = player else {
                seated.push(None);
                continue;
            };
            let name = name.as_str();
            // Games noted without ids belong to the person with that name.
            let id = game.person(at).or_else(|| Some(&*known.with_name(name)?.id));
            let found = match id {
                Some(id) => ids.iter().position(|other| *other == Some(id)),
                None => (0..ids.len()).find(|at| ids[*at].is_none() && names[*at] == name),
            };
            let person = found.unwrap_or_else(|| {
                ids.push(id);
                names.push(String::new());
                ids.len() - 1
            });
            let current = id.and_then(|id| known.with_id(id)).map_or(name, |known| &known.name);
            current.clone_into(&mut names[person]);
            seated.push(Some(person));
        }
        seats.push(seated);
    }
    (names, seats)
}

impl PersonStats {
    /// Counts a game for the person in seat `own`. `seated` are the people by seat, as in [`names_and_seats`].
    fn count(&mut self, game: &PlayedGame, own: usize, seated: &[Option<usize>], names: &[String]) {
        let rank = game.seats[own].1;
        let others = || (0..game.seats.len()).filter(|at| *at != own);
        let best_other = others().map(|at| game.seats[at].1).min().unwrap_or(u8::MAX);
        self.all.count(rank, best_other);
        entry(&mut self.games, game.slug.clone()).count(rank, best_other);
        for at in others() {
            if let Some(person) = seated[at] {
                entry(&mut self.opponents, names[person].clone()).count(rank, game.seats[at].1);
            }
        }
        for level in Level::ALL {
            let is_of_level =
                |at: &usize| matches!(&game.seats[*at].0, Player::Bot(bot) if bot.level == level);
            // Several bots of a level are one opponent: the best of them counts.
            if let Some(best) = others().filter(is_of_level).map(|at| game.seats[at].1).min() {
                entry(&mut self.levels, level).count(rank, best);
            }
        }
        if self.longest.as_ref().is_none_or(|longest| longest.decisions < game.decisions) {
            self.longest = Some(game.clone());
        }
    }
}

/// The counts under a key, inserted if missing.
fn entry<K: PartialEq>(all: &mut Vec<(K, ResultCounts)>, key: K) -> &mut ResultCounts {
    let at = all.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
        all.push((key, ResultCounts::default()));
        all.len() - 1
    });
    &mut all[at].1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::stored::Stored as _;

    fn history(lines: &[&str]) -> History {
        let lines = lines.iter().enumerate();
        let lines = lines.map(|(at, line)| format!("{at:016x} {} {line}\n", 1_000 + at));
        let history = History::read(&lines.collect::<String>()).unwrap();
        assert!(history.unread.is_empty(), "{history:?}");
        history
    }

    const fn tally(played: u32, won: u32, shared: u32) -> ResultCounts {
        ResultCounts { played, won, shared }
    }

    #[test]
    fn games_are_counted_for_each_person_by_game_opponent_and_level() {
        let history = history(&[
            "fools-gambit 40 1 Ana|2 Ben",
            "fools-gambit 44 2 Ana|1 bot:regular Hattie",
            "duel-52 90 1 Ana|1 Ben",
            // Of two bots of a level the better one counts.
            "gold-rush-shoot-out 70 2 Ana|4 bot:sharp Bo|1 bot:sharp Flo|3 bot:sharp Cole",
            "duel-52 20 1 bot:sharp|2 bot:novice",
        ]);
        let people = people(&history, &People::default());
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
    fn a_person_and_a_bot_have_a_score_in_whatever_they_play() {
        let history = history(&[
            "fools-gambit 40 1 Ana|2 bot:regular Hattie",
            "duel-52 90 2 Ana|1 bot:sharp/bold Hattie",
            "gold-rush-shoot-out 70 1 bot:sharp Bo|2 Ana|3 bot:sharp Hattie",
            "gold-rush-shoot-out 70 1 bot:sharp Hattie|2 Ana|3 Ben",
            "duel-52 90 1 Ben|2 bot:sharp Hattie",
            "dual-duel 30 1 Ana|1 bot:sharp Hattie",
        ]);
        let of = |players: &str| {
            let players: Vec<Player> = players.split('|').map(|one| one.parse().unwrap()).collect();
            score(&history, &players)
        };
        assert_eq!(of("Ana|bot:novice Hattie"), Some([2, 1]));
        assert_eq!(of("bot:novice Hattie|Ben"), Some([0, 1]));
        assert_eq!(of("Ana|bot:sharp Bo"), Some([0, 1]));
        assert_eq!(of("Ana|bot:sharp"), Some([0, 0]), "a bot without a name is anybody");
        assert_eq!([of("Ana|Ben"), of("Ana|bot:sharp Bo|bot:sharp Hattie")], [None, None]);
    }

    #[test]
    fn a_renamed_person_keeps_the_statistics() {
        let history = history(&[
            "fools-gambit 40 1 Ann|2 Ben",
            "fools-gambit 40 1 Ann|2 Ben|= a2,b3",
            "fools-gambit 44 2 Ben|1 Anna|= b3,a2",
            "fools-gambit 44 1 Ann|2 Ben|= c4,b3",
        ]);
        let known = r#"[{"id":"a2","name":"Annabel","look":1},{"id":"b3","name":"Ben","look":2},
                        {"id":"c4","name":"Ann","look":3}]"#;
        let people = people(&history, &People::read(known).unwrap());
        let all: Vec<_> = people.iter().map(|one| (&*one.name, one.all.played)).collect();
        assert_eq!(all, [("Ben", 4), ("Ann", 2), ("Annabel", 2)], "the first game names no ids");
        let met: Vec<_> =
            people[0].opponents.iter().map(|(name, own)| (&**name, own.played)).collect();
        assert_eq!(met, [("Ann", 2), ("Annabel", 2)]);
    }

    #[test]
    fn a_forgotten_person_goes_by_the_last_name() {
        let history =
            history(&["fools-gambit 40 1 Ann|2 Ben|= a2,", "fools-gambit 40 1 Anna|2 Ben|= a2,"]);
        let names: Vec<_> =
            people(&history, &People::default()).into_iter().map(|one| one.name).collect();
        assert_eq!(names, ["Anna", "Ben"]);
    }
}
