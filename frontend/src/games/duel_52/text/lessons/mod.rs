//! Lessons of Duel 52, and how a round goes.

/// A card on the board, by its number.
macro_rules! tile {
    ($number:literal) => {
        $crate::games::lesson::Target(concat!(".d52-lanes [data-card='", $number, "']"))
    };
}

/// A card in the own hand.
macro_rules! held {
    ($card:literal) => {
        $crate::games::lesson::Target(concat!(".d52-hand [data-glide='", $card, "']"))
    };
}

mod again;
mod bannermen;
mod forts;
mod heroes;
mod lanes;
mod lasting;
mod once;
mod targets;

use crate::games::lesson::Lesson;

pub const LESSONS: &[Lesson] = &[
    lanes::LESSON,
    once::LESSON,
    again::LESSON,
    lasting::LESSON,
    heroes::LESSON,
    bannermen::LESSON,
    forts::LESSON,
];

pub const ROUND: &[&str] = &[
    "Three lanes. Three actions a turn, two in the very first: play a card face-down, flip one up, or attack in its lane.",
    "An attack deals 1 damage; two hits kill. Flipped cards use their power at once, or keep it.",
    "Two cards of one rank in a lane can pair up and hit for 2.",
    "When the draw pile is gone, base cards join in. Clear two lanes of an enemy with nothing left to play, and you win.",
];
