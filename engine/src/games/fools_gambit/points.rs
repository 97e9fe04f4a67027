//! What cards are worth (FG-2).

use crate::cards::{Card, CardSet, Rank};

/// What a banked card is worth (FG-2).
#[must_use]
pub const fn points_of(card: Card) -> u8 {
    match card.rank() {
        Rank::ACE => 14,
        Rank::JACK | Rank::QUEEN | Rank::KING => 10,
        number => number.order(),
    }
}

/// What a winning pile is worth (FG-2).
#[must_use]
pub fn points(pile: CardSet) -> u16 {
    pile.iter().map(|card| u16::from(points_of(card))).sum()
}
