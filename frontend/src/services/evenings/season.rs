//! The accounts of a Gamebreaker season: tokens, counted in halves, and strikes carry over from game to game (HUD-43).

use engine::season::Brought;

use super::{Evening, EveningGame, EveningSeason, GameScore};

const HALVES_PER_TOKEN: i64 = 2;

impl EveningSeason {
    /// Each seat's gain or loss in a game: halves of tokens, and strikes.
    fn changes(self, game: &EveningGame, score: &GameScore) -> Vec<(i64, u32)> {
        let last = score.ranks.iter().max().copied().unwrap_or_default();
        // If all share one place, nobody has won, and nobody is last.
        let counts = self.house_rule && last > 1;
        let change = |seat: usize| {
            if let Some((halves, strikes)) = score.left.get(seat) {
                let brought = game.brought.get(seat).copied().unwrap_or_default();
                return (i64::from(*halves) - i64::from(brought), u32::from(*strikes));
            }
            let rank = score.ranks[seat];
            let token = if counts && rank == 1 { HALVES_PER_TOKEN } else { 0 };
            (token, u32::from(counts && rank == last))
        };
        (0..game.seats.len()).map(change).collect()
    }
}

impl Evening {
    /// Each guest's halves of tokens and strikes after all finished games; zeros outside a season.
    pub fn purses(&self) -> Vec<(u32, u32)> {
        let Some(season) = self.season else { return vec![(0, 0); self.guests.len()] };
        let mut purses = vec![(u32::from(season.halves), 0); self.guests.len()];
        for game in &self.games {
            let Some(score) = game.score() else { continue };
            for (guest, (halves, strikes)) in game.seats.iter().zip(season.changes(game, score)) {
                let purse = &mut purses[*guest];
                // Never negative: seats bring no more tokens than they have, and spend no more than they brought.
                purse.0 = u32::try_from(i64::from(purse.0) + halves).unwrap_or_default();
                purse.1 += strikes;
            }
        }
        purses
    }

    /// The halves of tokens that these guests bring to the next game: all they have, up to the most that a seat may
    /// bring.
    pub fn brings(&self, seats: &[usize]) -> Vec<u8> {
        let purses = self.purses();
        let most = u32::from(Brought::MOST);
        seats.iter().map(|guest| purses[*guest].0.min(most) as u8).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::evenings::testing::{evening, played};
    use crate::services::evenings::{GameStatus, Guest, Standings};
    use crate::services::people::Look;

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
        assert_eq!(evening.brings(&[0, 1, 2, 3]), [2, 2, 2, 2]);
        evening.games.push(show(&[0, 1], &[1, 2], &[2, 2], &[(4, 0), (1, 1)]));
        assert_eq!(evening.purses(), [(4, 0), (1, 1), (2, 0), (2, 0)]);
        evening.games.push(show(&[1, 0, 2], &[1, 2, 2], &[1, 4, 2], &[(4, 1), (3, 0), (2, 0)]));
        assert_eq!(evening.purses(), [(3, 0), (4, 2), (2, 0), (2, 0)]);
        assert_eq!(evening.brings(&[2, 1]), [2, 4]);
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
        assert_eq!(evening.brings(&[0, 1]), [Brought::MOST, 2]);
        evening.games.push(show(&[0, 1], &[2, 1], &[Brought::MOST, 2], &[(7, 1), (4, 0)]));
        assert_eq!(evening.purses(), [(17, 1), (4, 9)]);
    }

    #[test]
    fn a_late_guest_starts_as_all_did_and_one_who_leaves_keeps_everything() {
        let mut evening = season(&["Ana", "Ben"], true);
        evening.games.push(played("dual-duel", &[0, 1], &[1, 2]));
        evening.add_guest(Guest::person("p9", "Cem", Look::nth(5))).unwrap();
        evening.remove_guest(0);
        assert_eq!(evening.purses(), [(4, 0), (2, 1), (2, 0)]);
        let order: Vec<_> =
            Standings::from_evening(&evening).rows.iter().map(|row| row.guest).collect();
        assert_eq!(order, [0, 2, 1], "tokens, then strikes");
    }
}
