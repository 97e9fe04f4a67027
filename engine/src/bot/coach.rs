//! What a game can tell of why one action is better than another, for hints, reviews and puzzles.

use crate::game::{Decision, Game};
use crate::seat::Seat;

use super::Heuristics;

/// In how many respects a game can compare actions at the most.
pub const ASPECTS: usize = 4;

/// How a position stands for a seat in each respect, in thousandths, more being better.
pub type Aspects = [i32; ASPECTS];

/// What a game can tell of why one action is better than another. Whatever is left out is not
/// compared.
pub trait Coach: Heuristics {
    /// All that its puzzles can ask, in one word each, as a puzzle's text has it.
    const GOALS: &'static [&'static str] = &[];

    /// Which of [`GOALS`](Self::GOALS) a puzzle asks where these are the best action and the next best;
    /// `None` where it should ask nothing.
    fn goal(_best: &Self::Action, _next: &Self::Action) -> Option<&'static str> {
        None
    }

    /// Whether a puzzle's answer has been shown once this is reached from `since`, where the seat
    /// took the best action.
    fn is_answered(&self, since: &Self, _seat: Seat) -> bool {
        self.is_settled(since)
    }

    /// Whether the position has settled since that one, so that its aspects can be compared. If it
    /// never does, they are compared at the end of the roll-out.
    fn is_settled(&self, _since: &Self) -> bool {
        false
    }

    /// What the seat has come to since that position; `None` if the game can't tell.
    fn aspects(&self, _since: &Self, _seat: Seat) -> Option<Aspects> {
        None
    }

    /// What an action obviously loses where the game goes by a rule and not by roll-outs, in
    /// thousandths of a win; `None` if that is unknown, or little.
    fn obvious_loss(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<u32> {
        None
    }

    /// The roll-out policy for full-length games, where the normal policy would rarely make
    /// progress.
    fn quick_policy(&self, _seat: Seat) -> Option<Decision<<Self as Game>::Action>> {
        None
    }
}
