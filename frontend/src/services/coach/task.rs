//! What the coach is asked.

use engine::catalogue::AnyView;
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

/// What the coach is asked.
#[derive(Clone, Serialize, Deserialize)]
pub enum Task {
    /// What a seat should do. It holds a view and nothing else of the game.
    Hint {
        /// The seat.
        seat: Seat,
        /// What its luck follows from, which is not the game's.
        seed: u64,
        /// All that the seat knows.
        view: AnyView,
    },
    /// What came of each decision of a finished game.
    Review {
        /// Its record, which holds every secret: the game is over.
        record: String,
        /// Its first decision that was not looked at yet.
        from: u32,
    },
}
