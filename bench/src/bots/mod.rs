//! How well bots play: matches between them, and against a reference.
//!
//! - [`ismcts`]: the reference, a plain information set Monte Carlo tree search.
//! - [`contestant`]: who plays, and how it is written.
//! - [`mod@matches`]: paired games, and what they say.
//! - [`pairings`]: the tables of `docs/bots.md`, and which matches make them.
//! - [`response`]: what a best answer to a bot gains.

pub mod contestant;
pub mod ismcts;
pub mod matches;
pub mod pairings;
pub mod response;
