//! An evening's standings: points, wins and head-to-head results. A Gamebreaker season adds tokens, counted in halves,
//! and strikes, which carry over from game to game (HUD-43).

use std::cmp::{Ordering, Reverse};

use engine::season::Brought;
use engine::sort;

use super::{Evening, EveningGame, EveningSeason, GameScore};

const HALVES_PER_TOKEN: i64 = 2;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct StandingsRow {
    pub guest: usize,
    /// The place in the standings, from 1; guests may share a place.
    pub place: usize,
    pub games: u32,
    /// Games in first place, alone or shared.
    pub wins: u32,
    /// Two for each player who placed behind, one for each at the same place.
    pub half_points: u32,
    /// Zero outside a season, like the strikes.
    pub half_tokens: u32,
    pub strikes: u32,
}

/// A criterion of the standings. Of strikes, fewer are better; of the others, more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    Tokens,
    Strikes,
    Points,
    Wins,
}

impl Column {
    /// The criteria in order of importance. Outside a season, tokens and strikes are zero.
    const ALL: [Self; 4] = [Self::Tokens, Self::Strikes, Self::Points, Self::Wins];

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
    /// The criterion's values for the first place and for the runners-up.
    pub first: u32,
    pub next: u32,
    /// The runners-up, as indices among the guests.
    pub behind: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HeadToHead {
    /// Games in which the first guest placed ahead of the second.
    pub won: u32,
    pub lost: u32,
    /// Games in which they shared a place.
    pub drawn: u32,
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
        sort::by_key(&mut rows, sort_key);
        for at in 1..rows.len() {
            let shares_place = sort_key(&rows[at - 1]) == sort_key(&rows[at]);
            rows[at].place = if shares_place { rows[at - 1].place } else { at + 1 };
        }
        Self { rows }
    }

    /// The guests in first place, as indices; empty before a game is over.
    pub fn winners(&self) -> Vec<usize> {
        let is_begun = self.rows.iter().any(|row| row.games > 0);
        let first = self.rows.iter().filter(|row| is_begun && row.place == 1);
        first.map(|row| row.guest).collect()
    }

    /// The criterion that decided the first place; `None` if all share the place, or no game is over.
    pub fn tiebreak(&self) -> Option<Tiebreak> {
        let first = self.rows.first().filter(|_| !self.winners().is_empty())?;
        let next = self.rows.iter().find(|row| row.place > 1 && row.games > 0)?;
        let differs = |column: &Column| column.value(first) != column.value(next);
        let by = Column::ALL.into_iter().find(differs)?;
        let behind = self.rows.iter().filter(|row| row.place == next.place && row.games > 0);
        Some(Tiebreak {
            by,
            first: by.value(first),
            next: by.value(next),
            behind: behind.map(|row| row.guest).collect(),
        })
    }
}

/// All criteria in order of importance; better rows have lower keys.
fn sort_key(row: &StandingsRow) -> (Reverse<u32>, u32, Reverse<u32>, Reverse<u32>) {
    (Reverse(row.half_tokens), row.strikes, Reverse(row.half_points), Reverse(row.wins))
}

fn half_points(score: &GameScore, seat: usize) -> u32 {
    let own = score.ranks[seat];
    let others = score.ranks.iter().enumerate().filter(|(other, _)| *other != seat);
    others.map(|(_, rank)| u32::from(own < *rank) + u32::from(own <= *rank)).sum()
}

impl EveningSeason {
    /// A game's change of a seat's half tokens and strikes.
    fn purse_change(self, game: &EveningGame, score: &GameScore, seat: usize) -> (i64, u32) {
        if let Some((halves, strikes)) = score.left.get(seat) {
            let brought = game.brought.get(seat).copied().unwrap_or_default();
            return (i64::from(*halves) - i64::from(brought), u32::from(*strikes));
        }
        let (rank, last) = (score.ranks[seat], score.ranks.iter().max().copied());
        // If all share one place, nobody counts as winner or as last.
        let is_counted = self.house_rule && last > Some(1);
        let halves = if is_counted && rank == 1 { HALVES_PER_TOKEN } else { 0 };
        (halves, u32::from(is_counted && Some(rank) == last))
    }
}

impl Evening {
    /// Each guest's half tokens and strikes after all finished games; zero outside a season.
    pub fn purses(&self) -> Vec<(u32, u32)> {
        let Some(season) = self.season else { return vec![(0, 0); self.guests.len()] };
        let mut purses = vec![(u32::from(season.halves), 0); self.guests.len()];
        for game in &self.games {
            let Some(score) = game.score() else { continue };
            for (seat, guest) in game.seats.iter().enumerate() {
                let (halves, strikes) = season.purse_change(game, score, seat);
                let purse = &mut purses[*guest];
                // Never negative: seats bring no more tokens than they have, and spend no more than they brought.
                purse.0 = u32::try_from(i64::from(purse.0) + halves).unwrap_or_default();
                purse.1 += strikes;
            }
        }
        purses
    }

    /// The half tokens that these guests bring to the next game: all they have, up to the most that a seat may bring.
    pub fn half_tokens_to_bring(&self, guests: &[usize]) -> Vec<u8> {
        let purses = self.purses();
        let most = u32::from(Brought::MOST);
        guests.iter().map(|guest| purses[*guest].0.min(most) as u8).collect()
    }

