//! An evening's standings: points, wins, and head-to-head results; in a season tokens and strikes.

use std::cmp::Ordering;

use super::{Evening, GameScore};
use engine::sort;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct StandingsRow {
    pub guest: usize,
    /// The place in the standings, from 1; equal for guests who share it.
    pub place: usize,
    pub games: u32,
    /// Games in first place, alone or shared.
    pub wins: u32,
    /// Half points: two for each player who placed behind, one for each at the same place.
    pub half_points: u32,
    /// In a season.
    pub half_tokens: u32,
    pub strikes: u32,
}

/// A criterion of the standings. Fewer strikes are better; of all else, more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    Tokens,
    Strikes,
    Points,
    Wins,
}

impl Column {
    /// In order of importance.
    const fn all(is_season: bool) -> &'static [Self] {
        if is_season {
            &[Self::Tokens, Self::Strikes, Self::Points, Self::Wins]
        } else {
            &[Self::Points, Self::Wins]
        }
    }

    pub const fn value(self, row: &StandingsRow) -> u32 {
        match self {
            Self::Tokens => row.half_tokens,
            Self::Strikes => row.strikes,
            Self::Points => row.half_points,
            Self::Wins => row.wins,
        }
    }
}

/// The criterion that put the first place ahead of the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tiebreak {
    pub by: Column,
    /// Its value for the first place, and `next` for the runners-up.
    pub first: u32,
    pub next: u32,
    /// The runners-up, as indices among the guests.
    pub behind: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HeadToHead {
    /// Games in which the first placed ahead of the second.
    pub won: u32,
    pub lost: u32,
    /// Games in which they shared a place.
    pub level: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The rows, best first; guests at the same place in order of arrival.
    pub rows: Vec<StandingsRow>,
}

impl Standings {
    /// The standings after all finished games.
    pub fn from_evening(evening: &Evening) -> Self {
        let row = |guest| StandingsRow { guest, place: 1, ..StandingsRow::default() };
        let mut rows: Vec<StandingsRow> = (0..evening.guests.len()).map(row).collect();
        for game in &evening.games {
            let Some(score) = game.score() else { continue };
            for (seat, guest) in game.seats.iter().enumerate() {
                rows[*guest].games += 1;
                rows[*guest].wins += u32::from(score.ranks[seat] == 1);
                rows[*guest].half_points += half_points(score, seat);
            }
        }
        for (guest, purse) in evening.purses().into_iter().enumerate() {
            (rows[guest].half_tokens, rows[guest].strikes) = purse;
        }
        let is_season = evening.season.is_some();
        // A stable sort keeps guests at the same place in order of arrival.
        sort::by_key(&mut rows, |row| sort_key(row, is_season));
        for at in 1..rows.len() {
            let is_level = sort_key(&rows[at - 1], is_season) == sort_key(&rows[at], is_season);
            rows[at].place = if is_level { rows[at - 1].place } else { at + 1 };
        }
        Self { rows }
    }

    /// The guests in first place, as indices; empty before a game is over.
    pub fn winners(&self) -> Vec<usize> {
        if self.rows.iter().all(|row| row.games == 0) {
            return Vec::new();
        }
        self.rows.iter().filter(|row| row.place == 1).map(|row| row.guest).collect()
    }

    /// The criterion that decided the first place; `None` if all share it, or no game is over.
    pub fn decided(&self, evening: &Evening) -> Option<Tiebreak> {
        let first = self.rows.first().filter(|_| !self.winners().is_empty())?;
        let next = self.rows.iter().find(|row| row.place > 1 && row.games > 0)?;
        let mut columns = Column::all(evening.season.is_some()).iter();
        let by = *columns.find(|column| column.value(first) != column.value(next))?;
        let behind = self.rows.iter().filter(|row| row.place == next.place && row.games > 0);
        Some(Tiebreak {
            by,
            first: by.value(first),
            next: by.value(next),
            behind: behind.map(|row| row.guest).collect(),
        })
    }
}

/// The better row's is less: all criteria in order of importance.
fn sort_key(row: &StandingsRow, is_season: bool) -> Vec<i64> {
    let key = |column: &Column| match column {
        Column::Strikes => i64::from(column.value(row)),
        Column::Tokens | Column::Points | Column::Wins => -i64::from(column.value(row)),
    };
    Column::all(is_season).iter().map(key).collect()
}

fn half_points(score: &GameScore, seat: usize) -> u32 {
    let own = score.ranks[seat];
    let others = score.ranks.iter().enumerate().filter(|(other, _)| *other != seat);
    others
        .map(|(_, rank)| match own.cmp(rank) {
            Ordering::Less => 2,
            Ordering::Equal => 1,
            Ordering::Greater => 0,
        })
        .sum()
}

