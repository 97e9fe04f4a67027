use crate::components::legend::Sign;
use crate::words::messages::fools_gambit::legend as words;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", words::MARK),
    Sign::new(".fg-side__points", words::POINTS),
    Sign::new(".fg-pile:nth-child(1):not(.is-0)", words::MAIN_DECK),
    Sign::new(".fg-pile:nth-child(2):not(.is-0)", words::OFF_HAND),
    Sign::new(".fg-pile:nth-child(3):not(.is-0)", words::DISCARDS),
    Sign::new(".fg-pile:nth-child(4):not(.is-0)", words::WINNING),
    Sign::new(".fg-slot.is-duel", words::DUEL),
    Sign::new(".fg-slot.is-wager", words::WAGER),
    Sign::new(".fg-power", words::POWER),
    Sign::new(".fg-laid .card.is-back", words::LAID),
];
