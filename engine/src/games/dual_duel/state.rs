//! The state of a match.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::{Outcome, Pending};
use crate::games::dual_duel::action::{Action, Swap};
use crate::games::dual_duel::card::{Card, Deck};
use crate::games::dual_duel::options::DualDuelOptions;
use crate::list::{FixedList, Item};
use crate::seat::{BySeat, SeatSet};

/// How many cards a seat is dealt for a duel (DD-3).
pub const HAND: u8 = 22;
/// How many rounds a duel has (DD-17), and how many bonus rounds a tie adds (DD-18).
pub const ROUNDS: u8 = 9;
/// See [`ROUNDS`].
pub const BONUS_ROUNDS: u8 = 3;
/// How many of the cards left aside each seat is dealt for the bonus rounds (DD-18).
pub(super) const BONUS: u8 = 3;

/// A match of Dual Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DualDuel {
    pub(super) options: DualDuelOptions,
    /// The duels that each seat has won.
    pub(super) won: BySeat<u8>,
    /// The duel, from 1.
    pub(super) duel: u8,
    /// The round, from 1; 0 before the first one.
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) stage: Stage,
    pub(super) chance: Chance,
    /// The cards left aside, secret to all.
    pub(super) aside: Deck,
    /// The duel's rounds that are over.
    pub(super) rounds: Rounds,
    /// Those whose call in this round is known.
    pub(super) called: SeatSet,
    pub(super) seats: BySeat<SeatState>,
}

/// Whether the match goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    /// The seats that the phase asks owe a decision.
    Waiting,
    /// What was chosen is being carried out: only in frames before the last one of a decision.
    Resolving,
    /// The match is over.
    Over(Outcome),
}

/// Where a duel stands.
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
    /// One called; the other may, too (DD-7).
    Answer,
    /// Those who called swap (DD-8).
    Swap,
    /// A wild is taken up for the bonus rounds (DD-18).
    Bonus,
}

impl Phase {
    /// How long a decision takes at the most, as on the show (DD-22).
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

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct SeatState {
    pub(super) hand: Deck,
    /// Those in hand that everybody knows of (DD-18).
    pub(super) hand_seen: Deck,
    pub(super) slots: [Option<Wild>; 2],
    pub(super) given: Option<Card>,
    pub(super) kept: Option<Card>,
    /// How often it called in this duel.
    pub(super) calls: u8,
    pub(super) pending: Pending<Action>,
}

impl SeatState {
    /// The pair, once both cards lie.
    pub(super) fn pair(&self) -> Option<Pair> {
        Some(Pair { given: self.given?, kept: self.kept? })
    }

    /// The wilds that lie, by slot.
    pub(super) fn wilds(&self) -> impl Iterator<Item = Wild> {
        self.slots.into_iter().flatten()
    }

    /// Where the wild lies.
    pub(super) fn slot_of(&self, card: Card) -> Option<Slot> {
        let holds = |slot: &Slot| self.slots[slot.index()].is_some_and(|wild| wild.card == card);
        Slot::ALL.into_iter().find(holds)
    }
}

/// A wild card in its slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Wild {
    pub(super) card: Card,
    pub(super) face_up: bool,
}

/// One of a seat's two places for wild cards.
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

    /// The place in an array, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number that people use, from 1.
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

/// A round that is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The pairs as they were compared.
    pub pairs: BySeat<Pair>,
    /// Who swapped a wild in.
    pub swapped: SeatSet,
}

/// The rounds of a duel that are over, in order.
pub type Rounds = FixedList<Round, { (ROUNDS + BONUS_ROUNDS) as usize }>;

impl Item for Round {
    const UNUSED: Self = Self {
        pairs: BySeat([Pair { given: Card::UNUSED, kept: Card::UNUSED }; 2]),
        swapped: SeatSet::EMPTY,
    };
}

impl Rounds {
    /// The cards played in them, which lie discarded (DD-10).
    #[must_use]
    pub fn discards(&self) -> Deck {
        self.iter().flat_map(|round| round.pairs.0).flat_map(Pair::cards).collect()
    }
}
