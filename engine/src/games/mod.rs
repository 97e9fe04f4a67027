//! The games. None knows another.

pub mod fools_gambit;
pub mod heads_up_duel;
