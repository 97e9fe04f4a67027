//! Standard cards as text and as speech.

use engine::cards::{Card, Rank, Suit};

use super::letters::{SEPARATOR, choice};
use super::line::InlineCard;
use super::messages::cards as words;
use crate::services::language;

pub const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

pub fn suit(suit: Suit) -> &'static str {
    choice(words::SUITS, suit as usize)
}

pub fn rank(rank: Rank) -> &'static str {
    choice(words::RANKS, position(rank))
}

/// A rank's index on a card: `9`, `K`.
pub fn index(rank: Rank) -> &'static str {
    indices(language::has_own_indices()).nth(position(rank)).unwrap_or_default()
}

/// All indices from 2 to the ace: the language's own or the international ones.
pub fn indices(own: bool) -> impl Iterator<Item = &'static str> {
    let all = if own { words::INDICES.translate() } else { words::INDICES.english() };
    all.split(SEPARATOR).map(str::trim)
}

fn position(rank: Rank) -> usize {
    usize::from(rank.order() - Rank::TWO.order())
}

/// For example `9♣`.
pub fn written(card: Card) -> String {
    format!("{}{}", index(card.rank()), sign(card.suit()))
}

/// For example `nine of clubs`.
pub fn spoken(card: Card) -> String {
    words::card_of(rank(card.rank()), suit(card.suit()))
}

/// Reads a card as English [writes](written) it; `None` for anything else.
pub fn read(text: &str) -> Option<Card> {
    let suit = Suit::ALL.into_iter().find(|suit| text.ends_with(sign(*suit)))?;
    let rank = text.strip_suffix(sign(suit))?;
    Some(Card::new(Rank::all().find(|one| one.to_string() == rank)?, suit))
}

impl InlineCard {
    pub fn written(&self) -> String {
        match self {
            Self::Card(card) => written(*card),
            Self::Own(card) => card.written.clone(),
        }
    }

    pub fn spoken(&self) -> String {
        match self {
            Self::Card(card) => spoken(*card),
            Self::Own(card) => card.spoken.clone(),
        }
    }
}
