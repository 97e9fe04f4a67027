use serde::{Deserialize, Serialize};

use crate::game::{self, Audience, Outcome, Scope};
use crate::games::heads_up_duel::{
    Backs, BySide, Card, CardCounts, CardKind, Joker, Offer, OfferCards, Pack, Scoring,
};
use crate::seat::{Seat, SeatSet};

/// Something that happened. `None` replaces what the observer may not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A period of trading begins; the first is 1 (HUD-6).
    PeriodBegan(u8),
    /// A seat made another an offer, their secret (HUD-7).
    Offered(Offer),
    /// An offer was closed, a secret of its two seats.
    Closed(Offer, CloseReason),
    /// An offer was accepted for these cards, a secret of its two seats (HUD-8).
    Traded(Offer, OfferCards),
    /// The backs of the seat's deck changed, which everybody sees (HUD-2).
    BacksChanged(Seat, Backs),
    /// The seat spent half a token, its secret (HUD-10, 44).
    TokenSpent(Seat),
    /// The seat bought a pack (HUD-15); `None` if all backs are alike, so that others can't tell.
    PackSold(Seat, Option<Pack>),
    /// The bought pack's content, its buyer's secret.
    Unpacked {
        /// The buyer.
        seat: Seat,
        /// The pack.
        pack: Pack,
        /// Its cards.
        cards: CardCounts,
        /// The Joker's effect, in a Special pack (HUD-16).
        joker: Option<Joker>,
    },
    /// The seat finished in this period.
    Finished(Seat),
    /// The seat got an offer, so it is no longer finished.
    Reopened(Seat),
    /// The seat's time ran out.
    TimedOut(Seat),
    /// The seat left.
    Left(Seat),
    /// The seat submitted its deck, marbles and half tokens (HUD-17, 18, 44).
    Submitted {
        /// The seat.
        seat: Seat,
        /// Its marbles.
        marbles: u16,
        /// Its half tokens.
        halves: u8,
    },
    /// These seats are tied, and each names the one to pick first (HUD-19).
    Tied(SeatSet),
    /// The seat named a tied seat, a secret until all have.
    Named(Seat, Option<Seat>),
    /// All see that the first seat named the second.
    NameShown(Seat, Seat),
    /// The seat may pick its opponent (HUD-18).
    Picks(Seat),
    /// The first seat picked the second as its opponent.
    Picked(Seat, Seat),
    /// A duel begins; the first is 1 (HUD-21).
    DuelBegan(u8, BySide<Seat>),
    /// A round begins, from 1, and this seat acts first (HUD-25).
    RoundBegan(u16, Seat),
    /// The seat chose its showdown card, its secret until both are turned up (HUD-23).
    Chose(Seat, Option<Card>),
    /// Both showdown cards were turned up.
    Shown(BySide<Seat>, BySide<Card>),
    /// The seat played a card (HUD-24).
    Played(Seat, Card),
    /// The seat's Joker now has this effect (HUD-16).
    JokerDoes(Seat, JokerShows),
    /// The seat's Queen let a number in and was discarded (HUD-29).
    QueenSpent(Seat),
    /// An Ace flipped the scoring (HUD-31).
    Flipped(Scoring),
    /// The seat's Jack cleared the table (HUD-28).
    Swept(Seat),
    /// The seat is ready to end the round.
    Ready(Seat),
    /// A round is over (HUD-27).
    RoundEnded {
        /// The duellists.
        seats: BySide<Seat>,
        /// Both sides' sums.
        sums: BySide<u32>,
        /// The seat that scores; `None` if the sums are equal.
        point: Option<Seat>,
        /// Kings' bonus points (HUD-30).
        kings: BySide<u16>,
    },
    /// A duel is over (HUD-34).
    DuelEnded {
        /// The duellists.
        seats: BySide<Seat>,
        /// Both sides' points.
        points: BySide<u16>,
        /// The winner.
        winner: Option<Seat>,
    },
    /// These seats scored most in all duels, for half a token (HUD-36).
    Bonus(SeatSet),
    /// The seat conceded.
    Conceded(Seat),
    /// The game is over (HUD-37).
    Ended(Outcome),
}

/// Why an offer was closed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum CloseReason {
    /// The receiver declined it.
    Declined,
    /// The maker withdrew it.
    Withdrawn,
    /// It was accepted, but the maker no longer had what it offered (HUD-8).
    NotKept,
    /// Trading ended (HUD-8).
    TradingEnded,
    /// One of the two seats left.
    Left,
}

/// A Joker's visible effect (HUD-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum JokerShows {
    /// None.
    Nothing,
    /// It is this special card.
    Is(CardKind),
    /// It counts as this number.
    Counts(u8),
}

impl game::Event for Event {
    fn scope(&self) -> Scope<Self> {
        let between = |names| Scope { names, audience: Audience::Between(names) };
        let pair = |one: Seat, other: Seat| SeatSet::from_item(one).with(other);
        match *self {
            Self::Offered(offer) | Self::Closed(offer, _) | Self::Traded(offer, _) => {
                between(pair(offer.from, offer.to))
            }
            Self::TokenSpent(seat) | Self::Unpacked { seat, .. } => {
                between(SeatSet::from_item(seat))
            }
            Self::Named(seat, Some(other)) => {
                let for_others = Self::Named(seat, None);
                Scope { names: pair(seat, other), ..Scope::part(seat, for_others) }
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
            | Self::Conceded(seat) => Scope::public(SeatSet::from_item(seat)),
            Self::NameShown(one, other) | Self::Picked(one, other) => {
                Scope::public(pair(one, other))
            }
            Self::DuelBegan(_, seats) | Self::Shown(seats, _) => {
                Scope::public(seats.0.into_iter().collect())
            }
            Self::RoundEnded { seats, point: winner, .. }
            | Self::DuelEnded { seats, winner, .. } => {
                Scope::public(seats.0.into_iter().chain(winner).collect())
            }
            Self::Tied(seats) | Self::Bonus(seats) => Scope::public(seats),
        }
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        match self {
            // A seat's own action tells it nothing new.
            Self::Offered(offer) => SeatSet::from_item(offer.to),
            Self::Named(..) | Self::Chose(..) | Self::TokenSpent(_) => SeatSet::EMPTY,
            other => other.known_to(seats),
        }
    }
}
