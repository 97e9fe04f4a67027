//! Four toy games, each a small whole implementation of the contract: the examples for whoever
//! adds a game, and the proof that the contract carries what real games need.
//!
//! - [`market`]: a free order; offers between two seats that only they see; seats that leave.
//! - [`claim`]: two decisions a seat in one simultaneous choice; time-outs drawn when all are in.
//! - [`wreck`]: turns on the open table; an open action on a private screen.
//! - [`shadows`]: a turn of many actions; waiting powers; cards known to some seats only.
//!
//! Each folder has the same files as the folder of a real game.

#![allow(dead_code, unused_imports, reason = "each test program uses a part of the toys")]

pub(crate) mod claim;
pub(crate) mod market;
pub(crate) mod shadows;
pub(crate) mod wreck;
