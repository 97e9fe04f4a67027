//! The rules of Heads Up Duel, one by one: each test bears the id of its rule.

mod assignment;
mod bots;
mod ending;
mod examples;
mod frames;
mod laws;
mod limits;
mod market;
mod offers;
mod phases;
mod records;
mod round;
mod set_up;
mod sight;
mod specials;
mod table;
mod tournament;

use engine::game::Observer;
use engine::seat::Seat;

pub(crate) use crate::harness::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

pub(crate) const THREE: Seat = Seat::from_number(3).expect("a seat");
pub(crate) const FOUR: Seat = Seat::from_number(4).expect("a seat");
pub(crate) const EYES_OF_THREE: Observer = Observer::Seat(THREE);
