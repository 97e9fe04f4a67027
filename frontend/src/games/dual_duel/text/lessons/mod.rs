//! Lessons of Dual Duel, and how a round goes.

use crate::games::lesson::Lesson;

pub const LESSONS: &[Lesson] = &[];

pub const ROUND: &[&str] = &[
    "Each round you give one card to the other side, and keep one for yourself. That is your pair.",
    "Equal numbers score 13, neighbours their sum, one colour twice the gap, anything else 14 less the lower.",
    "Then either may call “Wild” and swap a card of the pair for a hidden one. It costs 2.",
    "The higher score wins the round. Nine rounds are a duel.",
];
