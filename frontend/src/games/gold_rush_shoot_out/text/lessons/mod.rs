//! Lessons of Gold Rush Shoot Out, and how a round goes.

mod standoff;
mod take;
mod tokens;

use crate::games::lesson::{Lesson, Target};

pub const LESSONS: &[Lesson] = &[standoff::LESSON, take::LESSON, tokens::LESSON];

pub const ROUND: &[&str] = &[
    "Loot is laid out for all to see. Everybody loads a blank or a bullet, and aims at somebody.",
    "Then you stand or sit out. Sit out and you are safe, but get nothing.",
    "Pistols fire: a bullet wounds, and the wounded get no share.",
    "Whoever still stands takes loot, a card at a time. After six rounds the most gold wins.",
];

/// The cards of the take.
const TAKE: Target = Target(".gr-take__cards");
/// What can be loaded, each with how many are left.
const AMMO: Target = Target(".is-loads .radio-card");
/// The seats, clockwise from the learner's.
const OWN: Target = Target(".gr-plate.is-at-0");
const HATTIE: Target = Target(".gr-plate.is-at-1");
const COLE: Target = Target(".gr-plate.is-at-2");
const WES: Target = Target(".gr-plate.is-at-3");
/// A blank to load, and the two ways in the standoff or when ambushed.
const BLANK: Target = Target(".is-loads .radio-card:nth-of-type(1)");
const FIRST_OF_TWO: Target = Target(".is-pair .radio-card:nth-of-type(1)");
const SECOND_OF_TWO: Target = Target(".is-pair .radio-card:nth-of-type(2)");
