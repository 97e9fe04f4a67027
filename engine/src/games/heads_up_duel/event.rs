//! The events of a game, and who sees them.

use serde::{Deserialize, Serialize};

use crate::game::{self, Audience, Outcome, Scope};
use crate::games::heads_up_duel::{
    Backs, BySide, Card, CardKind, Cards, Joker, Lot, Offer, Pack, Scoring,
};
use crate::seat::{Seat, SeatSet};

/// Something that happened. `None` stands for what the observer may not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A period of trading begins; periods are counted from 1 (HUD-6).
    PeriodBegan(u8),
    /// A seat made another one an offer, a secret of these two (HUD-7).
    Offered(Offer),
    /// An offer is no longer open, a secret of the two.
    Closed(Offer, Closed),
    /// An offer was accepted, a secret of the two. The cards are those paid for it (HUD-8).
    Traded(Offer, Lot),
    /// The backs that everybody sees a seat hold are now these (HUD-2).
    BacksChanged(Seat, Backs),
    /// The seat spent half a token, unknown to others (HUD-10, 44).
    TokenSpent(Seat),
    /// A seat bought a pack (HUD-15). Others know which one by the backs, if those differ.
    PackSold(Seat, Option<Pack>),
    /// The content of the pack that the seat bought, which only it sees.
    Unpacked {
        /// The buyer.
        seat: Seat,
        /// The pack.
        pack: Pack,
        /// Its cards.
        cards: Cards,
        /// A Joker's effect, told to its buyer (HUD-16).
        joker: Option<Joker>,
    },
    /// The seat has finished in this period.
    Finished(Seat),
    /// The seat has an offer, so it has no longer finished.
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
        /// The half tokens it has left.
        halves: u8,
    },
    /// These seats are tied, and name the one that picks (HUD-19).
    Tied(SeatSet),
    /// The seat has named one, which only it sees until all have.
    Named(Seat, Option<Seat>),
    /// The second seat is the one that the first named.
    NameShown(Seat, Seat),
    /// The seat picks its opponent next (HUD-18).
    Picks(Seat),
    /// These two will duel; the first picked the second.
    Picked(Seat, Seat),
    /// A duel begins; duels are counted from 1 (HUD-21).
    DuelBegan(u8, BySide<Seat>),
    /// A round begins, in which that seat acts first (HUD-25). Rounds are counted from 1.
    RoundBegan(u16, Seat),
    /// The seat has chosen its showdown card, which only it sees (HUD-23).
    Chose(Seat, Option<Card>),
    /// Both showdown cards are turned up.
    Shown(BySide<Seat>, BySide<Card>),
    /// The seat played a card (HUD-24).
    Played(Seat, Card),
    /// The seat's Joker has this effect now (HUD-16).
    JokerDoes(Seat, JokerShows),
    /// The seat's Queen let the number in, and is discarded (HUD-29).
    QueenSpent(Seat),
    /// An Ace flipped the scoring to this (HUD-31).
    Flipped(Scoring),
    /// A Jack cleared the table (HUD-28).
    Swept(Seat),
    /// The seat is ready for the end of the round.
    Ready(Seat),
    /// The round is over (HUD-27).
    RoundEnded {
        /// The duellists.
        seats: BySide<Seat>,
        /// The sums of both sides.
        sums: BySide<u32>,
        /// The seat that gets the point; `None` for equal sums.
        point: Option<Seat>,
        /// The bonus points of Kings (HUD-30).
        kings: BySide<u16>,
    },
    /// The duel is over (HUD-34).
    DuelEnded {
        /// The duellists.
        seats: BySide<Seat>,
        /// The points of both sides.
        points: BySide<u16>,
        /// The winner.
        winner: Option<Seat>,
    },
    /// These seats scored most in all duels, and get half a token more (HUD-36).
    Bonus(SeatSet),
    /// The seat conceded.
    Conceded(Seat),
    /// The game is over (HUD-37).
    Ended(Outcome),
}

/// Why an offer is no longer open.
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

/// A Joker's visible effect (HUD-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum JokerShows {
    /// None.
    Nothing,
    /// It is this special card.
    Is(CardKind),
    /// It counts this much.
    Counts(u8),
}

impl game::Event for Event {
    fn scope(&self) -> Scope<Self> {
        let between = |names| Scope { names, audience: Audience::Between(names) };
        let both = |one: Seat, other: Seat| SeatSet::only(one).with(other);
        match *self {
            Self::Offered(offer) | Self::Closed(offer, _) | Self::Traded(offer, _) => {
                between(both(offer.from, offer.to))
            }
            Self::TokenSpent(seat) | Self::Unpacked { seat, .. } => between(SeatSet::only(seat)),
            Self::Named(seat, Some(other)) => {
                let others = Self::Named(seat, None);
                Scope { names: both(seat, other), ..Scope::part(seat, others) }
            }
            Self::Chose(seat, Some(_)) => Scope::part(seat, Self::Chose(seat, None)),
            Self::PeriodBegan(_) | Self::Flipped(_) | Self::Ended(_) => {
                Scope::public(SeatSet::EMPTY)
            }
            Self::BacksChanged(seat, _)
            | Self::PackSold(seat, _)
            | Self::Finished(seat)
            | Self::Reopened(seat)
            | Self::TimedOut(seat)
            | Self::Left(seat)
            | Self::Submitted { seat, .. }
            | Self::Named(seat, None)
            | Self::Picks(seat)
            | Self::RoundBegan(_, seat)
            | Self::Chose(seat, None)
            | Self::Played(seat, _)
            | Self::JokerDoes(seat, _)
            | Self::QueenSpent(seat)
            | Self::Swept(seat)
            | Self::Ready(seat)
            | Self::Conceded(seat) => Scope::public(SeatSet::only(seat)),
            Self::NameShown(one, other) | Self::Picked(one, other) => {
                Scope::public(both(one, other))
            }
            Self::DuelBegan(_, seats) | Self::Shown(seats, _) => {
                Scope::public(seats.0.into_iter().collect())
            }
            Self::RoundEnded { seats, point: of, .. }
            | Self::DuelEnded { seats, winner: of, .. } => {
                Scope::public(seats.0.into_iter().chain(of).collect())
            }
            Self::Tied(seats) | Self::Bonus(seats) => Scope::public(seats),
        }
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        match self {
            // A seat's own doing tells it nothing new.
            Self::Offered(offer) => SeatSet::only(offer.to),
            Self::Named(..) | Self::Chose(..) | Self::TokenSpent(_) => SeatSet::EMPTY,
            other => other.known_to(seats),
        }
    }
}
