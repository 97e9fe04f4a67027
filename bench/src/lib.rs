//! What the engine costs: instructions, allocations, sizes.
//!
//! `cargo xtask bench` prints a summary of all games; `cargo bench` times random ones. Both
//! measure the games of [`subjects`], where a new game is one line.
//!
//! - [`subjects`]: what is measured.
//! - [`player`]: plays at random, as a roll-out of a bot does.
//! - [`instructions`]: how many a decision takes, and how many it may take.
//! - [`footprint`]: what a decision allocates, and how large a state is.
//! - [`unit`](mod@unit): the unit of work that times are compared with.
//! - [`table`]: how it is printed.
//! - [`bots`]: how well and how quickly bots play.

pub mod bots;
pub mod footprint;
pub mod instructions;
pub mod player;
pub mod subjects;
pub mod table;
pub mod unit;
