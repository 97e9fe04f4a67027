//! The state of a match.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::{Outcome, Pending};
use crate::games::dual_duel::{Action, Card, Deck, DualDuelOptions, Swap};
use crate::list::{FixedList, Item};
use crate::seat::{BySeat, SeatSet};

/// The cards dealt to a seat for a duel (DD-3).
pub const HAND: u8 = 22;
/// The rounds of a duel (DD-17), and the bonus rounds after a tie (DD-18).
pub const ROUNDS: u8 = 9;
/// See [`ROUNDS`].
pub(super) const BONUS_ROUNDS: u8 = 3;
/// The cards left aside that each seat is dealt for the bonus rounds (DD-18).
pub(super) const BONUS: u8 = 3;

/// A match of Dual Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DualDuel {
    pub(super) options: DualDuelOptions,
    /// Duels won, by seat.
    pub(super) won: BySeat<u8>,
    /// The duel, from 1.
    pub(super) duel: u8,
    /// The round, from 1; 0 before the first one.
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) stage: Stage,
    pub(super) chance: Chance,
    /// The cards left aside, which nobody knows.
    pub(super) aside: Deck,
    /// The finished rounds of the duel.
    pub(super) rounds: Rounds,
    /// The seats whose call in this round is known.
    pub(super) called: SeatSet,
    pub(super) seats: BySeat<SeatState>,
}

/// The stage of a match, whatever its phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    /// Seats make the choices of the phase.
    Waiting,
    /// Choices are being carried out: only in frames before the decision's last one.
    Resolving,
    Over(Outcome),
}

/// The phase of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Wilds are laid aside (DD-4).
    Lay,
    /// Cards are given (DD-5).
    Give,
    /// Cards are kept (DD-6).
    Keep,
    /// Both may call (DD-7).
    Call,
    /// One seat called; the other may as well (DD-7).
    Answer,
    /// Callers swap (DD-8).
    Swap,
    /// Seats take a wild back for the bonus rounds (DD-18).
    Bonus,
}

impl Phase {
    /// The time limit of a decision in seconds, as on the show (DD-22).
    #[must_use]
    pub const fn seconds(self) -> u16 {
        match self {
            Self::Lay | Self::Bonus => 120,
            Self::Give | Self::Keep | Self::Swap => 60,
            Self::Call => 10,
            Self::Answer => 5,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct SeatState {
    pub(super) hand: Deck,
    /// Cards in hand that everybody knows (DD-18).
    pub(super) hand_seen: Deck,
    pub(super) slots: [Option<Wild>; 2],
    pub(super) given: Option<Card>,
    pub(super) kept: Option<Card>,
    pub(super) calls: u8,
    pub(super) pending: Pending<Action>,
}

impl SeatState {
    pub(super) fn pair(&self) -> Option<Pair> {
        Some(Pair { given: self.given?, kept: self.kept? })
    }

    pub(super) fn wilds(&self) -> impl Iterator<Item = Wild> {
        self.slots.into_iter().flatten()
    }

    pub(super) fn slot_of(&self, card: Card) -> Option<Slot> {
        let holds = |slot: &Slot| self.slots[slot.index()].is_some_and(|wild| wild.card == card);
        Slot::ALL.into_iter().find(holds)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Wild {
    pub(super) card: Card,
    pub(super) face_up: bool,
}

/// One of a seat's two slots for wilds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Slot {
    /// The first.
    One,
    /// The second.
    Two,
}

impl Slot {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The array index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number for people, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// The two cards in front of a seat in a round: its Dual.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The card that the opponent gave (DD-5).
    pub given: Card,
    /// The card that the seat kept (DD-6).
    pub kept: Card,
}

impl Pair {
    /// Whether the card is one of the two.
    #[must_use]
    pub fn has(self, card: Card) -> bool {
        self.given == card || self.kept == card
    }

    /// The two cards.
    #[must_use]
    pub fn cards(self) -> [Card; 2] {
        [self.given, self.kept]
    }

    /// The pair after an exchange of one of its cards.
    #[must_use]
    pub fn swapped(self, swap: Swap) -> Self {
        if self.given == swap.out {
            Self { given: swap.brought_in, ..self }
        } else {
            Self { kept: swap.brought_in, ..self }
        }
    }
}

/// A finished round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The compared pairs.
    pub pairs: BySeat<Pair>,
    /// The seats that swapped a wild in.
    pub swapped: SeatSet,
}

/// The finished rounds of a duel, in order.
pub type Rounds = FixedList<Round, { (ROUNDS + BONUS_ROUNDS) as usize }>;

impl Item for Round {
    const UNUSED: Self = Self {
        pairs: BySeat([Pair { given: Card::UNUSED, kept: Card::UNUSED }; 2]),
        swapped: SeatSet::EMPTY,
    };
}

impl Rounds {
    /// The cards played in them, which are discarded (DD-10).
    #[must_use]
    pub fn discards(&self) -> Deck {
        self.iter().flat_map(|round| round.pairs.0).flat_map(Pair::cards).collect()
    }
}
