//! Lessons of Fools Gambit, and how a round goes.

mod round;
mod specials;
mod swap;
mod targets;

use crate::games::lesson::Lesson;

pub const LESSONS: &[Lesson] = &[round::LESSON, swap::LESSON, specials::LESSON];

pub const ROUND: &[&str] = &[
    "You each draw three cards: one duels, one is your wager, one is left over.",
    "Both wagers are shown. Then each of you may swap the third card in, or not.",
    "The higher duel card wins: that side banks its own wager, and the loser’s is gone.",
    "2, 5 and 7 do something odd when they duel. The most points at the end win.",
];
