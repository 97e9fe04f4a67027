//! The commands, one file each.

pub(crate) mod bench;
pub(crate) mod dist;
pub(crate) mod pictures;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod serve;
pub(crate) mod setup;
pub(crate) mod soak;
pub(crate) mod test;
