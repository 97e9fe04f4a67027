//! The games, independent of each other, each with the same files and words.
//!
//! - `Stage` (private, in `state.rs`) says what a state waits for or carries out, with the data that
//!   only this stage has. No view shows it.
//! - `Phase` (public, beside it) is what the rules call that part of the game, as views show it.
//!   A phase may have several stages, and a stage, such as one that carries a decision out, may
//!   occur in several phases.
//! - `rules/mod.rs` has `impl Game`. `rules/set_up.rs` deals, and `rules/legal.rs` lists actions and
//!   refuses others, where that takes more than a match there.

pub mod dual_duel;
pub mod duel_52;
pub mod fools_gambit;
pub mod gold_rush_shoot_out;
pub mod heads_up_duel;
