//! Lessons of Heads Up Duel, and how a round goes.

use crate::games::lesson::Lesson;

pub const LESSONS: &[Lesson] = &[];

pub const ROUND: &[&str] = &[
    "Trade until your deck pleases you; with two players there is none of that.",
    "In a duel both play one card face-down, then turn them up together.",
    "You may add cards of that same number, and special cards, one at a time.",
    "When both are ready, the higher total wins the round.",
];
