//! What is shown of a running game, a screen at a time.

pub mod conflict;
pub mod done;
pub mod elsewhere;
mod evening;
pub mod gestures;
pub mod hand_over;
pub mod how_round;
pub mod open_table;
pub mod over;
mod receipt;
pub mod send_move;
