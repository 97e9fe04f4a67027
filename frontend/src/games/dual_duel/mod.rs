//! The board of Dual Duel: view in, actions out.

use std::ops::Range;

use engine::games::dual_duel::Event;

use super::story::cut;

mod board;
mod decide;
mod face;
mod finale;
mod hand;
mod look;
mod pair;
mod reveal;
mod scene;
mod side;
mod sort;
#[cfg(test)]
mod tests;

pub use board::Board;
pub use face::{picture, sign};
pub use finale::Finale;

/// Which of the events make up each moment.
pub fn moments_of(events: &[Event]) -> Vec<Range<usize>> {
    cut::<scene::Scene>(events).into_iter().map(|(_, events)| events).collect()
}
