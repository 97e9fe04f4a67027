//! The value of a deck in a duel, fitted to 1,100 duels between bots with packs as dealt. It
//! predicts 78 % of winners.

use crate::games::heads_up_duel::{Card, CardCounts, CardKind, KindCounts, Pack};

/// The value of a marble that is left, which decides only who picks an opponent.
pub(in super::super) const MARBLE_VALUE: i32 = 5;
/// The value of half a token, which bots keep unless it buys a good deal.
pub(super) const HALF_TOKEN_VALUE: i32 = 100;

/// The value of a deck, in thousandths of a duel.
pub(in super::super) fn value(deck: &CardCounts) -> i32 {
    CardKind::all().map(|kind| kind_value(kind, deck.of_kind(kind).into())).sum()
}

/// Cards of these kinds, with any backs.
pub(in super::super) fn any_cards(kinds: &KindCounts) -> CardCounts {
    let mut cards = CardCounts::NONE;
    for (kind, count) in kinds.entries() {
        if let Some(card) = Card::of_kind(kind).lowest() {
            cards.put(card, count.into());
        }
    }
    cards
}

/// The cards that all packs of this sort have.
pub(in super::super) fn contents(pack: Pack) -> CardCounts {
    let holds = CardKind::all().filter(|kind| pack.holds(*kind));
    holds.filter_map(|kind| Card::of_kind(kind).lowest()).collect()
}

/// Equal numbers are played together; a single one wins no round but must be played.
fn kind_value(kind: CardKind, count: i32) -> i32 {
    match kind {
        CardKind::Number(number) => {
            count * (24 * i32::from(number) - 50) - if count > 0 { 190 } else { 0 }
        }
        CardKind::Jack => 60 * count,
        CardKind::Queen => 140 * count,
        CardKind::King => 190 * count,
        CardKind::Ace => 250 * count,
        CardKind::Joker => 0,
    }
}

/// The mean value of a card in an unknown deck: two of three have another card of its number.
pub(super) fn value_alone(kind: CardKind) -> i32 {
    match kind {
        CardKind::Number(number) => 24 * i32::from(number) - 113,
        CardKind::Jack | CardKind::Queen | CardKind::King | CardKind::Ace | CardKind::Joker => {
            kind_value(kind, 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck(text: &str) -> i32 {
        value(&text.parse().expect("cards as a record has them"))
    }

    #[test]
    fn several_of_a_number_are_worth_more_than_numbers_that_are_alone() {
        assert!(deck("9p*3") > deck("8p,9p,10p"));
        assert!(deck("2p") < 0 && deck("10p*2") > deck("10p"));
        assert!(value_alone(CardKind::King) > value_alone(CardKind::Number(10)));
        assert!(value_alone(CardKind::Number(10)) > value_alone(CardKind::Number(2)));
    }
}
