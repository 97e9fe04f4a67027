//! The strength of bots: matches between them and against a reference ([`ismcts`]), for the tables
//! of `docs/bots.md` ([`pairings`]).

pub mod contestant;
pub mod ismcts;
pub mod matches;
pub mod pairings;
