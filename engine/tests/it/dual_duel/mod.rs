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

use engine::game::Observer;
use engine::seat::Seat;

pub(crate) const ONE: Seat = Seat::ONE;
pub(crate) const TWO: Seat = Seat::TWO;
pub(crate) const EYES_OF_ONE: Observer = Observer::Seat(ONE);
pub(crate) const EYES_OF_TWO: Observer = Observer::Seat(TWO);
