//! The strength of bots, in matches with each other and with a reference ([`ismcts`]), for `docs/bots.md`.

pub mod contestant;
pub mod ismcts;
pub mod matches;
pub mod pairings;
