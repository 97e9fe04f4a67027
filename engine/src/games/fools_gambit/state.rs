//! The state of a game.

use crate::cards::{Card, CardSet};
use crate::chance::Chance;
use crate::game::{Outcome, Pending};
use crate::games::fools_gambit::action::{Choice, Swap};
use crate::games::fools_gambit::options::Deck;
use crate::list::FixedList;
use crate::seat::{BySeat, Seat};
use crate::time::TimeControl;

/// How many cards a seat draws for a round (FG-5).
pub const HAND: u8 = 3;

/// A game of Fools Gambit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FoolsGambit {
    pub(super) deck: Deck,
    pub(super) time: TimeControl,
    pub(super) round: u8,
    /// The result, once the game is over.
    pub(super) over: Option<Outcome>,
    pub(super) chance: Chance,
    pub(super) stage: Stage,
    pub(super) seats: BySeat<SeatState>,
}

/// The stage of a round, with the cards that are played in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
// With a tag of its own: every decision asks for the stage, which would be worked out of a card's flag else.
#[repr(C)]
pub(super) enum Stage {
    /// Duel cards and wagers are picked (FG-6).
    Choose(BySeat<Drawn>),
    /// Third cards may be swapped (FG-8).
    Swap(BySeat<Laid>),
    /// The duel is settled (FG-9 to 19): only in frames before the last one of a decision.
    Duel(BySeat<Cards>),
    /// All cards are put away: in such a frame, and once the game is over.
    Empty,
}

/// A seat's hand, and its part of the choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Drawn {
    /// From low to high.
    pub(super) cards: [Card; 3],
    pub(super) choice: Pending<Choice>,
}

/// A seat's cards once duel card and wager are laid down, and its part of the choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Laid {
    pub(super) cards: Cards,
    pub(super) swap: Pending<Swap>,
}

/// Cards that are laid down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Cards {
    pub(super) duel: Card,
    /// Lies open from the beginning (FG-7).
    pub(super) wager: Card,
    pub(super) third: Card,
    /// The duel card is turned up (FG-9).
    pub(super) duel_shown: bool,
    /// Everybody has seen the third card (FG-8, 14).
    pub(super) third_seen: bool,
    /// The duel card is a 2 that has taken the value of the wager (FG-18).
    pub(super) counts_as_wager: bool,
}

/// A seat's piles (FG-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct SeatState {
    pub(super) main_deck: FixedList<Card, 52>,
    pub(super) off_hand: CardSet,
    /// Those in the off-hand that everybody saw go there (FG-23).
    pub(super) off_hand_seen: CardSet,
    pub(super) discard: CardSet,
    pub(super) winning: CardSet,
}

impl Stage {
    /// The seat's cards that are laid down.
    pub(super) fn laid(&self, seat: Seat) -> Option<Cards> {
        match self {
            Self::Swap(laid) => Some(laid[seat].cards),
            Self::Duel(cards) => Some(cards[seat]),
            Self::Choose(_) | Self::Empty => None,
        }
    }

    /// The three cards of the seat.
    pub(super) fn cards(&self, seat: Seat) -> CardSet {
        match (self, self.laid(seat)) {
            (Self::Choose(drawn), _) => drawn[seat].cards.into_iter().collect(),
            (_, Some(Cards { duel, wager, third, .. })) => {
                [duel, wager, third].into_iter().collect()
            }
            (_, None) => CardSet::EMPTY,
        }
    }

    /// Whether the seat's part of a choice is still to be made.
    pub(super) fn owes(&self, seat: Seat) -> bool {
        match self {
            Self::Choose(drawn) => drawn[seat].choice.is_owed(),
            Self::Swap(laid) => laid[seat].swap.is_owed(),
            Self::Duel(_) | Self::Empty => false,
        }
    }
}

impl Cards {
    /// Cards that were just laid down: the duel card face-down.
    pub(super) const fn new(duel: Card, wager: Card, third: Card) -> Self {
        Self { duel, wager, third, duel_shown: false, third_seen: false, counts_as_wager: false }
    }
}

impl SeatState {
    pub(super) fn new(main_deck: FixedList<Card, 52>) -> Self {
        Self {
            main_deck,
            off_hand: CardSet::EMPTY,
            off_hand_seen: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            winning: CardSet::EMPTY,
        }
    }

    /// Cards that can still be drawn (FG-21).
    pub(super) fn playable(&self) -> u8 {
        self.main_deck.len() + self.off_hand.len()
    }
}
