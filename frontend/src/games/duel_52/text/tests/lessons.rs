//! Lessons' sentences about rules agree with the engine.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::game::{Game as _, Illegal, Refusal as _};
use engine::replay::ReplayedRecord;

use super::*;
use crate::games::lesson::Lesson;
use crate::testing;

fn lesson(id: &str) -> Rc<Lesson> {
    testing::lesson(GameId::Duel52, id)
}

fn played(lesson: &Lesson, lines: &str) -> ReplayedRecord<Duel52> {
    ReplayedRecord::read(&format!("{}{lines}", lesson.record)).expect("a game that can be played")
}

/// `Err` has the rule that forbids the action.
fn can(game: &Duel52, seat: Seat, action: &str) -> Result<(), &'static str> {
    let action = game.read_action(action).expect("an action");
    game.check(seat, &action).map_err(|illegal| match illegal {
        Illegal::Rule(refusal) => refusal.rule(),
        other => panic!("{other:?}"),
    })
}

fn says(lesson: &Lesson, part: &str) -> bool {
    lesson.steps.iter().any(|step| step.says.contains(part))
}

#[test]
fn d52_24_a_freeze_keeps_no_card_out_of_a_lane() {
    let again = lesson("powers-again");
    let course = played(&again, "1 flip 7\n1 flip 8\n1 flip 12\n1 move 13\n");
    assert_eq!(can(course.end(), TWO, "attack 9 7"), Err("D52-24"));
    assert_eq!(can(course.end(), TWO, "play 7s 1"), Ok(()));
    assert!(says(&again, "A freeze keeps none out of a lane."));
    assert!(!says(&again, "had to play"));
}

#[test]
fn d52_24_a_five_flips_what_is_frozen() {
    assert!(says(&lesson("powers-again"), "no action can flip one"));
    let has = |sign: &str| LEGEND.iter().any(|one| &*one.meaning == sign);
    assert!(has("Frozen: can’t attack, and no action can flip it."));
}

#[test]
fn d52_23_the_lesson_counts_what_is_flipped_and_leaves_base_cards() {
    let once = lesson("powers-once");
    let lines = "1 flip 7\n1 attack 7 9\n1 attack 7 9\n1 flip 8\n1 use 12\n";
    let course = played(&once, lines);
    let before = course.frames_by_decision().len() - lines.lines().count();
    let events =
        course.frames_by_decision()[before..].iter().flatten().flat_map(|frame| &frame.events);
    let flipped = events.filter(|event| matches!(event, Event::TurnedUp { seat: ONE, .. })).count();
    assert_eq!(flipped, 4);
    assert!(says(&once, "four flipped"));
    let view = course.end().view(Observer::Table);
    let base =
        view.side(ONE, Lane::Two).find(|card| card.from == Origin::Base).expect("it is there");
    assert_eq!(base.side, Side::Down);
    assert!(says(&once, "but for the base card"));
}

#[test]
fn d52_17_a_cleared_lane_counts_of_an_enemy_with_nothing_left_to_play() {
    let lanes = lesson("lanes");
    let last = &lanes.steps.last().expect("a step").says;
    assert!(last.contains("no card left to play"), "{last}");
    let last = ROUND.last().expect("a sentence");
    assert!(last.contains("nothing left to play"), "{last}");
}
