//! Saved games in words. Nothing here may tell more than the table sees.

use engine::game::{Ending, Outcome};
use engine::seat::Seat;

use super::line::{Line, line};
use super::list;
use super::players::Players;

/// Where a game by link stands before its first link is sent.
pub const UNSENT: &str = "Not sent yet";

/// Who plays: `Ana and Ben`, `You and Hattie`.
pub fn against(players: &Players) -> String {
    let others = Seat::all(players.count()).filter(|seat| Some(*seat) != players.reader());
    let all: Vec<_> =
        players.reader().into_iter().chain(others).map(|seat| players.label(seat)).collect();
    list(&all)
}

/// Where a game stands in which the person who plays alone is awaited: what a line says of it before it says whom the
/// game waits for.
pub fn own_turn(standing: &str) -> String {
    match standing.rsplit_once(" · ") {
        Some((place, _)) => format!("{place} · your turn"),
        None => standing.to_owned(),
    }
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
        let players =
            ["bot:sharp Hattie", "Player 2", "bot:sharp Otis"].map(|name| name.parse().unwrap());
        let players = Players::new(&players).read_by_who_is_alone();
        assert_eq!(against(&players), "You, Hattie and Otis");
        assert_eq!(
            own_turn("Duel 1, round 2 · You and Hattie to choose"),
            "Duel 1, round 2 · your turn"
        );
    }
}
