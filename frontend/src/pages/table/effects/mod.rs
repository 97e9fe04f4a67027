//! Hooks that run beside the screens of a game, and draw nothing.

pub mod auto_continue;
pub mod autosave;
pub mod bots;
pub mod cover;
pub mod hint_worker;
pub mod phones;
pub mod sounds;
