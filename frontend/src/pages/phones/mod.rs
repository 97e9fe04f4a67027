//! Seats on phones: the table's panel, and the phone's own page.

pub mod chairs;
mod code;
mod join;
mod seats;

pub use join::join;
pub use seats::PhoneSeats;
