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

use engine::game::Observer;
use engine::seat::Seat;

pub(crate) const ONE: Seat = Seat::ONE;
pub(crate) const TWO: Seat = Seat::TWO;
pub(crate) const EYES_OF_ONE: Observer = Observer::Seat(ONE);
pub(crate) const EYES_OF_TWO: Observer = Observer::Seat(TWO);
