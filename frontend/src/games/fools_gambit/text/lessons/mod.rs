//! Lessons of Fools Gambit, and how a round goes.

mod round;
mod specials;
mod swap;

use crate::games::lesson::{Lesson, Target};

pub const LESSONS: &[Lesson] = &[round::LESSON, swap::LESSON, specials::LESSON];

pub const ROUND: &[&str] = &[
    "You each draw three cards: one duels, one is your wager, one is left over.",
    "Both wagers are shown. Then each of you may swap the third card in, or not.",
    "The higher duel card wins: that side banks its own wager, and the loser’s is gone.",
    "2, 5 and 7 do something odd when they duel. The most points at the end win.",
];

/// The three cards in hand, or where they lie once two are picked.
const HAND: Target = Target(".fg-choose__table");
/// The button that lays down or locks in.
const LOCK: Target = Target(".lock");
/// The cards of a round.
const OWN_DUEL: Target = Target(".is-near .fg-laid.is-duel");
const OWN_WAGER: Target = Target(".is-near .fg-laid.is-wager");
const OWN_THIRD: Target = Target(".is-near .fg-laid.is-third");
const THEIR_DUEL: Target = Target(".is-far .fg-laid.is-duel");
const THEIR_WAGER: Target = Target(".is-far .fg-laid.is-wager");
/// A seat's piles, and its points.
const OWN_POINTS: Target = Target(".is-near .fg-side__points");
const THEIR_POINTS: Target = Target(".is-far .fg-side__points");
const OWN_OFF_HAND: Target = Target(".is-near .fg-pile:nth-child(2)");
const OWN_DISCARD: Target = Target(".is-near .fg-pile:nth-child(3)");
const OWN_WINNING: Target = Target(".is-near .fg-pile:nth-child(4)");
