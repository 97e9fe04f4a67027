//! The legend of Fools Gambit's signs.

use crate::components::legend::Sign;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", "A player’s colour and emblem."),
    Sign::new(".fg-side__points", "Points banked so far."),
    Sign::new(".fg-pile:nth-child(1):not(.is-0)", "Main deck: cards still to be drawn."),
    Sign::new(".fg-pile:nth-child(2):not(.is-0)", "Off-hand: cards that come back later."),
    Sign::new(".fg-pile:nth-child(3):not(.is-0)", "Discard pile: out of the game."),
    Sign::new(".fg-pile:nth-child(4):not(.is-0)", "Winning pile: banked points."),
    Sign::new(".fg-slot.is-duel", "Duel: the card that fights, secret until the end."),
    Sign::new(".fg-slot.is-wager", "Wager: what you bank if you win. All will see it."),
    Sign::new(".fg-power", "What this card does as the duel card."),
    Sign::new(".fg-laid .card.is-back", "Laid down in secret."),
];
