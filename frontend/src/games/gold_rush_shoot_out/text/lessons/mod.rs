//! Lessons of Gold Rush Shoot Out, and how a round goes.

mod standoff;
mod take;
mod targets;
mod tokens;

use crate::games::lesson::Lesson;

pub const LESSONS: &[Lesson] = &[standoff::LESSON, take::LESSON, tokens::LESSON];

pub const ROUND: &[&str] = &[
    "Loot is laid out for all to see. Everybody loads a blank or a bullet, and aims at somebody.",
    "Then you stand or sit out. Sit out and you are safe, but get nothing.",
    "Pistols fire: a bullet wounds, and the wounded get no share.",
    "Whoever still stands takes loot, a card at a time. After six rounds the most gold wins, and the most antiques earn half a token.",
    "Half a token pays for an ambush: every gun on you turns on its owner.",
];
