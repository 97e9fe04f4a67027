//! The rules of Dual Duel, one by one: each test bears the id of its rule.

mod bonus;
mod bots;
mod deal;
mod ending;
mod frames;
mod laws;
mod limits;
mod records;
mod round;
mod scores;
mod sight;
mod table;
mod wild;

pub(crate) use crate::harness::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
