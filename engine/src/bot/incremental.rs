use std::fmt::Debug;

/// A computation that runs at once or in steps, with the same result.
pub trait Incremental {
    /// Makes at most `decisions` roll-out decisions, or works about as long. A caller that must
    /// stay responsive asks for few at a time.
    fn step(&mut self, decisions: u32);

    /// Whether the computation is complete.
    fn is_done(&self) -> bool;

    /// Runs to the end.
    fn think(&mut self) {
        while !self.is_done() {
            self.step(u32::MAX);
        }
    }
}

/// A game's own search for an equilibrium of a simultaneous choice: a strategy against which no
/// reply gains much. Deterministic.
pub trait Equilibrium<A>: Incremental + Debug {
    /// The seat's action; `None` before the first result.
    fn best(&self) -> Option<A>;
}
