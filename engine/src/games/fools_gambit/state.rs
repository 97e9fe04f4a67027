//! The state of a game.

use crate::cards::{Card, CardSet};
use crate::chance::Chance;
use crate::game::Outcome;
use crate::games::fools_gambit::action::{Choice, Swap};
use crate::games::fools_gambit::options::Deck;
use crate::list::FixedList;
use crate::seat::BySeat;
use crate::time::TimeControl;

/// How many cards a seat draws for a round (FG-5).
pub const HAND: u8 = 3;

/// A game of Fools Gambit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoolsGambit {
    pub(super) deck: Deck,
    pub(super) time: TimeControl,
    pub(super) round: u8,
    pub(super) stage: Stage,
    pub(super) chance: Chance,
    pub(super) seats: BySeat<SeatState>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Duel cards and wagers are picked (FG-6).
    Choose,
    /// Third cards may be swapped (FG-8); then the duel is settled.
    Swap,
    Over(Outcome),
}

/// A seat's cards (FG-4), and its part of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SeatState {
    pub(super) main_deck: FixedList<Card, 52>,
    pub(super) hand: Hand,
    pub(super) off_hand: CardSet,
    /// Those in the off-hand that everybody saw go there (FG-23).
    pub(super) off_hand_seen: CardSet,
    pub(super) discard: CardSet,
    pub(super) winning: CardSet,
    pub(super) pending: Pending,
}

/// The three cards of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hand {
    /// No round is going on.
    Empty,
    /// Drawn, from low to high; nothing is picked yet, or not by both.
    Drawn([Card; 3]),
    /// Duel card and wager are laid down.
    Laid(Laid),
}

/// A seat's cards once duel card and wager are laid down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Laid {
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

/// A seat's part of a simultaneous choice, kept until the other seat's is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pending {
    Owed,
    /// Drawn when the last seat has chosen (FG-6).
    TimedOut,
    Chosen(Choice),
    SwapChosen(Swap),
    /// Carried out, and the duel is settled (FG-9 to 19): only in frames before the last one of a
    /// decision. Not a stage of its own, since every decision asks for the stage.
    Done,
}

impl Hand {
    pub(super) fn set(self) -> CardSet {
        match self {
            Self::Empty => CardSet::EMPTY,
            Self::Drawn(cards) => cards.into_iter().collect(),
            Self::Laid(laid) => [laid.duel, laid.wager, laid.third].into_iter().collect(),
        }
    }
}

impl Laid {
    /// Cards that were just laid down: the duel card face-down.
    pub(super) const fn new(duel: Card, wager: Card, third: Card) -> Self {
        Self { duel, wager, third, duel_shown: false, third_seen: false, counts_as_wager: false }
    }
}

impl SeatState {
    pub(super) fn new(main_deck: FixedList<Card, 52>) -> Self {
        Self {
            main_deck,
            hand: Hand::Empty,
            off_hand: CardSet::EMPTY,
            off_hand_seen: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            winning: CardSet::EMPTY,
            pending: Pending::Owed,
        }
    }

    /// Cards that can still be drawn (FG-21).
    pub(super) fn playable(&self) -> u8 {
        self.main_deck.len() + self.off_hand.len()
    }

    /// The cards laid down in the swap stage.
    pub(super) fn laid(&self) -> Laid {
        match self.hand {
            Hand::Laid(laid) => laid,
            Hand::Empty | Hand::Drawn(_) => unreachable!("cards are laid down before the swap"),
        }
    }

    /// The same, to settle the duel.
    pub(super) fn laid_mut(&mut self) -> &mut Laid {
        match &mut self.hand {
            Hand::Laid(laid) => laid,
            Hand::Empty | Hand::Drawn(_) => unreachable!("cards are laid down before the swap"),
        }
    }
}
