//! The games. None knows another.

pub mod fools_gambit;
