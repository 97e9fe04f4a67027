//! Puzzles, found in games between bots: positions in which one decision is better than all others by a
//! wide and certain margin.
//!
//! - [`search`]: goes through games, and proves what it finds.
//! - [`goal`]: what is asked in a position.
//! - [`choice`]: which of those found are kept, and in which order.

pub mod choice;
pub mod goal;
pub mod search;
