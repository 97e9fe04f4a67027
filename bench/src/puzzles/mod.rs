//! Puzzles, found in games between bots: positions in which one decision is better than all others by a
//! wide and certain margin.
//!
//! - [`search`]: goes through games, and proves what it finds.
//! - [`choice`]: which of those found are kept, and in which order.

pub mod choice;
pub mod search;
