use crate::components::legend::Sign;
use crate::words::messages::dual_duel::legend as words;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", words::SEAT),
    Sign::new(".dd-side__duel", words::DUELS),
    Sign::new(".dd-side__rounds", words::ROUNDS),
    Sign::new(".dd-wild.is-covered", words::OWN_WILD),
    Sign::new(".dd-wild:has(.is-back)", words::UNKNOWN_WILD),
    Sign::new(".dd-wild__empty", words::EMPTY_SLOT),
    Sign::new(".dd-side__counts > :first-child", words::HAND),
    Sign::new(".dd-side__counts > :nth-child(2)", words::CALLS),
    Sign::new(".dd-pair__place:first-child", words::GIVEN),
    Sign::new(".dd-pair__place:nth-child(2)", words::KEPT),
    Sign::new(".dd-pair__points", words::POINTS),
    Sign::new(".dd-face path", words::SIGN),
];
