//! Guests who sit out a game may bet on its winner. Bets don't affect the standings.

use std::cmp::Reverse;

use super::{Bet, Evening, EveningGame};

/// A guest's bets on finished games: the number of right ones, and of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bettor {
    pub guest: usize,
    pub right: usize,
    pub all: usize,
}

impl Bet {
    pub(super) fn fits(self, seats: &[usize]) -> bool {
        !seats.contains(&self.guest) && seats.contains(&self.on)
    }
}

impl EveningGame {
    /// Whether a bet on this game was right; `None` while the game isn't over.
    pub fn is_right(&self, bet: Bet) -> Option<bool> {
        let seat = self.seats.iter().position(|guest| *guest == bet.on);
        let score = self.score()?;
        Some(seat.is_some_and(|seat| score.ranks[seat] == 1))
    }
}

impl Evening {
    /// Sets a guest's bet on the winner of the next game; `None` removes it.
    pub fn bet(&mut self, guest: usize, on: Option<usize>) {
        self.bets.retain(|bet| bet.guest != guest);
        self.bets.extend(on.map(|on| Bet { guest, on }));
    }

    /// The guest with the most right bets on finished games, and of those the fewest bets; `None` if nobody was right.
    pub fn best_bettor(&self) -> Option<Bettor> {
        let bettor = |guest| Bettor { guest, right: 0, all: 0 };
        let mut bettors: Vec<Bettor> = (0..self.guests.len()).map(bettor).collect();
        for game in &self.games {
            for bet in &game.bets {
                let Some(is_right) = game.is_right(*bet) else { continue };
                bettors[bet.guest].right += usize::from(is_right);
                bettors[bet.guest].all += 1;
            }
        }
        let right = bettors.into_iter().filter(|bettor| bettor.right > 0);
        right.min_by_key(|bettor| (Reverse(bettor.right), bettor.all))
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::*;
    use crate::services::evenings::GameStatus;
    use crate::services::evenings::testing::{deal, evening, next, played};

    fn bet(guest: usize, on: usize) -> Bet {
        Bet { guest, on }
    }

    #[test]
    fn idle_guests_bet_on_players() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        evening.bet(2, Some(0));
        evening.bet(3, Some(2));
        evening.bet(2, Some(1));
        evening.bet(0, Some(1));
        deal(&mut evening, &next(GameId::FoolsGambit, &[0, 1]));
        let bets = &evening.games[0].bets;
        assert_eq!(*bets, [bet(2, 1)], "Cem has changed it; the others don't fit the game");
        assert!(evening.bets.is_empty(), "a bet is for one game");
        evening.bet(3, Some(0));
        evening.bet(3, None);
        assert!(evening.bets.is_empty());
    }

    #[test]
    fn a_bet_is_right_if_the_seat_wins_alone_or_with_others() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        let mut game = |ranks: &[u8], bets: &[Bet]| {
            let bets = bets.to_vec();
            evening.games.push(EveningGame { bets, ..played("duel-52", &[0, 1], ranks) });
        };
        game(&[1, 2], &[bet(2, 0), bet(3, 1)]);
        game(&[1, 1], &[bet(3, 1)]);
        game(&[2, 1], &[bet(3, 1)]);
        let running = EveningGame { ending: GameStatus::Running, ..evening.games[0].clone() };
        assert_eq!(running.is_right(bet(2, 0)), None);
        evening.games.push(running);
        assert_eq!(evening.best_bettor(), Some(Bettor { guest: 3, right: 2, all: 3 }));
    }

    #[test]
    fn bets_follow_their_guests() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dora"]);
        evening.bet(2, Some(3));
        evening.bet(0, Some(2));
        let bets = vec![bet(3, 2)];
        evening.games.push(EveningGame { bets, ..played("duel-52", &[0, 2], &[1, 2]) });
        evening.remove_guest(1);
        assert_eq!(evening.bets, [bet(1, 2), bet(0, 1)]);
        assert_eq!(evening.games[0].bets, [bet(2, 1)]);
        evening.remove_guest(2);
        assert_eq!(evening.guests.len(), 3, "Dora bet, and stays in the list");
    }
}
