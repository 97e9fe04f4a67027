//! The games, independent of each other.

pub mod dual_duel;
pub mod duel_52;
pub mod fools_gambit;
pub mod gold_rush_shoot_out;
pub mod heads_up_duel;
