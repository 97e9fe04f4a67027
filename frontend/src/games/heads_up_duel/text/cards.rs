//! The game's cards, packs and marbles in words.
//!
//! Suits don't matter, so a card is called by what is on its face: `a King`, `two 7s`.

use engine::games::heads_up_duel::{Back, Backs, CardKind, Cards, Kinds, Lot, Pack, Terms};

use crate::words::{count, list};

pub const NOTHING: &str = "nothing";

/// So many of a kind are told in words, more of them in figures.
const IN_WORDS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

/// What a card is called: `7`, `King`.
pub const fn kind(kind: CardKind) -> &'static str {
    const NUMBERS: [&str; 9] = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];
    match kind {
        CardKind::Number(_) => NUMBERS[kind.index()],
        CardKind::Jack => "Jack",
        CardKind::Queen => "Queen",
        CardKind::King => "King",
        CardKind::Ace => "Ace",
        CardKind::Joker => "Joker",
    }
}

/// One card: `an 8`, `a King`.
pub fn one(card: CardKind) -> String {
    let article = match card {
        CardKind::Number(8) | CardKind::Ace => "an",
        CardKind::Number(_)
        | CardKind::Jack
        | CardKind::Queen
        | CardKind::King
        | CardKind::Joker => "a",
    };
    format!("{article} {}", kind(card))
}

/// So many of a kind: `a 7`, `two 7s`, `15 × 7`.
pub fn several(card: CardKind, number: u16) -> String {
    match IN_WORDS.get(usize::from(number)) {
        _ if number == 1 => one(card),
        Some(word) => format!("{word} {}s", kind(card)),
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

fn side(mut things: Vec<String>, marbles_too: u16) -> String {
    if marbles_too > 0 {
        things.push(marbles(marbles_too));
    }
    if things.is_empty() { NOTHING.to_owned() } else { list(&things) }
}

/// Cards and marbles that are given: `two 7s and 1 marble`, `nothing`.
pub fn given(lot: &Lot, marbles: u16) -> String {
    let cards = lot.cards();
    side(counted(|kind| cards.of_kind(kind)), marbles)
}

/// Cards and marbles that are asked for: `a King and 2 marbles`, `nothing`.
pub fn wanted(kinds: &Kinds, marbles: u16) -> String {
    side(counted(|kind| u16::from(kinds.of(kind))), marbles)
}

/// What is given for what: `two 7s for a King`, `two 7s as a gift`.
pub fn exchange(terms: &Terms) -> String {
    let give = given(&terms.give, terms.give_marbles);
    let want = wanted(&terms.want, terms.want_marbles);
    if want == NOTHING { format!("{give} as a gift") } else { format!("{give} for {want}") }
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

/// Where a card comes from, as its back tells.
pub const fn back(back: Back) -> &'static str {
    match back {
        Back::Pack => "starting pack",
        Back::Low => pack(Pack::Low),
        Back::High => pack(Pack::High),
        Back::Mystery => pack(Pack::Mystery),
        Back::Special => pack(Pack::Special),
    }
}

/// What a pack of the black market is called.
pub const fn pack(pack: Pack) -> &'static str {
    match pack {
        Pack::Low => "Low pack",
        Pack::High => "High pack",
        Pack::Mystery => "Mystery pack",
        Pack::Special => "Special pack",
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
        there.map(|from| format!("{} from {}s", backs.of(from), back(from))).collect();
    format!("{all}: {}", parts.join(", "))
}
