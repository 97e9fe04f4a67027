//! Saved games in words. Nothing here may tell more than the table sees.

use engine::catalogue::AnyView;
use engine::game::{Ending, Outcome};
use engine::seat::Seat;

use super::line::{Line, line};
use super::players::Players;
use crate::games;

/// Who plays: `Ana and Ben`.
pub fn against(players: &Players) -> String {
    players.list(Seat::all(players.count()).collect())
}

/// Where a game stands, from what the table sees: `Round 4 · Ben to choose`.
pub fn standing(view: &AnyView, players: &Players) -> String {
    players.named(&games::of(view).saved_standing()).written()
}

/// How a game of so many seats ended.
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
    use engine::catalogue::AnyGame;
    use engine::game::{Game, Observer};
    use engine::record;

    use super::*;

    fn standing_after(decisions: &str) -> String {
        let text = format!(
            "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | bot:sharp\n\
             seed 9f2c04d1a6b3e877\n{decisions}"
        );
        let reading = record::read::<AnyGame>(&text).unwrap();
        standing(&reading.game.view(Observer::Table), &Players::new(&reading.record.players))
    }

    #[test]
    fn a_running_game_says_who_is_awaited_and_an_over_one_how_it_ended() {
        assert_eq!(standing_after(""), "Round 1 · Ana and Sharp bot to choose");
        assert_eq!(standing_after("1 timeout\n"), "Round 1 · Sharp bot to choose");
        assert_eq!(standing_after("1 timeout\n2 timeout\n1 leave\n"), "Over: Ana gave up");
        let played = standing_after(&"1 timeout\n2 timeout\n".repeat(200));
        assert!(played.ends_with("won") || played.ends_with("a draw"), "{played}");
    }

    #[test]
    fn a_game_goes_by_its_players() {
        let players = Players::new(&["Ana".parse().unwrap(), "Ben".parse().unwrap()]);
        assert_eq!(against(&players), "Ana and Ben");
    }
}
