//! The legend of Dual Duel's signs.

use crate::components::legend::Sign;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", "A player’s colour and emblem."),
    Sign::new(".dd-side__duel", "Duels to win; a filled ring is a duel won."),
    Sign::new(".dd-side__rounds", "Rounds won in this duel."),
    Sign::new(".dd-wild.is-covered", "Your wild card: only you see its face."),
    Sign::new(".dd-wild:has(.is-back)", "A wild card that nobody else knows."),
    Sign::new(".dd-wild__empty", "An empty slot: its wild card was taken up."),
    Sign::new(".dd-side__counts > :first-child", "Cards in hand."),
    Sign::new(".dd-side__counts > :nth-child(2)", "“Wild” calls so far: fewer wins a level duel."),
    Sign::new(".dd-pair__place:first-child", "Given: picked by the rival."),
    Sign::new(".dd-pair__place:nth-child(2)", "Kept: picked by the player."),
    Sign::new(".dd-pair__points", "What the pair scores now."),
    Sign::new(".dd-face path", "A colour’s sign: tell colours by their shapes."),
];
