//! The order of a hand.

use std::cell::Cell;

use engine::games::dual_duel::{Card, Deck};

/// What a hand is sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Order {
    #[default]
    Number,
    Colour,
}

thread_local! {
    /// The order chosen last, for the next hand that is shown.
    static LAST: Cell<Order> = const { Cell::new(Order::Number) };
}

impl Order {
    /// The order chosen last.
    pub fn last() -> Self {
        LAST.get()
    }

    /// Keeps the order for the next hand.
    pub fn keep(self) {
        LAST.set(self);
    }

    /// The cards in this order.
    pub fn sorted(self, hand: Deck) -> Vec<Card> {
        let mut cards: Vec<Card> = hand.iter().collect();
        if self == Self::Colour {
            engine::sort::by_key(&mut cards, |card| (card.colour(), card.number()));
        }
        cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_sorted_by_number_or_by_colour() {
        let hand: Deck =
            ["10r", "2p", "2r", "9y"].iter().map(|text| text.parse().unwrap()).collect();
        let texts = |order: Order| {
            order.sorted(hand).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(texts(Order::Number), "2r 2p 9y 10r");
        assert_eq!(texts(Order::Colour), "2r 10r 9y 2p");
    }
}
