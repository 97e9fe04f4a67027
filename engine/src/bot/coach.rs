//! What a game can tell of why one action is better than another, for hints, reviews and puzzles.

use crate::game::{Decision, Game};
use crate::seat::Seat;

use super::Heuristics;

/// In how many respects a game can compare actions at the most.
pub const ASPECTS: usize = 4;

/// How a position stands for a seat in each respect, in thousandths, more being better.
pub type Aspects = [i32; ASPECTS];

/// What a game can tell of why one action is better than another. Whatever is left out is not told.
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

    /// Whether what is told of an action has come about since that position; if it never does, the
    /// end of the play-out is looked at.
    fn is_settled(&self, _since: &Self) -> bool {
        false
    }

    /// What the seat has come to since that position; `None` if the game can't tell.
    fn aspects(&self, _since: &Self, _seat: Seat) -> Option<Aspects> {
        None
    }

    /// What an action plainly gives away where the game goes by a rule and not by play-outs, in
    /// thousandths of a win; `None` if that can't be told, or is little.
    fn plain_loss(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<u32> {
        None
    }

    /// What a seat does in a play-out to the end of the game where play-outs would dither.
    fn hurry(&self, _seat: Seat) -> Option<Decision<<Self as Game>::Action>> {
        None
    }
}
