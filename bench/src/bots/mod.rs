//! The strength of bots: matches between them and against a reference.
//!
//! - [`ismcts`]: the reference, a plain information set Monte Carlo tree search.
//! - [`contestant`]: contestants and their notation.
//! - [`mod@matches`]: paired games and their statistics.
//! - [`pairings`]: the tables of `docs/bots.md` and their matches.

pub mod contestant;
pub mod ismcts;
pub mod matches;
pub mod pairings;
