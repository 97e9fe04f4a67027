//! Lessons of Dual Duel, and how a round goes.

mod bonus;
mod pair;
mod wild;

use crate::games::lesson::{Lesson, Target};

pub const LESSONS: &[Lesson] = &[pair::LESSON, wild::LESSON, bonus::LESSON];

pub const ROUND: &[&str] = &[
    "Each round you give the other side a card, and keep one. Your pair is what you keep and what you are given.",
    "Equal numbers score 13, consecutive ones their sum, one colour twice the gap, anything else 14 less the lower.",
    "Then either may call “Wild” and swap a card of the pair for a hidden one. It costs 2.",
    "The higher score wins the round; most of nine rounds take the duel.",
];

/// The own hand.
const HAND: Target = Target(".is-near .dd-hand__room");
/// What can be chosen by name.
const OPTIONS: Target = Target(".dd-decide > .radio-cards");
/// Both pairs, and each.
const PAIRS: Target = Target(".dd-duel");
const OWN_PAIR: Target = Target(".dd-pair:nth-child(2)");
const THEIR_PAIR: Target = Target(".dd-pair:nth-child(1)");
/// A seat's wilds, and how many rounds it has won.
const OWN_WILDS: Target = Target(".is-near .dd-side__wilds");
const OWN_ROUNDS: Target = Target(".is-near .dd-side__rounds");
