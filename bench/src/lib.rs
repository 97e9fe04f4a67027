//! The engine's costs: instructions, allocations, sizes.
//!
//! `cargo xtask bench` prints a summary of all games; `cargo bench` times random games. Both measure the games of
//! [`subjects`], where a new game needs one line. [`bots`] measures the strength and speed of bots.

pub mod bots;
pub mod footprint;
pub mod instructions;
pub mod player;
pub mod subjects;
pub mod table;
pub mod unit;
