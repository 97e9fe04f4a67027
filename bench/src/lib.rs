//! The engine's costs: instructions, allocations, sizes.
//!
//! `cargo xtask bench` prints a summary of all games; `cargo bench` times random ones. Both measure
//! the games of [`subjects`], where a new game is one line. [`bots`] measures bots' strength and
//! speed.

pub mod bots;
pub mod footprint;
pub mod instructions;
pub mod player;
pub mod subjects;
pub mod table;
pub mod unit;
