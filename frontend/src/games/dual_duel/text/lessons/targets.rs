//! What lessons of Dual Duel point at.

use crate::games::lesson::Target;

/// The own hand.
pub const HAND: Target = Target(".is-near .dd-hand__room");
/// What can be chosen by name.
pub const OPTIONS: Target = Target(".dd-decide > .radio-cards");
/// Both pairs, and each.
pub const PAIRS: Target = Target(".dd-duel");
pub const OWN_PAIR: Target = Target(".dd-pair:nth-child(2)");
pub const THEIR_PAIR: Target = Target(".dd-pair:nth-child(1)");
/// A seat's wilds, and how many rounds it has won.
pub const OWN_WILDS: Target = Target(".is-near .dd-side__wilds");
pub const OWN_ROUNDS: Target = Target(".is-near .dd-side__rounds");
