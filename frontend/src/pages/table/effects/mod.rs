//! What goes on beside the screens of a running game.

pub mod autosave;
pub mod bots;
pub mod clock;
pub mod cover;
pub mod hint_worker;
pub mod legend;
pub mod phones;
pub mod sounds;
