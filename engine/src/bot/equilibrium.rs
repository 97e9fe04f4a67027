//! A game's own way to think about a simultaneous choice.

use std::fmt::Debug;

/// Thoughts that come to an equilibrium: what a seat does so that no answer to it gains much. Deterministic, at once or
/// in parts.
pub trait Equilibrium<A>: Debug {
    /// Thinks on, for about as long as so many decisions of roll-outs take.
    fn step(&mut self, decisions: u32);

    /// Whether it has thought to the end.
    fn is_done(&self) -> bool;

    /// What the seat does; `None` before there is anything to tell by.
    fn best(&self) -> Option<A>;
}
