use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::chance::Chance;
use crate::game::{Outcome, Pending};
use crate::games::fools_gambit::{Choice, Deck, Swap};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat};
use crate::time::TimeControl;

/// Cards drawn for a round (FG-5).
pub const HAND_SIZE: u8 = 3;

/// A game of Fools Gambit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FoolsGambit {
    pub(super) deck: Deck,
    pub(super) time: TimeControl,
    pub(super) round: u8,
    pub(super) over: Option<Outcome>,
    pub(super) chance: Chance,
    pub(super) stage: Stage,
    pub(super) seats: BySeat<SeatState>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
// Every decision reads the stage, and an explicit tag is fastest: without it, the compiler would
// encode the stage in a card's unused values.
#[repr(C)]
pub(super) enum Stage {
    /// Seats choose duel cards and wagers (FG-6).
    Choose(BySeat<HandAndChoice>),
    /// Seats may swap third cards (FG-8).
    Swap(BySeat<CardsAndSwap>),
    /// The duel is settled (FG-9 to 19): only in frames before the decision's last.
    Duel(BySeat<LaidCards>),
    /// All cards are put away: only in frames before the decision's last, and after the game.
    Empty,
}

/// A part of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Seats choose duel cards and wagers (FG-6).
    Choose,
    /// Wagers are open; seats may swap third cards (FG-8).
    Swap,
    /// The duel is settled (FG-9 to 19): only in frames before the decision's last.
    Duel,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct HandAndChoice {
    /// Low to high.
    pub(super) cards: [Card; 3],
    pub(super) choice: Pending<Choice>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct CardsAndSwap {
    pub(super) cards: LaidCards,
    pub(super) swap: Pending<Swap>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct LaidCards {
    pub(super) duel: Card,
    /// Open from the start (FG-7).
    pub(super) wager: Card,
    pub(super) third: Card,
    /// Whether the duel card is turned up (FG-9).
    pub(super) duel_shown: bool,
    /// Whether everybody has seen the third card (FG-8, 14).
    pub(super) third_seen: bool,
    /// Whether the duel card is a 2 that took the wager's value (FG-18).
    pub(super) counts_as_wager: bool,
}

/// A seat's piles (FG-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct SeatState {
    pub(super) main_deck: FixedList<Card, 52>,
    pub(super) off_hand: CardSet,
    /// Cards in the off-hand that went there openly (FG-23).
    pub(super) off_hand_seen: CardSet,
    pub(super) discard: CardSet,
    pub(super) winning: CardSet,
}

impl Stage {
    pub(super) fn laid_cards(&self, seat: Seat) -> Option<LaidCards> {
        match self {
            Self::Swap(laid) => Some(laid[seat].cards),
            Self::Duel(cards) => Some(cards[seat]),
            Self::Choose(_) | Self::Empty => None,
        }
    }

    pub(super) fn cards(&self, seat: Seat) -> CardSet {
        match (self, self.laid_cards(seat)) {
            (Self::Choose(drawn), _) => drawn[seat].cards.into_iter().collect(),
            (_, Some(LaidCards { duel, wager, third, .. })) => {
                [duel, wager, third].into_iter().collect()
            }
            (_, None) => CardSet::EMPTY,
        }
    }

    pub(super) fn owes(&self, seat: Seat) -> bool {
        match self {
            Self::Choose(drawn) => drawn[seat].choice.is_owed(),
            Self::Swap(laid) => laid[seat].swap.is_owed(),
            Self::Duel(_) | Self::Empty => false,
        }
    }
}

impl LaidCards {
    pub(super) const fn new(duel: Card, wager: Card, third: Card) -> Self {
        Self { duel, wager, third, duel_shown: false, third_seen: false, counts_as_wager: false }
    }
}

impl SeatState {
    pub(super) fn new(main_deck: FixedList<Card, 52>) -> Self {
        Self { main_deck, ..Self::default() }
    }

    /// Cards that can still be drawn (FG-21).
    pub(super) fn playable_count(&self) -> u8 {
        self.main_deck.len() + self.off_hand.len()
    }
}
