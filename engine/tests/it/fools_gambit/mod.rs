//! The rules of Fools Gambit, one by one: each test bears the id of its rule.

mod bots;
mod coach;
mod deck;
mod ending;
mod examples;
mod frames;
mod laws;
mod records;
mod round;
mod sight;
mod specials;
mod table;

pub(crate) use crate::harness::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
