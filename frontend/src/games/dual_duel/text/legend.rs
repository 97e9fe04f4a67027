//! The legend of Dual Duel's signs.

use crate::components::legend::Sign;
pub(crate) use crate::words::messages::dual_duel::legend::*;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", SEAT),
    Sign::new(".dd-side__duel", DUELS),
    Sign::new(".dd-side__rounds", ROUNDS),
    Sign::new(".dd-wild.is-covered", OWN_WILD),
    Sign::new(".dd-wild:has(.is-back)", UNKNOWN_WILD),
    Sign::new(".dd-wild__empty", EMPTY_SLOT),
    Sign::new(".dd-side__counts > :first-child", HAND),
    Sign::new(".dd-side__counts > :nth-child(2)", CALLS),
    Sign::new(".dd-pair__place:first-child", GIVEN),
    Sign::new(".dd-pair__place:nth-child(2)", KEPT),
    Sign::new(".dd-pair__points", POINTS),
    Sign::new(".dd-face path", SIGN),
];
