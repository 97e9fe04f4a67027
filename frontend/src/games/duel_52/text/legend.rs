//! The legend of Duel 52's signs.

use crate::components::legend::Sign;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", "A player’s colour and emblem."),
    Sign::new(".d52-strip__hand", "Cards in hand."),
    Sign::new(".d52-hit:not(.is-lost)", "A hit that the card can still take."),
    Sign::new(".d52-hit.is-lost", "A hit that it has taken."),
    Sign::new(".d52-tile.is-down", "Face-down: no power, no attack."),
    Sign::new(".d52-tile.is-known", "Face-down, but you know it."),
    Sign::new(".d52-index__does .d52-glyph", "The card’s power."),
    Sign::new(".d52-sign.is-ready", "Can attack now."),
    Sign::new(".d52-sign.is-new", "Came in this turn."),
    Sign::new(".d52-sign.is-frozen", "Frozen: can’t attack, and no action can flip it."),
    Sign::new(".d52-sign.is-paired", "One of a pair: they attack together."),
    Sign::new(".d52-sign.is-seen", "An enemy has looked at it."),
    Sign::new(
        ".d52-tile .d52-sign.is-base",
        "A base card: out of reach until the draw pile is empty.",
    ),
    Sign::new(".d52-sign.is-waits", "Its power is about to work."),
    Sign::new(".d52-chip:not(.is-hero)", "A bannerman: cards of its rank are stronger."),
    Sign::new(".d52-chip.is-hero", "The hero."),
    Sign::new(".d52-tile .d52-sign.is-banner", "Stronger, by a bannerman."),
    Sign::new(".d52-tile .d52-sign.is-hero", "A hero on the board."),
    Sign::new(".d52-tile__outlook", "What an attack would do."),
];