impl Evening {
    pub fn head_to_head(&self, one: usize, other: usize) -> HeadToHead {
        let mut counts = HeadToHead::default();
        for game in &self.games {
            let place = |guest| game.seats.iter().position(|seat| *seat == guest);
            let (Some(score), Some(own), Some(theirs)) = (game.score(), place(one), place(other))
            else {
                continue;
            };
            match score.ranks[own].cmp(&score.ranks[theirs]) {
                Ordering::Less => counts.won += 1,
                Ordering::Equal => counts.level += 1,
                Ordering::Greater => counts.lost += 1,
            }
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{evening, played};
    use super::super::{EveningGame, EveningSeason, GameStatus};
    use super::*;

    fn places(evening: &Evening) -> Vec<(&str, usize, u32)> {
        let rows = Standings::from_evening(evening).rows;
        rows.iter()
            .map(|row| (&*evening.guests[row.guest].name, row.place, row.half_points))
            .collect()
    }

    #[test]
    fn each_player_behind_is_a_point_and_each_at_the_same_place_half_a_point() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        assert_eq!(places(&evening), [("Ana", 1, 0), ("Ben", 1, 0), ("Cem", 1, 0), ("Dora", 1, 0)]);
        assert!(Standings::from_evening(&evening).winners().is_empty());
        evening.games.push(played("gold-rush-shoot-out", &[3, 1, 0, 2], &[2, 1, 2, 4]));
        assert_eq!(places(&evening), [("Ben", 1, 6), ("Ana", 2, 3), ("Dora", 2, 3), ("Cem", 4, 0)]);
        evening.games.push(played("duel-52", &[0, 1], &[1, 2]));
        evening.games.push(played("duel-52", &[2, 3], &[1, 2]));
        assert_eq!(places(&evening), [("Ben", 1, 6), ("Ana", 2, 5), ("Dora", 3, 3), ("Cem", 4, 2)]);
        assert_eq!(Standings::from_evening(&evening).winners(), [1]);
    }

    #[test]
    fn of_equal_points_more_wins_are_better_and_equal_wins_share_the_place() {
        let mut evening = evening(&["Ana", "Ben", "Cem"]);
        evening.games.push(played("fools-gambit", &[0, 1], &[1, 1]));
        evening.games.push(played("fools-gambit", &[2, 0], &[2, 1]));
        evening.games.push(played("fools-gambit", &[1, 2], &[1, 2]));
        assert_eq!(places(&evening), [("Ana", 1, 3), ("Ben", 1, 3), ("Cem", 3, 0)]);
        assert_eq!(Standings::from_evening(&evening).winners(), [0, 1]);
    }

    #[test]
    fn the_first_column_that_differs_decides() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        let decided = |evening: &Evening| Standings::from_evening(evening).decided(evening);
        assert_eq!(decided(&evening), None, "nothing is over");
        evening.games.push(played("fools-gambit", &[0, 1], &[1, 1]));
        assert_eq!(decided(&evening), None, "Ana and Ben share it, and nobody else has played");
        evening.games.push(played("fools-gambit", &[2, 0], &[2, 1]));
        let by_points =
            |first, next, behind| Some(Tiebreak { by: Column::Points, first, next, behind });
        assert_eq!(decided(&evening), by_points(3, 1, vec![1]));
        evening.games.push(played("fools-gambit", &[1, 2], &[1, 2]));
        assert_eq!(decided(&evening), by_points(3, 0, vec![2]), "Ana and Ben share it");
        evening.season = Some(EveningSeason { halves: 2, house_rule: false });
        assert_eq!(decided(&evening), by_points(3, 0, vec![2]), "no tokens or strikes differ");
    }

    #[test]
    fn a_running_game_counts_for_nothing() {
        let mut evening = evening(&["Ana", "Ben"]);
        evening.season = Some(EveningSeason { halves: 2, house_rule: true });
        for ending in [GameStatus::Running, GameStatus::CalledOff] {
            evening.games.push(EveningGame { ending, ..played("duel-52", &[0, 1], &[1, 2]) });
        }
        assert_eq!(places(&evening), [("Ana", 1, 0), ("Ben", 1, 0)]);
        assert_eq!(evening.purses(), [(2, 0), (2, 0)]);
    }

    #[test]
    fn duels_are_counted_both_ways() {
        let mut evening = evening(&["Ana", "Ben", "Cem"]);
        evening.games.push(played("gold-rush-shoot-out", &[0, 1, 2], &[1, 2, 2]));
        evening.games.push(played("duel-52", &[1, 0], &[1, 2]));
        let duels = |won, lost, level| HeadToHead { won, lost, level };
        assert_eq!(evening.head_to_head(0, 1), duels(1, 1, 0));
        assert_eq!(evening.head_to_head(1, 2), duels(0, 0, 1));
        assert_eq!(evening.head_to_head(2, 0), duels(0, 1, 0));
    }
}
