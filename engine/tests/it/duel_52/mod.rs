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

use engine::game::Observer;
use engine::seat::Seat;

pub(crate) const ONE: Seat = Seat::ONE;
pub(crate) const TWO: Seat = Seat::TWO;
pub(crate) const EYES_OF_ONE: Observer = Observer::Seat(ONE);
pub(crate) const EYES_OF_TWO: Observer = Observer::Seat(TWO);
