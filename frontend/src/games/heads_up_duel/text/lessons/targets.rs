//! What lessons of Heads Up Duel point at.

use crate::games::lesson::Target;

/// The own hand.
pub const HAND: Target = Target(".is-near .hud-hand");
/// The cards of each side, with their sum, and the sign that says which sum wins.
pub const OWN_SIDE: Target = Target(".hud-row.is-near");
pub const THEIR_SIDE: Target = Target(".hud-row.is-far");
pub const SIGN: Target = Target(".hud-sign__board");
/// The button that says “ready”.
pub const READY: Target = Target("#hud-ready");
/// A seat's points.
pub const OWN_POINTS: Target = Target(".is-near .hud-strip__points");
pub const THEIR_POINTS: Target = Target(".is-far .hud-strip__points");
