//! The board of Gold Rush Shoot Out: view in, actions out.

use std::ops::Range;

use engine::games::gold_rush_shoot_out::Event;

use super::story::cut;

mod arrows;
mod board;
mod count;
mod decide;
mod draft;
mod finale;
pub mod icons;
mod ledger;
mod own;
mod plate;
mod reveal;
mod ring;
mod scene;
mod take;
#[cfg(test)]
mod tests;

pub use board::Board;
pub use draft::Tap;
pub use finale::Finale;

/// Which of the events make up each moment.
pub fn moments_of(events: &[Event]) -> Vec<Range<usize>> {
    cut::<scene::Scene>(events).into_iter().map(|(_, events)| events).collect()
}
