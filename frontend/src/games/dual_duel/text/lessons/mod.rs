//! Lessons of Dual Duel, and how a round goes.

mod bonus;
mod pair;
mod targets;
mod wild;

use crate::games::lesson::Lesson;

pub const LESSONS: &[Lesson] = &[pair::LESSON, wild::LESSON, bonus::LESSON];

pub const ROUND: &[&str] = &[
    "First each of you hides two wild cards. Then, each round, you give the other side a card and keep one: your pair is what you keep and what you are given.",
    "Equal numbers score 13, consecutive ones their sum, one colour twice the gap, anything else 14 less the lower.",
    "Then either may call “Wild” and swap a card of the pair for a hidden one. It costs 2.",
    "The higher score wins the round; most of nine rounds take the duel.",
];
