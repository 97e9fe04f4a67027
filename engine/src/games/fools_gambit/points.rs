use crate::cards::{Card, CardSet, Rank};

/// The points of a banked card (FG-2).
#[must_use]
pub const fn points_of(card: Card) -> u8 {
    match card.rank() {
        Rank::ACE => 14,
        Rank::JACK | Rank::QUEEN | Rank::KING => 10,
        number => number.order(),
    }
}

/// The points of a winning pile (FG-2).
#[must_use]
pub fn points(pile: CardSet) -> u16 {
    pile.iter().map(|card| u16::from(points_of(card))).sum()
}
