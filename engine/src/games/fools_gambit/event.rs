use serde::{Deserialize, Serialize};

use crate::cards::{Card, Rank};
use crate::game::{self, Outcome, Scope};
use crate::games::fools_gambit::{Choice, Swap};
use crate::seat::{BySeat, Seat, SeatSet};

/// Something that happened. `None` replaces what the observer may not see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A round begins; the first is 1.
    RoundBegan(u8),
    /// The seat's off-hand was shuffled into its main deck (FG-20).
    Recycled(Seat),
    /// The seat drew three cards, which only it sees (FG-5).
    Drew(Seat, Option<[Card; 3]>),
    /// The seat chose its duel card and its wager, which only it sees (FG-6). A time-out is `None`
    /// at first; the rules' choice follows once both seats have chosen.
    Chose(Seat, Option<Choice>),
    /// The seat's time ran out; emitted once both choices are in.
    TimedOut(Seat),
    /// Both wagers were turned up (FG-7).
    WagersShown(BySeat<Card>),
    /// The seat decided about its third card, or timed out: secret until both seats have (FG-8).
    SwapChosen(Seat, Option<Swap>),
    /// The seat's decision about its third card (FG-8).
    Swapped(Seat, SwapShown),
    /// Both duel cards were turned up (FG-9).
    DuelsShown(BySeat<Card>),
    /// These seats' 5s act simultaneously (FG-14, 16, 17).
    FivesActed(SeatSet),
    /// A 5 exchanged the seat's duel card and third card (FG-14).
    Exchanged {
        /// The seat.
        seat: Seat,
        /// The old duel card.
        out: Card,
        /// The new duel card.
        brought_in: Card,
    },
    /// The seat's 2 takes the value of its wager (FG-18).
    TwoTook(Seat, Rank),
    /// The seat's 7 reverses the result (FG-19).
    SevenReversed(Seat),
    /// The round is decided (FG-10, 12).
    RoundWon {
        /// The compared values.
        values: BySeat<Rank>,
        /// Whether a single 7 reversed the result.
        reversed: bool,
        /// The winner; `None` for equal values.
        winner: Option<Seat>,
    },
    /// The winner banked its wager, worth these points (FG-10).
    Banked(Seat, Card, u8),
    /// The loser's wager was discarded (FG-10).
    Discarded(Seat, Card),
    /// Equal values: the wager went to its owner's off-hand (FG-12).
    WagerReturned(Seat, Card),
    /// The seat conceded.
    Conceded(Seat),
    /// The game is over (FG-21, 22).
    Ended(Outcome),
}

/// A swap as everybody sees it (FG-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum SwapShown {
    /// Nothing was exchanged.
    Kept,
    /// The duel card was exchanged, unseen.
    Duel,
    /// The wager was exchanged, and everybody saw both cards.
    Wager {
        /// The old wager, now the third card.
        out: Card,
        /// The new wager.
        brought_in: Card,
    },
}

impl game::Event for Event {
    fn scope(&self) -> Scope<Self> {
        match *self {
            Self::Drew(seat, Some(_)) => Scope::part(seat, Self::Drew(seat, None)),
            Self::Chose(seat, Some(_)) => Scope::part(seat, Self::Chose(seat, None)),
            Self::SwapChosen(seat, Some(_)) => Scope::part(seat, Self::SwapChosen(seat, None)),
            Self::RoundBegan(_) | Self::WagersShown(_) | Self::DuelsShown(_) | Self::Ended(_) => {
                Scope::public(SeatSet::EMPTY)
            }
            Self::Recycled(seat)
            | Self::Drew(seat, None)
            | Self::Chose(seat, None)
            | Self::TimedOut(seat)
            | Self::SwapChosen(seat, None)
            | Self::Swapped(seat, _)
            | Self::Exchanged { seat, .. }
            | Self::TwoTook(seat, _)
            | Self::SevenReversed(seat)
            | Self::Banked(seat, ..)
            | Self::Discarded(seat, _)
            | Self::WagerReturned(seat, _)
            | Self::Conceded(seat) => Scope::public(SeatSet::from_item(seat)),
            Self::FivesActed(seats) => Scope::public(seats),
            Self::RoundWon { winner, .. } => Scope::public(winner.into_iter().collect()),
        }
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        match self {
            // The others learn from the turn that the seat chose; the seat knows its own choice.
            Self::Chose(..) | Self::SwapChosen(..) => SeatSet::EMPTY,
            Self::Drew(seat, _) => SeatSet::from_item(*seat),
            public => public.known_to(seats),
        }
    }
}
