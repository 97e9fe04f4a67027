//! The engine's costs: instructions, allocations, sizes.
//!
//! `cargo xtask bench` prints a summary of all games; `cargo bench` times random ones. Both measure
//! the games of [`subjects`], where a new game is one line.
//!
//! - [`subjects`]: the measured games.
//! - [`player`]: random play, as in a bot's roll-out.
//! - [`instructions`]: a decision's instructions and their limit.
//! - [`footprint`]: a decision's allocations and a state's size.
//! - [`unit`](mod@unit): the unit of work to compare times with.
//! - [`table`]: formats tables.
//! - [`bots`]: the strength and speed of bots.

pub mod bots;
pub mod footprint;
pub mod instructions;
pub mod player;
pub mod subjects;
pub mod table;
pub mod unit;
