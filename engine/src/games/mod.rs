//! The games. None knows another.

pub mod dual_duel;
pub mod fools_gambit;
