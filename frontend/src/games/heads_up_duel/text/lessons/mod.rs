//! Lessons of Heads Up Duel, and how a round goes.

mod jokers;
mod round;
mod royals;
mod trading;

use crate::games::lesson::{Lesson, Target};

pub const LESSONS: &[Lesson] = &[round::LESSON, royals::LESSON, trading::LESSON, jokers::LESSON];

pub const ROUND: &[&str] = &[
    "Trade until you like your deck. With two players nobody trades.",
    "In a duel both play one card face-down, then turn them up together.",
    "You may add cards of that same number, and special cards, one at a time.",
    "When both are ready, the higher total takes the point. More points win the duel.",
];

/// The own hand.
const HAND: Target = Target(".is-near .hud-hand");
/// The cards of each side, with their sum, and the sign that says which sum wins.
const OWN_SIDE: Target = Target(".hud-row.is-near");
const THEIR_SIDE: Target = Target(".hud-row.is-far");
const SIGN: Target = Target(".hud-sign__board");
/// The button that says “ready”.
const READY: Target = Target("#hud-ready");
/// A seat's points.
const OWN_POINTS: Target = Target(".is-near .hud-strip__points");
const THEIR_POINTS: Target = Target(".is-far .hud-strip__points");
