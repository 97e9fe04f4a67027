//! The legend of Gold Rush Shoot Out's signs.

use crate::components::legend::Sign;

/// From the top of the board to its hand.
pub const LEGEND: &[Sign] = &[
    Sign::new(".seat-mark", "A player’s colour and emblem."),
    Sign::new(".gr-plate__rank", "Priority: 1 goes first."),
    Sign::new(".gr-mark.is-wound", "Wounds. Most wounds in the end: a strike."),
    Sign::new(".gr-mark.is-token", "Tokens. Half a token buys an ambush."),
    Sign::new(".gr-mark.is-envelope", "Cards in the envelope, unseen by others."),
    Sign::new(".gr-plate__note:has(*)", "What the player did last."),
    Sign::new(
        ".gr-arrow:not(.is-turned, .is-idle) .gr-arrow__head",
        "Who aims at whom, in the shooter’s colour.",
    ),
    Sign::new(".gr-arrow.is-turned .gr-arrow__head", "A pistol turned on its own holder."),
    Sign::new(".gr-arrow.is-idle .gr-arrow__head", "No shot: somebody here sits out."),
    Sign::new(".gr-arrow__hit", "A bullet that hit."),
    Sign::new(".gr-plate.is-out", "Dashed: sits out, safe and without a share."),
    Sign::new("[data-card='1 bar']", "1 gold bar."),
    Sign::new("[data-card='2 bars']", "2 gold bars."),
    Sign::new("[data-card='3 bars']", "3 gold bars."),
    Sign::new("[data-card='5 bars']", "5 gold bars."),
    Sign::new("[data-card='stamp']", "Rare stamp: 1, 2, 3 are worth 1, 4, 9 gold bars."),
    Sign::new("[data-card='antique']", "Antique: no gold. Most of them: half a token."),
    Sign::new("[data-card='hired hand']", "Hired hand: moves any pistol to another target."),
    Sign::new("[data-card='bullet']", "Bullet: to load instead of your ammo."),
    Sign::new("[data-card='dual wield']", "Dual wield: a second pistol, same ammo."),
    Sign::new("[data-card='bandage']", "Bandage: heals one of your wounds."),
    Sign::new("[data-card='duck']", "Duck and weave: no bullet wounds you this round."),
    Sign::new(".gr-card__adds", "Gold that this card would add for you."),
    Sign::new(".gr-card.is-priority", "First in the next round, in place of a card."),
    Sign::new(".gr-own__ammo", "Your ammo: one is used up in each round."),
    Sign::new(".gr-own__worth", "Gold in your envelope; only you see it."),
];
