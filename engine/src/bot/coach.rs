use crate::game::{Decision, Game};
use crate::seat::Seat;

use super::Heuristics;

/// The most aspects a game may compare.
pub const ASPECTS: usize = 8;

/// A position's value for a seat in each aspect, in thousandths; more is better.
pub type Aspects = [i32; ASPECTS];

/// An analysis's budget for decisions that the roll-out policy would make badly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Roll-outs for each such decision.
    pub rollouts: u32,
    /// Determinizations in which actions are compared.
    pub determinizations: u32,
    /// Roll-outs from the position after these decisions.
    pub end_rollouts: u32,
}

/// Explains why one action is better than another, for hints, reviews and puzzles. Aspects left out
/// are not compared.
pub trait Coach: Heuristics {
    /// All questions its puzzles can ask, one word each, as in a puzzle's text.
    const GOALS: &'static [&'static str] = &[];

    /// Index of the aspect that measures the outcome in one number and so has a range.
    const OUTCOME_ASPECT: usize = 0;

    /// By aspect: the smallest difference worth mentioning.
    const LEAST_DIFFERENCES: Aspects = [0; ASPECTS];

    /// The budget for decisions that [need care](Self::needs_care); `None` if no decision does.
    const CARE: Option<Care> = None;

    /// The [goal](Self::GOALS) of a puzzle with these best and second-best actions, if any.
    fn goal(_best: &Self::Action, _second_best: &Self::Action) -> Option<&'static str> {
        None
    }

    /// Whether a puzzle's answer, which began with an action in `since`, ends at this position.
    fn is_answered(&self, since: &Self, _seat: Seat) -> bool {
        self.is_settled(since)
    }

    /// Whether the position has settled since the earlier one, so that aspects can be compared. A
    /// roll-out that never settles is compared at its end.
    fn is_settled(&self, _since: &Self) -> bool {
        false
    }

    /// The seat's achievements since the earlier position; `None` if the game can't tell.
    fn aspects(&self, _since: &Self, _seat: Seat) -> Option<Aspects> {
        None
    }

    /// Whether the roll-out policy decides badly here, so that its result would explain nothing.
    fn needs_care(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether this follow-up is too plain to mention as a plan.
    fn is_plain(_follow_up: &Self::Action) -> bool {
        true
    }

    /// An action's loss in thousandths of a win, if a rule decides; `None` if unknown or small.
    fn obvious_loss(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<u32> {
        None
    }

    /// The decision in roll-outs to the game's end, where the normal policy rarely makes progress.
    fn quick_policy(&self, _seat: Seat) -> Option<Decision<<Self as Game>::Action>> {
        None
    }
}
