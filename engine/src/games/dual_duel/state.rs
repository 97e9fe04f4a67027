use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::{Outcome, Pending};
use crate::games::dual_duel::{Action, Card, Cards, DualDuelOptions, Swap};
use crate::list::{FixedList, Item};
use crate::seat::{BySeat, SeatSet};

/// Cards dealt to a seat for a duel (DD-3).
pub const HAND_SIZE: u8 = 22;
/// Rounds of a duel (DD-17).
pub const ROUNDS: u8 = 9;
/// Bonus rounds after a tie (DD-18).
pub(super) const BONUS_ROUNDS: u8 = 3;
/// Cards dealt to a seat for the bonus rounds, from those left aside (DD-18).
pub(super) const BONUS_CARDS: u8 = 3;

/// A match of Dual Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DualDuel {
    pub(super) options: DualDuelOptions,
    pub(super) duels_won: BySeat<u8>,
    /// The duel, from 1.
    pub(super) duel: u8,
    /// The round, from 1; 0 before the first.
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) stage: Stage,
    pub(super) chance: Chance,
    /// The cards left aside, unknown to everybody.
    pub(super) aside: Cards,
    pub(super) rounds: Rounds,
    /// The seats with a public call in this round.
    pub(super) called: SeatSet,
    pub(super) seats: BySeat<SeatState>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    /// Seats owe choices.
    Waiting,
    /// Choices take effect: only in frames before the decision's last.
    Resolving,
    Over(Outcome),
}

/// A part of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Seats lay wilds aside (DD-4).
    Lay,
    /// Seats give cards (DD-5).
    Give,
    /// Seats keep cards (DD-6).
    Keep,
    /// Both may call (DD-7).
    Call,
    /// One seat called; the other may too (DD-7).
    Answer,
    /// Callers swap (DD-8).
    Swap,
    /// Seats take a wild back for bonus rounds (DD-18).
    Bonus,
}

impl Phase {
    /// The show's time limit of a decision, in seconds (DD-22).
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
    pub(super) hand: Cards,
    /// Cards in hand that everybody knows (DD-18).
    pub(super) hand_seen: Cards,
    pub(super) slots: [Option<Wild>; 2],
    pub(super) received: Option<Card>,
    pub(super) kept: Option<Card>,
    pub(super) calls: u8,
    pub(super) pending: Pending<Action>,
}

impl SeatState {
    pub(super) fn pair(&self) -> Option<Pair> {
        Some(Pair { received: self.received?, kept: self.kept? })
    }

    pub(super) fn wilds(&self) -> impl Iterator<Item = Wild> {
        self.slots.into_iter().flatten()
    }

    pub(super) fn slot_of(&self, card: Card) -> Option<Slot> {
        let has_card = |slot: &Slot| self.slots[slot.index()].is_some_and(|wild| wild.card == card);
        Slot::ALL.into_iter().find(has_card)
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
    /// Both slots.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The slot's array index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The slot's number for people, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A seat's two cards of a round: its Dual.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The opponent's card (DD-5).
    #[serde(rename = "given")]
    pub received: Card,
    /// The seat's own card (DD-6).
    pub kept: Card,
}

impl Pair {
    /// Whether the card is in the pair.
    #[must_use]
    pub fn has(self, card: Card) -> bool {
        self.received == card || self.kept == card
    }

    /// The two cards.
    #[must_use]
    pub fn cards(self) -> [Card; 2] {
        [self.received, self.kept]
    }

    /// The pair with the wild in place of the card swapped out.
    #[must_use]
    pub fn after_swap(self, swap: Swap) -> Self {
        if self.received == swap.out {
            Self { received: swap.brought_in, ..self }
        } else {
            Self { kept: swap.brought_in, ..self }
        }
    }
}

/// A finished round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The pairs as compared.
    pub pairs: BySeat<Pair>,
    /// The seats that swapped a wild in.
    pub swapped: SeatSet,
}

/// The duel's finished rounds, in order.
pub type Rounds = FixedList<Round, { (ROUNDS + BONUS_ROUNDS) as usize }>;

impl Item for Round {
    const UNUSED: Self = Self {
        pairs: BySeat([Pair { received: Card::UNUSED, kept: Card::UNUSED }; 2]),
        swapped: SeatSet::EMPTY,
    };
}

impl Rounds {
    /// The cards played in these rounds, now discarded (DD-10).
    #[must_use]
    pub fn discards(&self) -> Cards {
        self.iter().flat_map(|round| round.pairs.0).flat_map(Pair::cards).collect()
    }
}
