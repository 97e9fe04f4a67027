//! The games, independent of each other, each with the same files and words.
//!
//! - `Stage` (private, in `state.rs`): what a state awaits or carries out, with the data of this
//!   stage only. No view shows it.
//! - `Phase` (public, beside it): the part of the game in the rules' words, as views show it.
//!   Phases and stages don't map one to one: a stage that carries out a decision may occur in
//!   several phases.
//! - `rules/mod.rs` has `impl Game`. `rules/set_up.rs` deals; `rules/legal.rs` lists and refuses
//!   actions where a match in `impl Game` isn't enough.

pub mod dual_duel;
pub mod duel_52;
pub mod fools_gambit;
pub mod gold_rush_shoot_out;
pub mod heads_up_duel;
