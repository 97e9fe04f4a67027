use serde::{Deserialize, Serialize};

use crate::game::{self, Outcome, Scope};
use crate::games::dual_duel::{Action, Card, Cards, Pair, Score, Slot, Swap};
use crate::seat::{BySeat, Seat, SeatSet};

/// Something that happened. `None` replaces what the observer may not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A duel begins; the first is 1.
    DuelBegan(u8),
    /// The seat was dealt cards, its secret: 22 of a new deck (DD-3), or 3 left aside (DD-18).
    Dealt(Seat, u8, Option<Cards>),
    /// The seat decided. The action is secret until all have decided; a time-out has no action.
    Chose(Seat, Option<Action>),
    /// The seat's time ran out; emitted once all choices are in.
    TimedOut(Seat),
    /// The seat's wilds lie in its slots; only it sees them (DD-4).
    WildsLaid(Seat, Option<[Card; 2]>),
    /// A round begins: 1 to 9, bonus rounds 10 to 12.
    RoundBegan(u8),
    /// Both gave a card, listed by the seat that gets it (DD-5).
    Given(BySeat<Card>),
    /// Both kept a card, which completes the pairs (DD-6).
    Kept(BySeat<Card>),
    /// These seats called "Wild" (DD-7).
    Called(SeatSet),
    /// The seat answered a single call; true if it calls too (DD-7).
    Answered(Seat, bool),
    /// The seat swapped a card of its pair for the wild in that slot (DD-8, 9).
    Swapped(Seat, Slot, Swap),
    /// The round is decided (DD-10).
    RoundWon {
        /// The compared pairs.
        pairs: BySeat<Pair>,
        /// The pairs' scores.
        scores: BySeat<Score>,
        /// The winner; `None` for equal scores.
        winner: Option<Seat>,
    },
    /// Nine rounds ended equal: bonus rounds begin (DD-18).
    BonusBegan,
    /// The seat took a wild back (DD-18).
    TookUp {
        /// The wild's owner.
        seat: Seat,
        /// The wild's slot, now empty.
        slot: Slot,
        /// The card, for its owner or if face-up.
        card: Option<Card>,
        /// Whether the wild was face-up.
        face_up: bool,
    },
    /// A duel is over.
    DuelWon {
        /// Rounds won, by seat.
        wins: BySeat<u8>,
        /// Calls, by seat.
        calls: BySeat<u8>,
        /// The duel's end.
        end: DuelEnd,
    },
    /// The seat conceded.
    Conceded(Seat),
    /// The match is over (DD-2, 21).
    Ended(Outcome),
}

/// The end of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum DuelEnd {
    /// This seat won more rounds (DD-17, 20).
    Rounds(Seat),
    /// The rounds were equal, and this seat called less often (DD-20).
    Calls(Seat),
    /// Nobody wins the duel (DD-20, 21).
    Tied,
}

impl DuelEnd {
    /// The duel's winner.
    #[must_use]
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::Rounds(seat) | Self::Calls(seat) => Some(seat),
            Self::Tied => None,
        }
    }
}

impl game::Event for Event {
    fn scope(&self) -> Scope<Self> {
        match *self {
            Self::Dealt(seat, count, Some(_)) => Scope::part(seat, Self::Dealt(seat, count, None)),
            Self::Chose(seat, Some(_)) => Scope::part(seat, Self::Chose(seat, None)),
            Self::WildsLaid(seat, Some(_)) => Scope::part(seat, Self::WildsLaid(seat, None)),
            Self::TookUp { seat, slot, card: Some(_), face_up: false } => {
                Scope::part(seat, Self::TookUp { seat, slot, card: None, face_up: false })
            }
            Self::DuelBegan(_)
            | Self::RoundBegan(_)
            | Self::Given(_)
            | Self::Kept(_)
            | Self::BonusBegan
            | Self::Ended(_) => Scope::public(SeatSet::EMPTY),
            Self::Dealt(seat, _, None)
            | Self::Chose(seat, None)
            | Self::TimedOut(seat)
            | Self::WildsLaid(seat, None)
            | Self::Answered(seat, _)
            | Self::Swapped(seat, ..)
            | Self::TookUp { seat, .. }
            | Self::Conceded(seat) => Scope::public(SeatSet::from_item(seat)),
            Self::Called(seats) => Scope::public(seats),
            Self::RoundWon { winner, .. } => Scope::public(winner.into_iter().collect()),
            Self::DuelWon { end, .. } => Scope::public(end.winner().into_iter().collect()),
        }
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        match self {
            // The turn tells the others that the seat decided; the seat knows its own decision.
            Self::Chose(..) => SeatSet::EMPTY,
            Self::Dealt(seat, ..) | Self::WildsLaid(seat, _) => SeatSet::from_item(*seat),
            Self::TookUp { .. } => SeatSet::first(seats),
            public => public.known_to(seats),
        }
    }
}
