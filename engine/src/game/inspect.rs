//! A state laid open for tests: its canonical text, its digest, its audit.

use std::fmt::{self, Write};

use super::Game;

/// A flaw in a state that no game may ever show; see [`Game::audit`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Flaw(pub &'static str);

/// What tests ask of a state, beside the contract.
pub trait Inspect: Game {
    /// Writes the whole state as text, the same on every platform and in every build: what
    /// [`digest`](crate::record::digest) is taken over.
    ///
    /// # Errors
    /// Only what the writer itself reports.
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result;

    /// Checks what must hold in every state: cards conserved, counts in step.
    ///
    /// # Errors
    /// The first [`Flaw`] found, which is a bug of the game.
    fn audit(&self) -> Result<(), Flaw>;
}

/// A fingerprint of a state: FNV-1a, 64 bits, over its canonical text.
///
/// # Panics
/// Never: the fingerprint takes any text.
#[must_use]
pub fn digest<G: Inspect>(game: &G) -> u64 {
    struct Fnv(u64);
    impl Write for Fnv {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            for byte in text.bytes() {
                self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
            Ok(())
        }
    }
    let mut fnv = Fnv(0xcbf2_9ce4_8422_2325);
    game.write_canonical(&mut fnv).expect("the fingerprint takes any text");
    fnv.0
}
