//! Where a game stands, and what a seat is to do, in words.

use std::collections::HashSet;

use engine::game::{Decision, Game, Observer, Sink};
use engine::games::heads_up_duel::{Action, HeadsUpDuel, HeadsUpDuelOptions, Phase, View};
use engine::{chance::Seed, seat::Seat};

use super::super::*;
use super::{ONE, TWO, written};
use crate::words::line::joined;

#[test]
fn where_a_game_stands_is_public() {
    let options = HeadsUpDuelOptions { tournament: true, ..HeadsUpDuelOptions::default() };
    let mut game = HeadsUpDuel::deal(&options, 4, Seed(1)).unwrap();
    let now = |game: &HeadsUpDuel| {
        let view = game.view(Observer::Table);
        [joined(standing(&view), " · "), saved_standing(&view)].map(|line| written(&line))
    };
    assert_eq!(now(&game)[0], "Period 1 of 4 · market closed");
    assert_eq!(now(&game)[1], "Trading, period 1 of 4 · 4 players to trade");
    game.decide(ONE, Decision::Timeout, &mut Sink::none()).unwrap();
    assert_eq!(now(&game)[1], "Trading, period 1 of 4 · Ben, Cem and Dora to trade");
    while let Some(seat) = game.turn().awaited().lowest() {
        if !now(&game)[0].starts_with("Period") {
            break;
        }
        game.decide(seat, Decision::Timeout, &mut Sink::none()).unwrap();
    }
    assert_eq!(now(&game)[0], "Who picks first? · 4 players to say");
    assert_eq!(now(&game)[1], "Pairs · 4 players to choose");
    for (duel, seats, expected) in [
        (1, 4, "Semifinal 1"),
        (3, 4, "Final"),
        (4, 8, "Quarterfinal 4"),
        (5, 8, "Semifinal 1"),
        (7, 8, "Final"),
    ] {
        assert_eq!(duel_name(duel, seats, &options), expected);
    }
    assert_eq!(duel_name(2, 8, &HeadsUpDuelOptions::default()), "Duel 2");
}

#[test]
fn those_who_are_not_level_are_told_who_is() {
    let mut game = HeadsUpDuel::deal(&HeadsUpDuelOptions::default(), 4, Seed(1)).unwrap();
    game.decide(ONE, Decision::Act(Action::SpendToken), &mut Sink::none()).unwrap();
    while let Phase::Trading(_) = game.view(Observer::Table).phase {
        let seat = game.turn().awaited().lowest().unwrap();
        game.decide(seat, Decision::Timeout, &mut Sink::none()).unwrap();
    }
    let to_do = |game: &HeadsUpDuel, seat| written(&to_do(&game.view(Observer::Seat(seat)), seat));
    assert_eq!(to_do(&game, ONE), "Pick an opponent");
    assert_eq!(to_do(&game, TWO), "Ana decides now");
    game.decide(ONE, Decision::Act(Action::Pick(TWO)), &mut Sink::none()).unwrap();
    let [cem, dora] = [3, 4].map(|number| Seat::numbered(number).unwrap());
    assert_eq!(to_do(&game, TWO), "Cem and Dora say which of them picks first");
    assert_eq!(to_do(&game, cem), "Say who picks an opponent first");
    game.decide(cem, Decision::Act(Action::Name(dora)), &mut Sink::none()).unwrap();
    assert_eq!(to_do(&game, cem), "You have chosen");
    assert_eq!(to_do(&game, TWO), "Cem and Dora say which of them picks first");
}

#[test]
fn a_duel_for_two_ends_in_words() {
    let now = |view: &View| written(&joined(standing(view), " · "));
    let mut game = HeadsUpDuel::deal(&HeadsUpDuelOptions::default(), 2, Seed(1)).unwrap();
    let view = game.view(Observer::Table);
    assert_eq!(now(&view), "Duel 1, round 1 · Ana:\u{a0}0 · Ben:\u{a0}0");
    assert_eq!(written(&saved_standing(&view)), "Duel 1, round 1 · Ana and Ben to play");
    assert_eq!(written(&to_do(&view, ONE)), "Pick a card for the showdown");
    game.decide(ONE, Decision::Leave, &mut Sink::none()).unwrap();
    let over = game.view(Observer::Table);
    assert_eq!(written(&result(&over)), "Ana concedes: Ben wins");
    assert_eq!(now(&over), "Over: Ana gave up");
}

/// What is played for is told as the rules count (HUD-34, 36, 37), and who won a duel but not the game is told why.
#[test]
fn who_wins_a_duel_and_not_the_game_is_told_why() {
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
                let standing = view.places[seat].standing;
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
