//! A state laid open: its canonical text and its digest for tests, its audit.

use std::fmt;
use std::hash::Hash;

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
    pub const fn unless(holds: bool, flaw: &'static str) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self(flaw)) }
    }
}

/// What is asked of a state beside the contract: by tests, and where a view [comes from outside](super::Outside).
pub trait Inspect: Game + Hash {
    /// Writes the whole state as text, the same on every platform and in every build: what
    /// [`digest`] is taken over.
    ///
    /// # Errors
    /// Only what the writer itself reports.
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result;

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
    fnv.get()
}

/// A fingerprint of a state's canonical text.
///
/// # Panics
/// Never: the fingerprint takes any text.
#[must_use]
pub fn text_digest(game: &impl Inspect) -> u64 {
    let mut fnv = Fnv::default();
    game.write_canonical(&mut fnv).expect("the fingerprint takes any text");
    fnv.get()
}
