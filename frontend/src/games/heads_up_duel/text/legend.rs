use crate::components::legend::Sign;
use crate::words::messages::heads_up_duel::legend as words;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", words::MARK),
    Sign::new(".hud-backs__own", words::HAND_BACKS),
    Sign::new(".hud-strip__discards", words::DISCARDS),
    Sign::new(".hud-strip__points", words::POINTS),
    Sign::new(".hud-sign__board", words::SIGN),
    Sign::new(".hud-row__sum", words::SUM),
    Sign::new(".hud-row__adds", words::ADDS),
    Sign::new(".hud-face__sign", words::SPECIAL),
    Sign::new(".hud-face__back", words::BOUGHT),
    Sign::new(".hud-tile__count", words::COUNT),
    Sign::new(".hud-hand.is-unable .card", words::UNABLE),
    Sign::new(".hud-period.is-now", words::PERIOD_NOW),
    Sign::new(".hud-period.is-open", words::PERIOD_OPEN),
    Sign::new(".hud-marble", words::MARBLE),
    Sign::new(".hud-pan.is-give", words::GIVE),
    Sign::new(".hud-pan.is-want", words::WANT),
];
