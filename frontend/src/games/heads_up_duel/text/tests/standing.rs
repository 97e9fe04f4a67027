use std::collections::HashSet;

use engine::game::{Decision, Game, Observer, Sink};
use engine::games::heads_up_duel::{HeadsUpDuel, HeadsUpDuelOptions};
use engine::{chance::Seed, seat::Seat};

use super::super::*;
use super::written;

/// The goal follows the rules' count (HUD-34, 36, 37). A duel's winner who didn't win the game reads why.
#[test]
fn a_duels_winner_is_told_why_the_game_was_lost() {
    let mut told = HashSet::new();
    for seed in 0..60 {
        let mut game = HeadsUpDuel::deal(&HeadsUpDuelOptions::default(), 4, Seed(seed)).unwrap();
        assert!(goal(&game.view(Observer::Table)).is_some_and(|goal| goal.contains("Most tokens")));
        while let Some(seat) = game.turn().awaited().lowest() {
            game.decide(seat, Decision::Timeout, &mut Sink::none()).unwrap();
        }
        let view = game.view(Observer::Table);
        let outcome = view.turn.outcome().unwrap();
        for seat in Seat::all(4) {
            let won = view
                .results
                .iter()
                .any(|duel| duel.winner.is_some_and(|side| duel.seats[side] == seat));
            let line = came_after(&view, seat);
            assert_eq!(line.is_some(), won && !outcome.winners().contains(seat), "{seed}");
            let Some(line) = line else { continue };
            let worth = |seat: Seat| {
                let standing = view.by_seat[seat].standing;
                (standing.halves, standing.points)
            };
            let best = Seat::all(4).map(worth).max().unwrap();
            let text = written(&line);
            let tokens = best.0 > worth(seat).0;
            assert_eq!(text.contains("half a token more"), tokens, "{seed}: {text}");
            assert_eq!(text.contains("more points"), !tokens, "{seed}: {text}");
            assert_eq!(best.0 - worth(seat).0, u8::from(tokens), "{seed}: {text}");
            let ahead = Seat::all(4).filter(|other| worth(*other) > worth(seat)).count();
            assert!(text.contains(["first", "second", "third"][ahead]), "{seed}: {text}");
            told.insert(tokens);
        }
    }
    assert!(told.contains(&true), "the half token decides mostly");
    let two = HeadsUpDuel::deal(&HeadsUpDuelOptions::default(), 2, Seed(1)).unwrap();
    assert_eq!(goal(&two.view(Observer::Table)), None, "one duel says itself");
}
