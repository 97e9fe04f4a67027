//! The cards' names and effects.

use engine::games::gold_rush_shoot_out::{Ability, Card, Cards, Load, Loot};

use crate::words::{count, list};

/// A card's name.
pub const fn name(card: Card) -> &'static str {
    match card {
        Card::Loot(Loot::OneBar) => "1 gold bar",
        Card::Loot(Loot::TwoBars) => "2 gold bars",
        Card::Loot(Loot::ThreeBars) => "3 gold bars",
        Card::Loot(Loot::FiveBars) => "5 gold bars",
        Card::Loot(Loot::Stamp) => "rare stamp",
        Card::Loot(Loot::Antique) => "antique",
        Card::Ability(Ability::HiredHand) => "hired hand",
        Card::Ability(Ability::Bullet) => "bullet",
        Card::Ability(Ability::DualWield) => "dual wield",
        Card::Ability(Ability::Bandage) => "bandage",
        Card::Ability(Ability::DuckAndWeave) => "duck and weave",
    }
}

/// A card's short name.
pub const fn short(card: Card) -> &'static str {
    match card {
        Card::Loot(Loot::OneBar) => "1 bar",
        Card::Loot(Loot::TwoBars) => "2 bars",
        Card::Loot(Loot::ThreeBars) => "3 bars",
        Card::Loot(Loot::FiveBars) => "5 bars",
        Card::Loot(Loot::Stamp) => "stamp",
        Card::Loot(Loot::Antique) => "antique",
        Card::Ability(Ability::HiredHand) => "hired hand",
        Card::Ability(Ability::Bullet) => "bullet",
        Card::Ability(Ability::DualWield) => "dual wield",
        Card::Ability(Ability::Bandage) => "bandage",
        Card::Ability(Ability::DuckAndWeave) => "duck",
    }
}

/// A card in a sentence, as one of several or the only one: `a rare stamp`, `3 gold bars`.
pub const fn one(card: Card) -> &'static str {
    match card {
        Card::Loot(Loot::OneBar | Loot::TwoBars | Loot::ThreeBars | Loot::FiveBars) => name(card),
        Card::Loot(Loot::Stamp) => "a rare stamp",
        Card::Loot(Loot::Antique) => "an antique",
        Card::Ability(Ability::HiredHand) => "a hired hand",
        Card::Ability(Ability::Bullet) => "a bullet",
        Card::Ability(Ability::DualWield) => "dual wield",
        Card::Ability(Ability::Bandage) => "a bandage",
        Card::Ability(Ability::DuckAndWeave) => "duck and weave",
    }
}

/// A card's name and effect.
pub fn told(card: Card) -> String {
    match card {
        Card::Loot(_) => name(card).to_owned(),
        Card::Ability(own) => format!("{}: {}", title(own), ability(own)),
    }
}

/// So many of a card.
fn many(number: u8, card: Card) -> String {
    match card {
        _ if number == 1 => one(card).to_owned(),
        Card::Loot(Loot::Stamp) => format!("{number} rare stamps"),
        Card::Loot(Loot::Antique) => format!("{number} antiques"),
        Card::Ability(Ability::Bullet) => format!("{number} bullets"),
        Card::Ability(Ability::Bandage) => format!("{number} bandages"),
        Card::Loot(_) | Card::Ability(_) => format!("{number} × {}", name(card)),
    }
}

/// Cards in a row: `1 gold bar, 2 rare stamps and a bandage`.
pub fn several(cards: Cards) -> String {
    let kinds = Card::all().filter(|card| cards.of(*card) > 0);
    let counts: Vec<String> = kinds.map(|card| many(cards.of(card), card)).collect();
    if counts.is_empty() { "nothing".to_owned() } else { list(&counts) }
}

/// An ability with its capital.
pub const fn title(ability: Ability) -> &'static str {
    match ability {
        Ability::HiredHand => "Hired hand",
        Ability::Bullet => "Bullet",
        Ability::DualWield => "Dual wield",
        Ability::Bandage => "Bandage",
        Ability::DuckAndWeave => "Duck and weave",
    }
}

/// An ability's effect in a sentence.
pub const fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::HiredHand => "Move any pistol to another target.",
        Ability::Bullet => "Load it instead of a card of your ammo.",
        Ability::DualWield => "Aim a second pistol, same ammo.",
        Ability::Bandage => "Heal one of your wounds.",
        Ability::DuckAndWeave => "No bullet wounds you this round.",
    }
}

/// The load.
pub const fn load(load: Load) -> &'static str {
    match load {
        Load::Blank => "a blank",
        Load::Bullet => "a bullet",
        Load::Extra => "a bullet from the envelope",
    }
}

/// `12 gold bars`.
pub fn bars(gold: u16) -> String {
    count(gold.into(), "gold bar", "gold bars")
}

/// Tokens counted in halves: `1½ tokens`.
pub fn tokens(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 0) => "no token".to_owned(),
        (0, _) => "½ token".to_owned(),
        (1, 0) => "1 token".to_owned(),
        (whole, 0) => format!("{whole} tokens"),
        (whole, _) => format!("{whole}½ tokens"),
    }
}

/// `2 wounds`.
pub fn wounds(number: u8) -> String {
    count(number.into(), "wound", "wounds")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_in_a_row_are_told_by_kind() {
        let stamp = Card::Loot(Loot::Stamp);
        let cards = [stamp, Card::Loot(Loot::OneBar), stamp, Card::Ability(Ability::Bandage)];
        assert_eq!(several(cards.into_iter().collect()), "1 gold bar, 2 rare stamps and a bandage");
        assert_eq!(several(Cards::NONE), "nothing");
    }

    #[test]
    fn tokens_are_told_in_halves() {
        let counts = [0, 1, 2, 3, 4, 5].map(tokens);
        assert_eq!(
            counts,
            ["no token", "½ token", "1 token", "1½ tokens", "2 tokens", "2½ tokens"]
        );
    }
}
