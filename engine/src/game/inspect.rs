//! A state laid open: its digest for tests, its audit.

use std::hash::{Hash, Hasher};

use super::Game;
use crate::chance::Chance;
use crate::fnv::Fnv;

/// A flaw in a state that no game may ever show; see [`Inspect::audit`]. A flaw in what comes from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Flaw(pub &'static str);

impl Flaw {
    /// That flaw, unless this holds.
    ///
    /// # Errors
    /// The flaw.
    #[inline]
    pub const fn unless(holds: bool, flaw: &'static str) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self(flaw)) }
    }
}

/// What is asked of a state beside the contract: by tests, and where a view [comes from outside](super::Outside).
pub trait Inspect: Game + Hash {
    /// Checks what must hold in every state: cards conserved, counts in step.
    ///
    /// # Errors
    /// The first [`Flaw`] found, which is a bug of the game.
    fn audit(&self) -> Result<(), Flaw>;

    /// Where the random events to come are drawn from: a secret to everybody.
    fn chance(&self) -> Chance;
}

/// A fingerprint of a state: FNV-1a, 64 bits, over all of its data.
#[must_use]
pub fn digest(game: &impl Inspect) -> u64 {
    let mut fnv = Fnv::default();
    game.hash(&mut fnv);
    fnv.finish()
}
