//! Saved games in words. Nothing here may tell more than the table sees.

use engine::catalogue::AnyView;
use engine::game::{Ending, Outcome, Turn};
use engine::record::Player;

use super::{games, list};

/// Where a game stands, from what the table sees: `Round 4 · Ben to choose`.
pub fn standing(view: &AnyView, players: &[Player]) -> String {
    match view {
        AnyView::FoolsGambit(view) => match view.turn {
            Turn::Over(outcome) => over(&outcome, players),
            Turn::Awaiting(awaiting) => {
                let names: Vec<_> = awaiting
                    .seats
                    .iter()
                    .map(|seat| games::player(&players[seat.index()]))
                    .collect();
                format!("Round {} · {} to choose", view.round, list(&names))
            }
        },
    }
}

/// How a game ended.
pub fn over(outcome: &Outcome, players: &[Player]) -> String {
    let name = |seat: engine::seat::Seat| games::player(&players[seat.index()]);
    match (outcome.winner(), outcome.ending) {
        (_, Ending::Conceded(seat)) => format!("Over: {} gave up", name(seat)),
        (Some(seat), Ending::Played) => format!("Over: {} won", name(seat)),
        (None, Ending::Played) => "Over: a draw".to_owned(),
    }
}

pub const OTHER_EDITION: &str = "From another edition of the rules, so it can’t be played here";

#[cfg(test)]
mod tests {
    use engine::catalogue::AnyGame;
    use engine::game::{Game, Observer};
    use engine::record;

    use super::*;

    fn standing_after(decisions: &str) -> String {
        let text = format!(
            "facedown 1\ngame fools-gambit 1\noptions deck=split\nseats Ana | Ben\n\
             seed 9f2c04d1a6b3e877\n{decisions}"
        );
        let reading = record::read::<AnyGame>(&text).unwrap();
        assert_eq!(reading.trouble, None);
        standing(&reading.game.view(Observer::Table), &reading.record.players)
    }

    #[test]
    fn a_running_game_says_who_is_awaited_and_an_over_one_how_it_ended() {
        assert_eq!(standing_after(""), "Round 1 · Ana and Ben to choose");
        assert_eq!(standing_after("1 timeout\n"), "Round 1 · Ben to choose");
        assert_eq!(standing_after("1 timeout\n2 timeout\n2 leave\n"), "Over: Ben gave up");
        let played = "1 timeout\n2 timeout\n".repeat(200);
        let text = format!(
            "facedown 1\ngame fools-gambit 1\noptions deck=split\nseats Ana | Ben\n\
             seed 9f2c04d1a6b3e877\n{played}"
        );
        let reading = record::read::<AnyGame>(&text).unwrap();
        let words = standing(&reading.game.view(Observer::Table), &reading.record.players);
        assert!(words.ends_with("won") || words.ends_with("a draw"), "{words}");
    }
}