    pub fn head_to_head(&self, one: usize, other: usize) -> HeadToHead {
        let mut counts = HeadToHead::default();
        for game in &self.games {
            let seat = |guest| game.seats.iter().position(|seated| *seated == guest);
            let (Some(score), Some(own), Some(theirs)) = (game.score(), seat(one), seat(other))
            else {
                continue;
            };
            match score.ranks[own].cmp(&score.ranks[theirs]) {
                Ordering::Less => counts.won += 1,
                Ordering::Equal => counts.drawn += 1,
                Ordering::Greater => counts.lost += 1,
            }
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::evenings::testing::{evening, played};
    use crate::services::evenings::{GameStatus, Guest};
    use crate::services::people::Look;

    fn places(evening: &Evening) -> Vec<(&str, usize, u32)> {
        let rows = Standings::from_evening(evening).rows;
        rows.iter()
            .map(|row| (&*evening.guests[row.guest].name, row.place, row.half_points))
            .collect()
    }

    #[test]
    fn each_player_behind_is_a_point_and_each_at_the_same_place_half_a_point() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        for ending in [GameStatus::Running, GameStatus::CalledOff] {
            evening.games.push(EveningGame { ending, ..played("duel-52", &[0, 1], &[1, 2]) });
        }
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
        let decided = |evening: &Evening| Standings::from_evening(evening).tiebreak();
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
    fn duels_are_counted_both_ways() {
        let mut evening = evening(&["Ana", "Ben", "Cem"]);
        evening.games.push(played("gold-rush-shoot-out", &[0, 1, 2], &[1, 2, 2]));
        evening.games.push(played("duel-52", &[1, 0], &[1, 2]));
        let duels = |won, lost, drawn| HeadToHead { won, lost, drawn };
        assert_eq!(evening.head_to_head(0, 1), duels(1, 1, 0));
        assert_eq!(evening.head_to_head(1, 2), duels(0, 0, 1));
        assert_eq!(evening.head_to_head(2, 0), duels(0, 1, 0));
    }

    fn season(names: &[&str], house_rule: bool) -> Evening {
        Evening { season: Some(EveningSeason { halves: 2, house_rule }), ..evening(names) }
    }

    /// A game of Heads Up Duel with the tokens before and after it.
    fn show(seats: &[usize], ranks: &[u8], brought: &[u8], left: &[(u8, u8)]) -> EveningGame {
        let ending = GameStatus::Over(GameScore { ranks: ranks.to_vec(), left: left.to_vec() });
        EveningGame { brought: brought.to_vec(), ending, ..played("heads-up-duel", seats, ranks) }
    }

    #[test]
    fn hud_43_halves_and_strikes_add_up_from_game_to_game() {
        let mut evening = season(&["Ana", "Ben", "Cem", "Dora"], false);
        assert_eq!(evening.half_tokens_to_bring(&[0, 1, 2, 3]), [2, 2, 2, 2]);
        evening.games.push(show(&[0, 1], &[1, 2], &[2, 2], &[(4, 0), (1, 1)]));
        assert_eq!(evening.purses(), [(4, 0), (1, 1), (2, 0), (2, 0)]);
        evening.games.push(show(&[1, 0, 2], &[1, 2, 2], &[1, 4, 2], &[(4, 1), (3, 0), (2, 0)]));
        assert_eq!(evening.purses(), [(3, 0), (4, 2), (2, 0), (2, 0)]);
        assert_eq!(evening.half_tokens_to_bring(&[2, 1]), [2, 4]);
    }

    #[test]
    fn games_that_know_no_tokens_count_by_the_house_rule_alone() {
        for (house_rule, expected) in [(false, [(2, 0); 3]), (true, [(4, 0), (2, 1), (2, 0)])] {
            let mut evening = season(&["Ana", "Ben", "Cem"], house_rule);
            evening.games.push(played("fools-gambit", &[1, 0], &[2, 1]));
            evening.games.push(played("duel-52", &[1, 2], &[1, 1]));
            assert_eq!(evening.purses(), expected, "nobody is last if all are level");
        }
    }

    #[test]
    fn a_guest_brings_no_more_tokens_than_a_seat_allows() {
        let mut evening = season(&["Ana", "Ben"], true);
        for _ in 0..9 {
            evening.games.push(played("dual-duel", &[0, 1], &[1, 2]));
        }
        assert_eq!(evening.purses(), [(20, 0), (2, 9)]);
        assert_eq!(evening.half_tokens_to_bring(&[0, 1]), [Brought::MOST, 2]);
        evening.games.push(show(&[0, 1], &[2, 1], &[Brought::MOST, 2], &[(7, 1), (4, 0)]));
        assert_eq!(evening.purses(), [(17, 1), (4, 9)]);
    }

    #[test]
    fn a_late_guest_starts_as_all_did_and_one_who_leaves_keeps_everything() {
        let mut evening = season(&["Ana", "Ben"], true);
        evening.games.push(played("dual-duel", &[0, 1], &[1, 2]));
        let running = EveningGame { ending: GameStatus::Running, ..evening.games[0].clone() };
        evening.games.push(running);
        evening.add_guest(Guest::person("p9", "Cem", Look::nth(5))).unwrap();
        evening.remove_guest(0);
        assert_eq!(evening.purses(), [(4, 0), (2, 1), (2, 0)]);
        let order: Vec<_> =
            Standings::from_evening(&evening).rows.iter().map(|row| row.guest).collect();
        assert_eq!(order, [0, 2, 1], "tokens, then strikes");
    }
}
