//! Speed of the engine: rates, allocations, sizes.
//!
//! `cargo xtask bench` prints a summary of all games; `cargo bench` has the details of each. Both
//! measure the games of [`subjects`], where a new game is one line.
//!
//! - [`subjects`]: what is measured.
//! - [`player`]: plays at random, as a bot's playout does.
//! - [`unit`](mod@unit): the work that rates are compared with, so that figures from different
//!   machines can be.
//! - [`rates`], [`clock`]: how often in a second, and how often in a unit.
//! - [`allocations`]: the counting allocator.
//! - [`footprint`]: what a decision allocates, and how large a state is.
//! - [`instructions`]: how many a decision takes, where valgrind can tell.
//! - [`records`]: how long games are as text and as links.
//! - [`table`]: how it is printed.
//! - [`bots`]: how well bots play.

pub mod allocations;
pub mod bots;
pub mod clock;
pub mod footprint;
pub mod instructions;
pub mod player;
pub mod rates;
pub mod records;
pub mod subjects;
pub mod table;
pub mod unit;
