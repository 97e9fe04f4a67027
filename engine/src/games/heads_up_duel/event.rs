//! What happens in a game, and who sees it.

use serde::{Deserialize, Serialize};

use crate::game::{self, Audience, Outcome};
use crate::games::heads_up_duel::{
    Backs, BySide, Card, CardKind, Cards, Joker, Lot, Offer, Pack, Scoring,
};
use crate::seat::{Seat, SeatSet};

/// Something that happened. `None` stands for what the observer may not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A period of trading begins; periods are counted from 1 (HUD-6).
    PeriodBegan(u8),
    /// A seat made another one an offer, a secret of the two (HUD-7).
    Offered(Offer),
    /// An offer is not open any more, a secret of the two.
    Closed(Offer, Closed),
    /// An offer was accepted, a secret of the two. The cards are those given for it (HUD-8).
    Traded(Offer, Lot),
    /// The backs that all see a seat hold are these now (HUD-2).
    BacksChanged(Seat, Backs),
    /// The seat spent half a token, which nobody else is told (HUD-10, 44).
    TokenSpent(Seat),
    /// A seat bought a pack (HUD-15). Which one others see by the backs, if those differ.
    PackSold(Seat, Option<Pack>),
    /// What was in the pack that the seat bought, known to itself only.
    Unpacked {
        /// The buyer.
        seat: Seat,
        /// The pack.
        pack: Pack,
        /// Its cards.
        cards: Cards,
        /// What a Joker does, told to whoever buys one (HUD-16).
        joker: Option<Joker>,
    },
    /// The seat has finished in this period.
    Finished(Seat),
    /// The seat has not finished any more: somebody has made it an offer.
    Reopened(Seat),
    /// The seat's time ran out.
    TimedOut(Seat),
    /// The seat has left.
    Left(Seat),
    /// The seat submitted its deck, and these marbles and half tokens (HUD-17, 18, 44).
    Submitted {
        /// The seat.
        seat: Seat,
        /// Its marbles.
        marbles: u16,
        /// How many half tokens it has left.
        halves: u8,
    },
    /// These seats are tied, and name the one that picks (HUD-19).
    Tied(SeatSet),
    /// The seat has named one, known to itself only until all have.
    Named(Seat, Option<Seat>),
    /// This is whom the seat has named.
    NameShown(Seat, Seat),
    /// The seat picks its opponent next (HUD-18).
    Picks(Seat),
    /// These two will duel; the first has picked the second.
    Picked(Seat, Seat),
    /// A duel begins; duels are counted from 1 (HUD-21).
    DuelBegan(u8, BySide<Seat>),
    /// A round begins, in which that seat acts first (HUD-25). Rounds are counted from 1.
    RoundBegan(u16, Seat),
    /// The seat has chosen its showdown card, known to itself only (HUD-23).
    Chose(Seat, Option<Card>),
    /// Both showdown cards are turned up: those of these seats.
    Shown(BySide<Seat>, BySide<Card>),
    /// The seat played a card (HUD-24).
    Played(Seat, Card),
    /// What the seat's Joker does now (HUD-16).
    JokerDoes(Seat, JokerShows),
    /// The seat's Queen let the number in, and is discarded (HUD-29).
    QueenSpent(Seat),
    /// An Ace turned the scoring round, to this (HUD-31).
    Flipped(Scoring),
    /// A Jack swept the table (HUD-28).
    Swept(Seat),
    /// The seat is ready for the end of the round.
    Ready(Seat),
    /// The round is over (HUD-27).
    RoundEnded {
        /// Who duels.
        seats: BySide<Seat>,
        /// The sums of both sides.
        sums: BySide<u32>,
        /// Who gets the point; `None` for equal sums.
        point: Option<Seat>,
        /// The bonus points of Kings (HUD-30).
        kings: BySide<u16>,
    },
    /// The duel is over (HUD-34).
    DuelEnded {
        /// Who duelled.
        seats: BySide<Seat>,
        /// The points of both sides.
        points: BySide<u16>,
        /// Who won it.
        winner: Option<Seat>,
    },
    /// These seats scored most in all duels, and get half a token more (HUD-36).
    Bonus(SeatSet),
    /// The seat gave up.
    Conceded(Seat),
    /// The game is over (HUD-37).
    Ended(Outcome),
}

/// Why an offer is not open any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Closed {
    /// The receiver declined it.
    Declined,
    /// The maker withdrew it.
    Withdrawn,
    /// It was accepted, but the maker no longer had what it promised (HUD-8).
    NotKept,
    /// The trading ended (HUD-8).
    TradingEnded,
    /// One of the two left.
    Left,
}

/// What all see a Joker do (HUD-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum JokerShows {
    /// Nothing.
    Nothing,
    /// It is this special card.
    Is(CardKind),
    /// It counts so much.
    Counts(u8),
}

impl game::Event for Event {
    fn audience(&self) -> Audience<Self> {
        match *self {
            Self::Offered(offer) | Self::Closed(offer, _) | Self::Traded(offer, _) => {
                Audience::Between(SeatSet::only(offer.from).with(offer.to))
            }
            Self::TokenSpent(seat) | Self::Unpacked { seat, .. } => {
                Audience::Between(SeatSet::only(seat))
            }
            Self::Named(seat, Some(_)) => Audience::part(seat, Self::Named(seat, None)),
            Self::Chose(seat, Some(_)) => Audience::part(seat, Self::Chose(seat, None)),
            Self::PeriodBegan(_)
            | Self::BacksChanged(..)
            | Self::PackSold(..)
            | Self::Finished(_)
            | Self::Reopened(_)
            | Self::TimedOut(_)
            | Self::Left(_)
            | Self::Submitted { .. }
            | Self::Tied(_)
            | Self::Named(_, None)
            | Self::NameShown(..)
            | Self::Picks(_)
            | Self::Picked(..)
            | Self::DuelBegan(..)
            | Self::RoundBegan(..)
            | Self::Chose(_, None)
            | Self::Shown(..)
            | Self::Played(..)
            | Self::JokerDoes(..)
            | Self::QueenSpent(_)
            | Self::Flipped(_)
            | Self::Swept(_)
            | Self::Ready(_)
            | Self::RoundEnded { .. }
            | Self::DuelEnded { .. }
            | Self::Bonus(_)
            | Self::Conceded(_)
            | Self::Ended(_) => Audience::All,
        }
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        match self {
            // What a seat does itself tells it nothing new.
            Self::Offered(offer) => SeatSet::only(offer.to),
            Self::Named(..) | Self::Chose(..) | Self::TokenSpent(_) => SeatSet::EMPTY,
            other => other.known_to(seats),
        }
    }
}
