//! Saved games in words. Nothing here may tell more than the table sees.

use engine::game::{Ending, Outcome};
use engine::record::Player;
use engine::seat::Seat;

use super::line::{Line, line};
use super::players::Players;
use crate::services::saves::Summary;

/// What the home page tells of a game by link before its first link is sent.
pub fn unsent(players: &[Player]) -> Summary {
    let players = against(&Players::new(players));
    Summary { players, standing: "Not sent yet".to_owned(), is_over: false }
}

/// Who plays: `Ana and Ben`.
pub fn against(players: &Players) -> String {
    players.list(Seat::all(players.count()).collect())
}

/// How a game ended, by its number of seats.
pub fn over(outcome: &Outcome, seats: u8) -> Line {
    match (outcome.winner(), outcome.ending) {
        (_, Ending::Conceded(seat)) => line!("Over: {0} gave up", seat),
        (Some(seat), Ending::Played) => line!("Over: {0} won", seat),
        (None, Ending::Played) if outcome.winners().len() < seats => {
            line!("Over: {0} share the win", outcome.winners())
        }
        (None, Ending::Played) => "Over: a draw".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_goes_by_its_players() {
        let players = Players::new(&["Ana".parse().unwrap(), "Ben".parse().unwrap()]);
        assert_eq!(against(&players), "Ana and Ben");
    }
}
