//! What happens in a match, and who sees it.

use serde::{Deserialize, Serialize};

use crate::game::{self, Audience, Outcome};
use crate::games::dual_duel::action::{Action, Swap};
use crate::games::dual_duel::card::{Card, Deck};
use crate::games::dual_duel::rules::scoring::Score;
use crate::games::dual_duel::state::{Pair, Slot};
use crate::seat::{BySeat, Seat, SeatSet};

/// Something that happened. `None` stands for what the observer may not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A duel begins; duels are counted from 1.
    DuelBegan(u8),
    /// The seat was dealt cards, known to itself only: 22 of a new deck (DD-3), or 3 of those left
    /// aside (DD-18).
    Dealt(Seat, u8, Option<Deck>),
    /// The seat has decided, known to itself only while others have not. For a seat whose time ran
    /// out this comes without an action.
    Chose(Seat, Option<Action>),
    /// The seat's time had run out; emitted when all choices are in.
    TimedOut(Seat),
    /// The seat's wilds lie in its two slots, known to itself only (DD-4).
    WildsLaid(Seat, Option<[Card; 2]>),
    /// A round begins; rounds are counted from 1, the bonus rounds are 10 to 12.
    RoundBegan(u8),
    /// Both gave a card; each is told by the seat whose pair it lies in (DD-5).
    Given(BySeat<Card>),
    /// Both kept a card; the pairs are complete (DD-6).
    Kept(BySeat<Card>),
    /// These seats called "Wild" (DD-7).
    Called(SeatSet),
    /// The seat's answer to a single call: whether it calls, too (DD-7).
    Answered(Seat, bool),
    /// The seat swapped a card of its pair with the wild in that slot (DD-8, 9).
    Swapped(Seat, Slot, Swap),
    /// The round is decided (DD-10).
    RoundWon {
        /// The pairs that were compared.
        pairs: BySeat<Pair>,
        /// What they scored.
        scores: BySeat<Score>,
        /// The winner; `None` for equal scores.
        winner: Option<Seat>,
    },
    /// Nine rounds ended equal: bonus rounds follow (DD-18).
    BonusBegan,
    /// The seat took up the wild of that slot (DD-18).
    TookUp {
        /// Whose wild it was.
        seat: Seat,
        /// The slot that is empty now.
        slot: Slot,
        /// The card, for its owner or if it lay face-up.
        card: Option<Card>,
        /// Whether it lay face-up, so that everybody knows it.
        face_up: bool,
    },
    /// A duel is over.
    DuelWon {
        /// How many rounds each seat won.
        wins: BySeat<u8>,
        /// How often each seat called.
        calls: BySeat<u8>,
        /// How the duel ended.
        end: DuelEnd,
    },
    /// The seat gave up.
    Conceded(Seat),
    /// The match is over (DD-2, 21).
    Ended(Outcome),
}

/// How a duel ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum DuelEnd {
    /// This seat won more rounds (DD-17, 20).
    Rounds(Seat),
    /// The rounds were equal, and this seat called less often (DD-20).
    Calls(Seat),
    /// Nobody takes it (DD-20, 21).
    Tied,
}

impl DuelEnd {
    /// Who takes the duel.
    #[must_use]
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::Rounds(seat) | Self::Calls(seat) => Some(seat),
            Self::Tied => None,
        }
    }
}

impl game::Event for Event {
    fn audience(&self) -> Audience<Self> {
        match *self {
            Self::Dealt(seat, count, Some(_)) => {
                Audience::part(seat, Self::Dealt(seat, count, None))
            }
            Self::Chose(seat, Some(_)) => Audience::part(seat, Self::Chose(seat, None)),
            Self::WildsLaid(seat, Some(_)) => Audience::part(seat, Self::WildsLaid(seat, None)),
            Self::TookUp { seat, slot, card: Some(_), face_up: false } => {
                Audience::part(seat, Self::TookUp { seat, slot, card: None, face_up: false })
            }
            Self::DuelBegan(_)
            | Self::Dealt(_, _, None)
            | Self::Chose(_, None)
            | Self::TimedOut(_)
            | Self::WildsLaid(_, None)
            | Self::RoundBegan(_)
            | Self::Given(_)
            | Self::Kept(_)
            | Self::Called(_)
            | Self::Answered(..)
            | Self::Swapped(..)
            | Self::RoundWon { .. }
            | Self::BonusBegan
            | Self::TookUp { .. }
            | Self::DuelWon { .. }
            | Self::Conceded(_)
            | Self::Ended(_) => Audience::All,
        }
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        match self {
            // That a seat has decided shows in the turn; what it decided is its own doing.
            Self::Chose(..) => SeatSet::EMPTY,
            Self::Dealt(seat, ..) | Self::WildsLaid(seat, _) => SeatSet::only(*seat),
            Self::TookUp { .. } => SeatSet::first(seats),
            public => public.known_to(seats),
        }
    }
}
