//! Explains why one action is better than another, for hints, reviews and puzzles.

use crate::game::{Decision, Game};
use crate::seat::Seat;

use super::Heuristics;

/// The most aspects in which a game can compare actions.
pub const ASPECTS: usize = 8;

/// The value of a position for a seat in each aspect, in thousandths; more is better.
pub type Aspects = [i32; ASPECTS];

/// An analysis's way to make the decisions that the roll-out policy would make badly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Roll-outs for each such decision.
    pub simulations: u32,
    /// Determinizations to compare actions in.
    pub determinizations: u32,
    /// Roll-outs from the position that such decisions lead to.
    pub rollouts: u32,
}

/// Explains why one action is better than another. Aspects left out are not compared.
pub trait Coach: Heuristics {
    /// Every question its puzzles can ask, one word each, as in a puzzle's text.
    const GOALS: &'static [&'static str] = &[];

    /// The aspect that measures the outcome in one number, so that a range of it makes sense.
    const OUTCOME: usize = 0;

    /// The smallest difference worth mentioning, by aspect.
    const LEAST: Aspects = [0; ASPECTS];

    /// An analysis's way to make the decisions that [`needs_care`](Self::needs_care) names; `None`
    /// if the roll-out policy is good enough.
    const CARE: Option<Care> = None;

    /// Which of [`GOALS`](Self::GOALS) a puzzle with this best and next best action asks; `None` if
    /// it makes no puzzle.
    fn goal(_best: &Self::Action, _next: &Self::Action) -> Option<&'static str> {
        None
    }

    /// Whether this position shows a puzzle's answer: the seat took the best action in `since`.
    fn is_answered(&self, since: &Self, _seat: Seat) -> bool {
        self.is_settled(since)
    }

    /// Whether the position has settled since then, so that aspects can be compared. If it never
    /// does, they are compared at the end of the roll-out.
    fn is_settled(&self, _since: &Self) -> bool {
        false
    }

    /// The seat's achievements since that position; `None` if the game can't tell.
    fn aspects(&self, _since: &Self, _seat: Seat) -> Option<Aspects> {
        None
    }

    /// Whether the roll-out policy would make this seat's next decision badly, so that its result
    /// would be no reason for an action.
    fn needs_care(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether this follow-up action is too plain to mention as a plan.
    fn is_plain(_then: &Self::Action) -> bool {
        true
    }

    /// An action's obvious loss, in thousandths of a win, where the game decides by a rule and not
    /// by roll-outs; `None` if unknown or little.
    fn obvious_loss(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<u32> {
        None
    }

    /// The roll-out policy for full-length games, where the normal policy would rarely make
    /// progress.
    fn quick_policy(&self, _seat: Seat) -> Option<Decision<<Self as Game>::Action>> {
        None
    }
}
