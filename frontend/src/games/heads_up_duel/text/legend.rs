//! The legend of Heads Up Duel's signs.

use crate::components::legend::Sign;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", "A player’s colour and emblem."),
    Sign::new(".hud-backs__own", "Cards in hand, by their backs."),
    Sign::new(".hud-strip__discards", "Cards that are out of the game, open to all."),
    Sign::new(".hud-strip__points", "Points in this duel."),
    Sign::new(".hud-sign__board", "Which sum wins this round."),
    Sign::new(".hud-row__sum", "The sum on this side."),
    Sign::new(".hud-row__adds", "The only number this side may still add."),
    Sign::new(".hud-face__sign", "What a special card does."),
    Sign::new(".hud-face__back", "Bought on the market: the edge shows which pack."),
    Sign::new(".hud-tile__count", "So many of the same card."),
    Sign::new(".hud-hand.is-unable .card", "Can’t be added now."),
    Sign::new(".hud-period.is-now", "The trading period that runs."),
    Sign::new(".hud-period.is-open", "The black market opens in this period."),
    Sign::new(".hud-marble", "A marble: what the market is paid with."),
    Sign::new(".hud-pan.is-give", "What you would give."),
    Sign::new(".hud-pan.is-want", "What you would get."),
];
