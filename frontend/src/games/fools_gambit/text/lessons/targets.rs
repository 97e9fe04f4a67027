//! What lessons of Fools Gambit point at.

use crate::games::lesson::Target;

/// The three cards in hand, or where they lie once two are picked.
pub const HAND: Target = Target(".fg-choose__table");
/// The button that lays down or locks in.
pub const LOCK: Target = Target(".lock");
/// The cards of a round.
pub const OWN_DUEL: Target = Target(".is-near .fg-laid.is-duel");
pub const OWN_WAGER: Target = Target(".is-near .fg-laid.is-wager");
pub const OWN_THIRD: Target = Target(".is-near .fg-laid.is-third");
pub const THEIR_DUEL: Target = Target(".is-far .fg-laid.is-duel");
pub const THEIR_WAGER: Target = Target(".is-far .fg-laid.is-wager");
/// A seat's piles, once something lies there, and its points.
pub const OWN_POINTS: Target = Target(".is-near .fg-side__points");
pub const THEIR_POINTS: Target = Target(".is-far .fg-side__points");
pub const OWN_OFF_HAND: Target = Target(".is-near .fg-pile:nth-child(2):not(.is-0)");
pub const OWN_DISCARD: Target = Target(".is-near .fg-pile:nth-child(3):not(.is-0)");
pub const OWN_WINNING: Target = Target(".is-near .fg-pile:nth-child(4):not(.is-0)");
