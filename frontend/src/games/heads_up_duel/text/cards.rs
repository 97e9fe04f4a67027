//! Cards, packs and marbles in words. Suits don't matter: a card is called by its face, `a King`, `two 7s`.

use engine::games::heads_up_duel::{Back, Backs, CardCounts, CardKind, OfferCards, Pack, Terms};

pub(crate) use crate::words::messages::heads_up_duel::cards::*;
use crate::words::{self, choice, list};

/// A card's name: `7`, `King`.
pub fn kind(card: CardKind) -> &'static str {
    choice(KINDS, card.index())
}

/// One card: `an 8`, `a King`.
pub fn one(card: CardKind) -> &'static str {
    choice(ONES, card.index())
}

/// Cards of a kind: `7s`, `Kings`.
pub fn plural(card: CardKind) -> &'static str {
    choice(PLURALS, card.index())
}

/// A number of cards of a kind: `a 7`, `two 7s`, `15 × 7`.
pub fn several(card: CardKind, number: u16) -> String {
    match choice(NUMBERS, usize::from(number)) {
        _ if number == 1 => one(card).to_owned(),
        "" => format!("{number} × {}", kind(card)),
        word => format!("{word} {}", plural(card)),
    }
}

/// Each kind with its number of cards, in words, except kinds without cards.
pub fn counted_kinds(number: impl Fn(CardKind) -> u16) -> Vec<String> {
    let present = CardKind::all().filter(|kind| number(*kind) > 0);
    present.map(|kind| several(kind, number(kind))).collect()
}

/// Cards with any backs: `two 7s and a King`; empty for none.
pub fn cards(cards: &CardCounts) -> String {
    list(&counted_kinds(|kind| cards.of_kind(kind)))
}

/// The things and marbles as a list; `None` for nothing.
fn with_marbles(mut things: Vec<String>, number: u16) -> Option<String> {
    if number > 0 {
        things.push(marbles(number));
    }
    (!things.is_empty()).then(|| list(&things))
}

/// Given cards and marbles: `two 7s and 1 marble`; `None` for nothing.
pub fn offered_list(lot: &OfferCards, marbles: u16) -> Option<String> {
    let cards = lot.cards();
    with_marbles(counted_kinds(|kind| cards.of_kind(kind)), marbles)
}

/// `two 7s for a King`, `nothing for a King`, `two 7s as a gift`.
pub fn exchange(terms: &Terms) -> String {
    let give = offered_list(&terms.give, terms.give_marbles).unwrap_or_else(|| NOTHING.to_string());
    let want = counted_kinds(|kind| terms.want.of(kind).into());
    match with_marbles(want, terms.want_marbles) {
        Some(want) => swap(give, want),
        None => gift(give),
    }
}

/// Gamebreaker tokens, from a number of halves: `½ token`, `1½ tokens`, `no tokens`.
pub fn tokens(halves: u8) -> String {
    let number = words::halves(halves.into());
    match halves {
        0 => NO_TOKENS.to_string(),
        1 | 2 => one_token(number),
        _ => more_tokens(number),
    }
}

/// The origin of cards with this back.
pub fn back(back: Back) -> &'static str {
    choice(BACKS, back as usize)
}

pub fn pack(pack: Pack) -> &'static str {
    choice(PACKS, pack as usize)
}

/// The number of cards of each back: `20 cards: 15 from starting packs, 5 from Low packs`, `no cards`.
pub fn backs(backs: Backs) -> String {
    let all = match backs.count() {
        0 => return NO_CARDS.to_string(),
        number => cards_number(number),
    };
    if backs.count() == backs.of(Back::Pack) {
        return all;
    }
    let present = Back::ALL.into_iter().filter(|back| backs.of(*back) > 0);
    let part = |from| from_packs(backs.of(from), choice(BACKS_PLURAL, from as usize));
    with_packs(all, present.map(part).collect::<Vec<_>>().join(", "))
}
