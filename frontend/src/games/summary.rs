use engine::catalogue::AnyGame;
use engine::game::{Game, Observer, Turn};
use engine::record::Player;

use super::ui_of;
use crate::services::saves::Summary;
use crate::words::players::Players;
use crate::words::saves::{against, own_turn};

/// A game's summary on the home page, from the table's view.
pub fn summary(game: &AnyGame, players: &[Player]) -> Summary {
    let players = Players::new(players).read_by_nameless_single_player();
    let seen = game.view(Observer::Table);
    let view = ui_of(&seen);
    let is_own_turn = players.reader().is_some_and(|reader| game.turn().awaited().contains(reader));
    let standing = if is_own_turn { own_turn(view.current_round()) } else { view.saved_standing() };
    Summary {
        players: against(&players),
        standing: players.sentence(&standing).written(),
        is_over: matches!(game.turn(), Turn::Over(_)),
    }
}

#[cfg(test)]
mod tests {
    use engine::record::read;

    use super::*;

    fn after(decisions: &str) -> Summary {
        let text = format!(
            "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | bot:sharp\n\
             seed 9f2c04d1a6b3e877\n{decisions}"
        );
        let reading = read::<AnyGame>(&text).unwrap();
        summary(&reading.game, &reading.record.players)
    }

    #[test]
    fn a_running_game_says_who_is_awaited_and_an_over_one_how_it_ended() {
        let running = after("");
        assert_eq!(running.players, "Ana and Sharp bot");
        assert_eq!(running.standing, "Round 1 · Ana and Sharp bot to choose");
        assert!(!running.is_over);
        assert_eq!(after("1 timeout\n").standing, "Round 1 · Sharp bot to choose");
        let left = after("1 timeout\n2 timeout\n1 leave\n");
        assert_eq!((left.standing.as_str(), left.is_over), ("Over: Ana gave up", true));
        let played = after(&"1 timeout\n2 timeout\n".repeat(200)).standing;
        assert!(played.ends_with("won") || played.ends_with("a draw"), "{played}");
    }

    #[test]
    fn whoever_plays_alone_without_a_name_is_you() {
        let told = |decisions: &str| {
            let text = format!(
                "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\n\
                 seats Player 1 | bot:sharp Zeke\nseed 9f2c04d1a6b3e877\n{decisions}"
            );
            let reading = read::<AnyGame>(&text).unwrap();
            summary(&reading.game, &reading.record.players)
        };
        assert_eq!(told("").players, "You and Zeke");
        assert_eq!(told("").standing, "Round 1 · your turn");
        assert_eq!(told("1 timeout\n").standing, "Round 1 · Zeke to choose");
        assert_eq!(told("1 timeout\n2 timeout\n1 leave\n").standing, "Over: you gave up");
    }
}
