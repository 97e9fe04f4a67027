use crate::components::legend::Sign;
pub(crate) use crate::words::messages::gold_rush_shoot_out::legend::*;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", SEAT),
    Sign::new(".gr-plate__rank", PRIORITY),
    Sign::new(".gr-mark.is-wound", WOUNDS),
    Sign::new(".gr-mark.is-token", TOKENS),
    Sign::new(".gr-mark.is-envelope", ENVELOPE),
    Sign::new(".gr-plate__note:has(*)", NOTE),
    Sign::new(".gr-arrow:not(.is-turned, .is-idle) .gr-arrow__head", AIM),
    Sign::new(".gr-arrow.is-turned .gr-arrow__head", TURNED),
    Sign::new(".gr-arrow.is-idle .gr-arrow__head", NO_SHOT),
    Sign::new(".gr-arrow__hit", HIT),
    Sign::new(".gr-plate.is-out", OUT),
    Sign::new("[data-card='1 bar']", ONE_BAR),
    Sign::new("[data-card='2 bars']", TWO_BARS),
    Sign::new("[data-card='3 bars']", THREE_BARS),
    Sign::new("[data-card='5 bars']", FIVE_BARS),
    Sign::new("[data-card='stamp']", STAMP),
    Sign::new("[data-card='antique']", ANTIQUE),
    Sign::new("[data-card='hired hand']", HIRED_HAND),
    Sign::new("[data-card='bullet']", BULLET),
    Sign::new("[data-card='dual wield']", DUAL_WIELD),
    Sign::new("[data-card='bandage']", BANDAGE),
    Sign::new("[data-card='duck']", DUCK_AND_WEAVE),
    Sign::new(".gr-card__adds", ADDS),
    Sign::new(".gr-card.is-priority", FIRST),
    Sign::new(".gr-own__ammo", AMMO),
    Sign::new(".gr-own__worth", WORTH),
];
