//! The game's cards, packs and marbles in words.
//!
//! Suits don't matter, so a card is called by what is on its face: `a King`, `two 7s`.

pub(crate) use crate::words::messages::heads_up_duel::cards::*;
use engine::games::heads_up_duel::{Back, Backs, CardKind, Cards, Kinds, Lot, Pack, Terms};

use crate::words::{count, list};

/// Each kind's names: alone, as one card, and in the plural.
const KINDS: [[&str; 3]; 14] = [
    ["2", "a 2", "2s"],
    ["3", "a 3", "3s"],
    ["4", "a 4", "4s"],
    ["5", "a 5", "5s"],
    ["6", "a 6", "6s"],
    ["7", "a 7", "7s"],
    ["8", "an 8", "8s"],
    ["9", "a 9", "9s"],
    ["10", "a 10", "10s"],
    ["Jack", "a Jack", "Jacks"],
    ["Queen", "a Queen", "Queens"],
    ["King", "a King", "Kings"],
    ["Ace", "an Ace", "Aces"],
    ["Joker", "a Joker", "Jokers"],
];

/// Small numbers in words; larger ones are written in figures.
const IN_WORDS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

/// A card's name: `7`, `King`.
pub const fn kind(card: CardKind) -> &'static str {
    KINDS[card.index()][0]
}

/// One card: `an 8`, `a King`.
pub const fn one(card: CardKind) -> &'static str {
    KINDS[card.index()][1]
}

/// Cards of a kind: `7s`, `Kings`.
pub const fn plural(card: CardKind) -> &'static str {
    KINDS[card.index()][2]
}

/// A number of cards of a kind: `a 7`, `two 7s`, `15 × 7`.
pub fn several(card: CardKind, number: u16) -> String {
    match IN_WORDS.get(usize::from(number)) {
        _ if number == 1 => one(card).to_owned(),
        Some(word) => format!("{word} {}", plural(card)),
        None => format!("{number} × {}", kind(card)),
    }
}

fn counted(number: impl Fn(CardKind) -> u16) -> Vec<String> {
    let there = CardKind::all().filter(|kind| number(*kind) > 0);
    there.map(|kind| several(kind, number(kind))).collect()
}

/// Cards whatever their backs: `two 7s and a King`; empty for none.
pub fn cards(cards: &Cards) -> String {
    list(&counted(|kind| cards.of_kind(kind)))
}

/// Marbles: `1 marble`, `3 marbles`.
pub fn marbles(number: u16) -> String {
    count(usize::from(number), "marble", "marbles")
}

fn side(mut things: Vec<String>, marbles_too: u16) -> Option<String> {
    if marbles_too > 0 {
        things.push(marbles(marbles_too));
    }
    (!things.is_empty()).then(|| list(&things))
}

/// Given cards and marbles: `two 7s and 1 marble`; `None` for nothing.
pub fn given(lot: &Lot, marbles: u16) -> Option<String> {
    let cards = lot.cards();
    side(counted(|kind| cards.of_kind(kind)), marbles)
}

/// Requested cards and marbles: `a King and 2 marbles`; `None` for nothing.
fn wanted(kinds: &Kinds, marbles: u16) -> Option<String> {
    side(counted(|kind| u16::from(kinds.of(kind))), marbles)
}

/// The terms: `two 7s for a King`, `nothing for a King`, `two 7s as a gift`.
pub fn exchange(terms: &Terms) -> String {
    let give = given(&terms.give, terms.give_marbles).unwrap_or_else(|| NOTHING.to_owned());
    match wanted(&terms.want, terms.want_marbles) {
        Some(want) => format!("{give} for {want}"),
        None => format!("{give} as a gift"),
    }
}

/// Gamebreaker tokens, from halves: `½ token`, `1½ tokens`, `no tokens`.
pub fn tokens(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 0) => "no tokens".to_owned(),
        (0, _) => "½ token".to_owned(),
        (1, 0) => "1 token".to_owned(),
        (whole, 0) => format!("{whole} tokens"),
        (whole, _) => format!("{whole}½ tokens"),
    }
}

/// A card's origin, by its back.
pub const fn back(back: Back) -> &'static str {
    match back {
        Back::Pack => "starting pack",
        Back::Low => pack(Pack::Low),
        Back::High => pack(Pack::High),
        Back::Mystery => pack(Pack::Mystery),
        Back::Special => pack(Pack::Special),
    }
}

/// A market pack's name.
pub const fn pack(pack: Pack) -> &'static str {
    match pack {
        Pack::Low => "Low pack",
        Pack::High => "High pack",
        Pack::Mystery => "Mystery pack",
        Pack::Special => "Special pack",
    }
}

/// The packs of this back, in the plural.
const fn packs(back: Back) -> &'static str {
    match back {
        Back::Pack => "starting packs",
        Back::Low => "Low packs",
        Back::High => "High packs",
        Back::Mystery => "Mystery packs",
        Back::Special => "Special packs",
    }
}

/// How many cards of each back: `20 cards: 15 from starting packs, 5 from Low packs`, `no cards`.
pub fn backs(backs: Backs) -> String {
    let all = match backs.count() {
        0 => return "no cards".to_owned(),
        number => count(usize::from(number), "card", "cards"),
    };
    if backs.count() == backs.of(Back::Pack) {
        return all;
    }
    let there = Back::ALL.into_iter().filter(|back| backs.of(*back) > 0);
    let parts: Vec<_> =
        there.map(|from| format!("{} from {}", backs.of(from), packs(from))).collect();
    format!("{all}: {}", parts.join(", "))
}
