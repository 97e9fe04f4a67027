//! Standard cards in words: as they are written, and as they are said. And the cards in a sentence.

use engine::cards::{Card, Rank, Suit};
use yew::Html;

use super::letters::is_of_word;
use super::list;
use crate::games;

/// The sign of a suit.
pub const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

/// What a suit is called.
pub const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// What a rank is called.
pub fn rank(rank: Rank) -> &'static str {
    const NAMES: [&str; 13] = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
        "king", "ace",
    ];
    NAMES[usize::from(rank.order() - Rank::TWO.order())]
}

/// A card as it is written: `9♣`.
pub fn written(card: Card) -> String {
    format!("{}{}", card.rank(), sign(card.suit()))
}

/// A card as it is said: `nine of clubs`.
pub fn spoken(card: Card) -> String {
    format!("{} of {}", rank(card.rank()), suit(card.suit()))
}

/// Cards as they are written: `3♣, 9♣ and K♣`.
pub fn written_list(cards: impl IntoIterator<Item = Card>) -> String {
    list(&cards.into_iter().map(written).collect::<Vec<_>>())
}

/// A card of a game's own as a sentence writes it.
#[derive(Clone, PartialEq, Debug)]
pub struct OldCard {
    /// How it is written.
    pub look: Html,
    /// How it is written as text.
    pub written: String,
    /// How it is said.
    pub spoken: String,
    /// How many bytes of the text before its sign are its own.
    pub length: usize,
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Part<'a> {
    /// Plain text.
    Text(&'a str),
    /// A standard card.
    Card(Card),
    /// A card of a game's own.
    Own(OldCard),
}

impl Part<'_> {
    /// The card that ends with this sign after a text, and how much of the text it takes.
    fn of_sign(found: char, before: &str) -> Option<(Self, usize)> {
        if let Some(of) = Suit::ALL.into_iter().find(|suit| sign(*suit) == found) {
            let rank = Rank::all().find(|rank| ends_with_word(before, &rank.to_string()))?;
            return Some((Self::Card(Card::new(rank, of)), rank.to_string().len()));
        }
        let card = games::own_card(found, before)?;
        let length = card.length;
        Some((Self::Own(card), length))
    }
}

/// A sentence in parts: its cards, and what is between them.
pub fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut from = 0;
    for (at, character) in text.char_indices() {
        let Some((card, taken)) = Part::of_sign(character, &text[from..at]) else { continue };
        let before = &text[from..at - taken];
        if !before.is_empty() {
            parts.push(Part::Text(before));
        }
        parts.push(card);
        from = at + character.len_utf8();
    }
    if from < text.len() {
        parts.push(Part::Text(&text[from..]));
    }
    parts
}

/// A sentence as a screen reader should say it: cards by their names, `9♣` as `nine of clubs`.
pub fn aloud(text: &str) -> String {
    let said = |part| match part {
        Part::Text(text) => text.to_owned(),
        Part::Card(card) => spoken(card),
        Part::Own(card) => card.spoken,
    };
    parts(text).into_iter().map(said).collect()
}

/// Whether a text ends with this, as a word of its own.
pub fn ends_with_word(text: &str, word: &str) -> bool {
    text.strip_suffix(word)
        .is_some_and(|before| before.chars().next_back().is_none_or(|letter| !is_of_word(letter)))
}

#[cfg(test)]
mod tests {
    use engine::cards::CardSet;

    use super::*;

    #[test]
    fn every_card_is_said_as_it_is_written() {
        for card in CardSet::DECK {
            assert_eq!(parts(&written(card)), [Part::Card(card)]);
        }
        let cards: CardSet = ["10h", "Kc"].iter().map(|text| text.parse().unwrap()).collect();
        assert_eq!(written_list(cards), "10♥ and K♣");
    }

    #[test]
    fn only_cards_in_a_sentence_are_said_otherwise() {
        let said = aloud("Ana banks 10♥: 10 points, not A♠.");
        assert_eq!(said, "Ana banks ten of hearts: 10 points, not ace of spades.");
        for same in ["Ana draws three cards.", "I ♥ BA♥, 1♥ and 110♥", ""] {
            assert_eq!(aloud(same), same, "a name may hold anything");
        }
    }
}
