use std::hash::{Hash, Hasher};

use super::Game;
use crate::chance::Chance;
use crate::fnv::Fnv;

/// A rule that a state breaks (see [`Inspect::audit`]), or a flaw in data from another device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Flaw(pub &'static str);

impl Flaw {
    /// Returns the broken `rule` as a flaw unless it `holds`.
    ///
    /// # Errors
    /// The flaw.
    #[inline]
    pub const fn unless(holds: bool, rule: &'static str) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self(rule)) }
    }
}

/// A state's invariants and secrets, for tests and for [views from other devices](super::Outside).
pub trait Inspect: Game + Hash {
    /// Checks the invariants of all states: cards are conserved, counts agree.
    ///
    /// # Errors
    /// The first [`Flaw`] found, which is a bug of the game.
    fn audit(&self) -> Result<(), Flaw>;

    /// The source of future random events: secret to everybody.
    fn chance(&self) -> Chance;
}

/// A state's fingerprint: FNV-1a, 64 bits, over all of its data.
#[must_use]
pub fn digest(game: &impl Inspect) -> u64 {
    let mut fnv = Fnv::default();
    game.hash(&mut fnv);
    fnv.finish()
}
