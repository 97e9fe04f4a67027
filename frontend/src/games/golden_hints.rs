//! Hints for thirty positions, compared with an expert's in `golden_hints.txt`: puzzle, action,
//! reason.

use std::collections::BTreeMap;

use engine::catalogue::{AnyAnalyst, AnyGame};
use engine::chance::Seed;
use engine::game::{Game, Observer};
use engine::puzzle::Puzzle;
use engine::replay::ReplayedRecord;

use super::coach::{Comparison, reasons};
use crate::services::coach::{Advice, HINT_ROLLOUTS};
use crate::testing::assert_golden;
use crate::words::puzzles;

fn hint_text(puzzle: &Puzzle) -> String {
    let replay = ReplayedRecord::<AnyGame>::read(&puzzle.record).expect("a record");
    let seat = replay.record().decisions[puzzle.after].seat;
    let game = replay.state_after(puzzle.after);
    let view = game.view(Observer::Seat(seat));
    let mut analyst = AnyAnalyst::with_care(&view, seat, Seed(5), HINT_ROLLOUTS);
    while !analyst.is_done() {
        analyst.step(u32::MAX);
    }
    let advice = Advice::from_analysis(&analyst.result()).expect("advice");
    let read = |text: &str| game.read_action(text).expect("an action");
    let then = advice.then.as_deref().map(read);
    let Advice { reason, price, range, .. } = advice;
    let comparison = Comparison { reason, price, range, then };
    let players = puzzles::players(replay.record().players.len(), seat);
    let lines = reasons(&view, seat, &read(&advice.action), &comparison);
    let lines: Vec<String> = lines.iter().map(|line| players.sentence(line).written()).collect();
    format!("{}: {}", advice.action, lines.join(" "))
}

#[test]
fn thirty_positions_have_the_reason_that_an_expert_would_give() {
    let puzzles = Puzzle::read_all(include_str!("../../../static/puzzles.txt")).expect("puzzles");
    let mut games = BTreeMap::<&str, usize>::new();
    assert_golden("src/games/golden_hints.txt", |golden| {
        let lines = golden.lines().map(|line| {
            let (id, _) = line.split_once(": ").expect("a puzzle's id and its hint");
            let puzzle = puzzles.iter().find(|puzzle| puzzle.id() == id).expect("a puzzle");
            *games.entry(puzzle.game.slug()).or_default() += 1;
            format!("{id}: {}\n", hint_text(puzzle))
        });
        lines.collect()
    });
    assert!(games.len() == 5 && games.values().all(|count| *count == 6), "{games:?}");
}
