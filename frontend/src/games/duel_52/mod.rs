//! The board of Duel 52: view in, actions out.

use std::ops::Range;

use engine::games::duel_52::Event;

use super::story::cut;

mod board;
mod decide;
mod finale;
mod hand;
mod lanes;
mod look;
mod preview;
pub mod reference;
mod reveal;
mod scene;
mod side;
#[cfg(test)]
mod tests;
mod tile;
mod tray;

pub use board::Board;
pub use finale::Finale;

/// Which of the events make up each moment.
pub fn moments_of(events: &[Event]) -> Vec<Range<usize>> {
    cut::<scene::Scene>(events).into_iter().map(|(_, events)| events).collect()
}
