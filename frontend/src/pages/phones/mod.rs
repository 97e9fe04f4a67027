//! Seats on phones: the table's panel, and the phone's own page.

pub mod answer;
mod code;
mod join;
pub mod onlookers;
mod scan;
mod seats;

pub use join::join;
pub use seats::PhoneSeats;
