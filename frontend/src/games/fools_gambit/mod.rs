//! The board of Fools Gambit: view in, actions out.

use std::ops::Range;

use engine::games::fools_gambit::Event;

use super::story::cut;

mod board;
mod choose;
mod drag;
mod finale;
mod lane;
mod look;
mod picks;
mod reveal;
mod scene;
mod side;
mod swap;
#[cfg(test)]
mod tests;

pub use board::Board;
pub use finale::Finale;

/// Which of the events make up each moment.
pub fn moments_of(events: &[Event]) -> Vec<Range<usize>> {
    cut::<scene::Scene>(events).into_iter().map(|(_, events)| events).collect()
}
