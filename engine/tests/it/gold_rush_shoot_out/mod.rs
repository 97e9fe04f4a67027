//! The rules of Gold Rush Shoot Out, one by one: each test bears the id of its rule.

mod abilities;
mod aims;
mod bots;
mod components;
mod ending;
mod frames;
mod laws;
mod limits;
mod order;
mod records;
mod share;
mod shootout;
mod sight;
mod table;
mod unnoticed;
mod visits;

use engine::seat::Seat;

pub(crate) use crate::harness::{ONE, TWO};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::from_number(number).expect("a seat from 1 to 8")
}
