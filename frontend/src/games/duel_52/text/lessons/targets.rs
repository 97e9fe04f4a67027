//! What lessons of Duel 52 point at.

use crate::games::lesson::Target;

/// All three lanes, and one.
pub const LANES: Target = Target(".d52-lanes");
pub const LANE_1: Target = Target(".d52-lane:nth-child(1)");
pub const LANE_2: Target = Target(".d52-lane:nth-child(2)");
/// The draw pile.
pub const PILE: Target = Target(".d52-pile:not(.is-quiet)");
/// The own hero, its bannermen, and the forts beside the pile.
pub const HERO: Target = Target(".d52-table > .d52-near .d52-hero");
pub const BANNERS: Target = Target(".d52-table > .d52-near .d52-chip");
pub const FORTS: Target = Target("[data-fort]");
