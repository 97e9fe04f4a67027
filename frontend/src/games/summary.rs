use engine::catalogue::AnyGame;
use engine::game::{Game, Observer, Turn};
use engine::record::Player;

use super::ui_of;
use crate::services::saves::Summary;
use crate::words::players::Players;
use crate::words::saves::{own_turn, player_names};

/// A saved game's summary, from the table's view.
pub fn summary(game: &AnyGame, players: &[Player]) -> Summary {
    let players = Players::new(players).read_by_nameless_single_player();
    let view = game.view(Observer::Table);
    let ui = ui_of(&view);
    let is_own_turn = players.reader().is_some_and(|reader| game.turn().awaited().contains(reader));
    let standing = if is_own_turn { own_turn(ui.current_round()) } else { ui.saved_standing() };
    Summary {
        players: player_names(&players),
        standing: players.sentence(&standing).written(),
        is_over: matches!(game.turn(), Turn::Over(_)),
    }
}

#[cfg(test)]
mod tests {
    use engine::record::read;

    use super::*;
    use crate::testing::fools_gambit;

    fn after(seats: &str, decisions: &str) -> Summary {
        let reading = read::<AnyGame>(&fools_gambit(seats, decisions)).unwrap();
        summary(&reading.game, &reading.record.players)
    }

    /// A single player without a name is "you".
    #[test]
    fn a_running_game_says_who_is_awaited_and_an_over_one_how_it_ended() {
        let (named, alone) = ("Ana | bot:sharp", "Player 1 | bot:sharp Zeke");
        for (seats, decisions, players, standing) in [
            (named, "", "Ana and Sharp bot", "Round 1 · Ana and Sharp bot to choose"),
            (named, "1 timeout\n", "Ana and Sharp bot", "Round 1 · Sharp bot to choose"),
            (named, "1 timeout\n2 timeout\n1 leave\n", "Ana and Sharp bot", "Over: Ana gave up"),
            (alone, "", "You and Zeke", "Round 1 · your turn"),
            (alone, "1 timeout\n", "You and Zeke", "Round 1 · Zeke to choose"),
            (alone, "1 timeout\n2 timeout\n1 leave\n", "You and Zeke", "Over: you gave up"),
        ] {
            let is_over = decisions.ends_with("leave\n");
            let expected = Summary { players: players.into(), standing: standing.into(), is_over };
            assert_eq!(after(seats, decisions), expected);
        }
        let played = after(named, &"1 timeout\n2 timeout\n".repeat(200)).standing;
        assert!(played.ends_with("won") || played.ends_with("a draw"), "{played}");
    }
}
