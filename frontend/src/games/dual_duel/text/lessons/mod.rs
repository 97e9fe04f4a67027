//! Lessons of Dual Duel, and how a round goes.

mod bonus;
mod pair;
mod targets;
mod wild;

use crate::games::lesson::Lesson;

pub const LESSONS: &[Lesson] = &[pair::LESSON, wild::LESSON, bonus::LESSON];

pub const ROUND: &[&str] = &[
    "First each of you hides two wild cards. Each round you give one card and keep one: your pair is what you keep and what you get.",
    "Equal numbers score 13, consecutive ones their sum, one colour twice the gap, anything else 14 less the lower.",
    "Either may call “Wild” to swap a hidden one in, for 2 less.",
    "The higher score wins the round; most of nine rounds take the duel.",
];
