//! A game's own search for a simultaneous choice.

use std::fmt::Debug;

/// Searches for an equilibrium: a strategy to which no answer gains much. Deterministic, at once or
/// in steps.
pub trait Equilibrium<A>: Debug {
    /// Runs for about as long as `decisions` roll-out decisions take.
    fn step(&mut self, decisions: u32);

    /// Whether the search is complete.
    fn is_done(&self) -> bool;

    /// The seat's action; `None` before the first result.
    fn best(&self) -> Option<A>;
}
