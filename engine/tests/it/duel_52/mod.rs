//! The rules of Duel 52, one by one: each test bears the id of its rule.

mod bannermen;
mod bots;
mod end_phase;
mod examples;
mod fights;
mod forts;
mod frames;
mod heroes;
mod laws;
mod long_run;
mod matrix;
mod pairs;
mod position;
mod powers;
mod records;
mod set_up;
mod sight;
mod turns;
mod waiting;

pub(crate) use crate::harness::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
