//! Lessons of Heads Up Duel, and how a round goes.

mod jokers;
mod round;
mod royals;
mod targets;
mod trading;

use crate::games::lesson::Lesson;

pub const LESSONS: &[Lesson] = &[round::LESSON, royals::LESSON, trading::LESSON, jokers::LESSON];

pub const ROUND: &[&str] = &[
    "Trade until you like your deck. Then each of you duels one other.",
    "In a duel both play one card face-down, then turn them up together.",
    "You may add cards of that same number, and special cards, one at a time.",
    "When both are ready, the higher total takes the point. More points win the duel.",
];
