//! Hints for thirty positions, compared with an expert's in `golden_hints.txt`: puzzle, action,
//! reason.

use std::collections::BTreeMap;
use std::path::Path;

use engine::catalogue::{AnyAnalyst, AnyGame};
use engine::chance::Seed;
use engine::game::{Game, Observer};
use engine::puzzle::Puzzle;
use engine::replay::ReplayedRecord;

use super::coach::{Comparison, why};
use crate::services::coach::{Advice, HINT_ROLLOUTS};
use crate::words::puzzles;

fn hint_text(puzzle: &Puzzle) -> String {
    let course = ReplayedRecord::<AnyGame>::read(&puzzle.record).expect("a record");
    let seat = course.record().decisions[puzzle.after].seat;
    let game = course.state_after(puzzle.after);
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
    let players = puzzles::players(course.record().players.len(), seat);
    let lines = why(&view, seat, &read(&advice.action), &comparison);
    let lines: Vec<String> = lines.iter().map(|line| players.sentence(line).written()).collect();
    format!("{}: {}", advice.action, lines.join(" "))
}

#[test]
fn thirty_positions_have_the_reason_that_an_expert_would_give() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &str| std::fs::read_to_string(folder.join(path)).expect("a file");
    let puzzles = Puzzle::read_all(&read("../static/puzzles.txt")).expect("puzzles");
    let golden = read("src/games/golden_hints.txt");
    let mut games = BTreeMap::<&str, usize>::new();
    let mut wrong = Vec::new();
    for expected in golden.lines() {
        let (id, _) = expected.split_once(": ").expect("a puzzle and what is said");
        let puzzle = puzzles.iter().find(|puzzle| puzzle.id() == id).expect("a puzzle");
        *games.entry(puzzle.game.slug()).or_default() += 1;
        let said = format!("{id}: {}", hint_text(puzzle));
        if said != expected {
            wrong.push(format!("is       {said}\nexpected {expected}"));
        }
    }
    assert!(games.len() == 5 && games.values().all(|count| *count == 6), "{games:?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
