//! What lessons of Gold Rush Shoot Out point at.

use crate::games::lesson::Target;

/// The cards of the take.
pub const TAKE: Target = Target(".gr-take__cards");
/// What can be loaded, each with how many are left.
pub const AMMO: Target = Target(".is-loads .radio-card");
/// The seats, clockwise from the learner's.
pub const OWN: Target = Target(".gr-plate.is-at-0");
pub const HATTIE: Target = Target(".gr-plate.is-at-1");
pub const COLE: Target = Target(".gr-plate.is-at-2");
pub const WES: Target = Target(".gr-plate.is-at-3");
/// A blank to load, and the two ways in the standoff or when ambushed.
pub const BLANK: Target = Target(".is-loads .radio-card:nth-of-type(1)");
pub const FIRST_OF_TWO: Target = Target(".is-pair .radio-card:nth-of-type(1)");
pub const SECOND_OF_TWO: Target = Target(".is-pair .radio-card:nth-of-type(2)");
