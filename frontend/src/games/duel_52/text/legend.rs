use crate::components::legend::Sign;
use crate::words::messages::duel_52::legend as words;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", words::MARK),
    Sign::new(".d52-strip__hand", words::HAND),
    Sign::new(".d52-hit:not(.is-lost)", words::HIT),
    Sign::new(".d52-hit.is-lost", words::LOST_HIT),
    Sign::new(".d52-tile.is-down", words::DOWN),
    Sign::new(".d52-tile.is-known", words::KNOWN),
    Sign::new(".d52-index__does .d52-glyph", words::POWER),
    Sign::new(".d52-sign.is-ready", words::READY),
    Sign::new(".d52-sign.is-new", words::NEW),
    Sign::new(".d52-sign.is-frozen", words::FROZEN),
    Sign::new(".d52-sign.is-paired", words::PAIRED),
    Sign::new(".d52-sign.is-seen", words::SEEN),
    Sign::new(".d52-tile .d52-sign.is-base", words::BASE),
    Sign::new(".d52-sign.is-waits", words::WAITS),
    Sign::new(".d52-chip:not(.is-hero)", words::BANNERMAN),
    Sign::new(".d52-chip.is-hero", words::HERO),
    Sign::new(".d52-tile .d52-sign.is-banner", words::STRONGER),
    Sign::new(".d52-tile .d52-sign.is-hero", words::HERO_ON_BOARD),
    Sign::new(".d52-tile__outlook", words::OUTLOOK),
];
