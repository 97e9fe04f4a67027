//! Phones as hands: a seat of the table's game is played on a phone of its own.

pub mod protocol;
