//! The tasks of the coach, as they are sent to its worker.

use engine::catalogue::AnyView;
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Serialize, Deserialize)]
pub enum CoachTask {
    /// Advice for a seat. It holds a view and nothing else of the game.
    Hint {
        seat: Seat,
        /// Unrelated to the game's seed.
        seed: u64,
        view: AnyView,
    },
    Review {
        /// The record of a finished game: it holds every secret.
        record: String,
        /// The first decision still to examine.
        from: u32,
    },
}
