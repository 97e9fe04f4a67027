use engine::games::gold_rush_shoot_out::{Ability, Card, CardCounts, Load, Loot};

use crate::words::letters::capitalised;
use crate::words::list;
pub(crate) use crate::words::messages::gold_rush_shoot_out::cards::*;
use crate::words::text::Text;

/// A card's name, its short name, and one such card in a sentence.
const fn names(card: Card) -> [Text; 3] {
    match card {
        Card::Loot(Loot::OneBar) => [ONE_BAR, SHORT_ONE_BAR, ONE_BAR],
        Card::Loot(Loot::TwoBars) => [TWO_BARS, SHORT_TWO_BARS, TWO_BARS],
        Card::Loot(Loot::ThreeBars) => [THREE_BARS, SHORT_THREE_BARS, THREE_BARS],
        Card::Loot(Loot::FiveBars) => [FIVE_BARS, SHORT_FIVE_BARS, FIVE_BARS],
        Card::Loot(Loot::Stamp) => [STAMP, SHORT_STAMP, A_STAMP],
        Card::Loot(Loot::Antique) => [ANTIQUE, ANTIQUE, AN_ANTIQUE],
        Card::Ability(Ability::HiredHand) => [HIRED_HAND, HIRED_HAND, A_HIRED_HAND],
        Card::Ability(Ability::Bullet) => [BULLET, BULLET, A_BULLET],
        Card::Ability(Ability::DualWield) => [DUAL_WIELD, DUAL_WIELD, DUAL_WIELD],
        Card::Ability(Ability::Bandage) => [BANDAGE, BANDAGE, A_BANDAGE],
        Card::Ability(Ability::DuckAndWeave) => {
            [DUCK_AND_WEAVE, SHORT_DUCK_AND_WEAVE, DUCK_AND_WEAVE]
        }
    }
}

pub const fn name(card: Card) -> Text {
    names(card)[0]
}

pub const fn short_name(card: Card) -> Text {
    names(card)[1]
}

/// One card in a sentence: `a rare stamp`.
pub const fn one(card: Card) -> Text {
    names(card)[2]
}

/// A card's name, with the effect of an ability.
pub fn description(card: Card) -> String {
    match card {
        Card::Loot(_) => name(card).into(),
        Card::Ability(own) => format!("{}: {}", capitalised_name(own), ability_effect(own)),
    }
}

fn counted(number: u8, card: Card) -> String {
    match card {
        Card::Loot(Loot::Stamp) => stamps(number),
        Card::Loot(Loot::Antique) => antiques(number),
        Card::Ability(Ability::Bullet) => bullets(number),
        Card::Ability(Ability::Bandage) => bandages(number),
        _ if number == 1 => one(card).into(),
        Card::Loot(_) | Card::Ability(_) => format!("{number} × {}", name(card)),
    }
}

/// Cards as a list: `1 gold bar, 2 rare stamps and a bandage`.
pub fn card_list(cards: CardCounts) -> String {
    let kinds = Card::all().filter(|card| cards.of(*card) > 0);
    let counts: Vec<String> = kinds.map(|card| counted(cards.of(card), card)).collect();
    if counts.is_empty() { NOTHING.to_string() } else { list(&counts) }
}

pub fn capitalised_name(ability: Ability) -> String {
    capitalised(name(Card::Ability(ability)).translate())
}

pub const fn ability_effect(ability: Ability) -> Text {
    match ability {
        Ability::HiredHand => DOES_HIRED_HAND,
        Ability::Bullet => DOES_BULLET,
        Ability::DualWield => DOES_DUAL_WIELD,
        Ability::Bandage => DOES_BANDAGE,
        Ability::DuckAndWeave => DOES_DUCK_AND_WEAVE,
    }
}

/// A load in a sentence: `a blank`.
pub const fn load(load: Load) -> Text {
    match load {
        Load::Blank => BLANK_LOAD,
        Load::Bullet => BULLET_LOAD,
        Load::BulletCard => EXTRA_LOAD,
    }
}

/// Tokens, from a number of halves: `1½ tokens`.
pub fn tokens(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 0) => NO_TOKEN.to_string(),
        (0, _) => HALF_TOKEN.to_string(),
        (whole, 0) => whole_tokens(whole),
        (whole, _) => tokens_and_a_half(whole),
    }
}
