//! How a game explains why one action is better than another, for hints, reviews and puzzles.

use crate::game::{Decision, Game};
use crate::seat::Seat;

use super::Heuristics;

/// In how many respects a game can compare actions at the most.
pub const ASPECTS: usize = 8;

/// How a position stands for a seat in each respect, in thousandths, more being better.
pub type Aspects = [i32; ASPECTS];

/// How decisions are made in the roll-outs of an analysis that the game's roll-out policy would make badly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// So many roll-outs each.
    pub simulations: u32,
    /// In how many determinizations actions are compared then.
    pub determinizations: u32,
    /// From where such decisions lead, so many roll-outs tell the rest.
    pub rollouts: u32,
}

/// How a game explains why one action is better than another. What is left out is not compared.
pub trait Coach: Heuristics {
    /// All that its puzzles can ask, in one word each, as a puzzle's text has it.
    const GOALS: &'static [&'static str] = &[];

    /// Which aspect tells in one number how well it came out, so that a range of it says something.
    const OUTCOME: usize = 0;

    /// The least difference in each aspect that is worth a word.
    const LEAST: Aspects = [0; ASPECTS];

    /// How an analysis makes the decisions that [`needs_care`](Self::needs_care) names; `None` where the roll-out
    /// policy is good enough.
    const CARE: Option<Care> = None;

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

    /// Whether the roll-out policy would make this seat's next decision badly, so that what it makes of an action
    /// would be no reason for it.
    fn needs_care(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether an action that follows another one is nothing to be planned ahead.
    fn is_plain(_then: &Self::Action) -> bool {
        true
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
