//! The board of Heads Up Duel: view in, actions out.

use std::ops::Range;

use engine::games::heads_up_duel::Event;

use super::story::cut;

mod board;
mod bracket;
mod draft;
mod duel;
mod face;
mod finale;
mod floor;
mod hand;
mod look;
mod make;
mod market;
mod offers;
mod others;
mod pairing;
mod reveal;
mod scale;
mod scene;
#[cfg(test)]
mod tests;
mod trade;

pub use board::Board;
pub use draft::Draft;
pub use finale::Finale;

/// Which of the events make up each moment.
pub fn moments_of(events: &[Event]) -> Vec<Range<usize>> {
    cut::<scene::Scene>(events).into_iter().map(|(_, events)| events).collect()
}
