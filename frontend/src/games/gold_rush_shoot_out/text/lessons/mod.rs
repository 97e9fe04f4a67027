//! Lessons of Gold Rush Shoot Out, and how a round goes.

mod standoff;
mod take;
mod targets;
mod tokens;

use crate::games::lesson::Lesson;

pub const LESSONS: &[Lesson] = &[standoff::LESSON, take::LESSON, tokens::LESSON];

pub const ROUND: &[&str] = &[
    "Loot lies open. Everybody loads a blank or a bullet, and aims at somebody.",
    "Stand, or sit out: you are safe then, but get nothing.",
    "Pistols fire, and the wounded get no share.",
    "Whoever still stands takes loot, a card at a time. After six rounds the most gold wins; most antiques earn half a token.",
    "Half a token buys an ambush: every gun on you turns on its owner.",
];
