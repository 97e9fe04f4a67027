//! Lessons of Duel 52, and how a round goes.

use crate::games::lesson::Lesson;

pub const LESSONS: &[Lesson] = &[];

pub const ROUND: &[&str] = &[
    "Three lanes. Three actions a turn: play a card face-down, flip one up, or attack in its lane.",
    "An attack deals 1 damage; two hits kill. Flipped cards use their power at once, or keep it.",
    "Two cards of one rank in a lane can pair up and hit for 2.",
    "When the draw pile is gone, base cards join in. Clear two lanes and you have won.",
];
