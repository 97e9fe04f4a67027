use serde::{Deserialize, Serialize};

use crate::game::{self, Audience, Outcome, Scope};
use crate::games::gold_rush_shoot_out::state::MOST_SEATS;
use crate::games::gold_rush_shoot_out::{
    Ambush, Card, CardCounts, Load, Pistol, Play, Stand, Take, Tally,
};
use crate::seat::{BySeat, Seat, SeatSet};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The table breaks for talk (GR-6).
    BreakBegan,
    /// A round begins, from 1; this seat has first priority (GR-7, GR-8).
    RoundBegan(u8, Seat),
    /// The take was laid out (GR-9).
    TakeLaid(Take),
    /// The seat loaded, or the rules did once all choices were in; only it sees the load (GR-10).
    Loaded(Seat, Load),
    /// The seat aimed, a secret until all have (GR-11).
    Aimed(Seat, Seat),
    /// The seat's time ran out in a simultaneous choice; only it sees that.
    RanOut(Seat),
    /// The seat's time ran out; emitted as soon as this tells no secret.
    TimedOut(Seat),
    /// All pistols are shown (GR-11).
    AimsShown(BySeat<Option<Seat>, MOST_SEATS>),
    /// The seat played no ability card, though it could (GR-12).
    Passed(Seat),
    /// The seat played an ability card (GR-13 to GR-16).
    Played(Seat, Play),
    /// The seat's choice in the standoff, secret until all have chosen (GR-17).
    StandChosen(Seat, Stand),
    /// These seats sit out (GR-17).
    StandoffShown(SeatSet),
    /// The seat aimed at nobody standing: its ammo was discarded unseen (GR-19).
    AmmoDiscarded(Seat),
    /// The seat's choice of an ambush, secret until all have chosen (GR-20).
    AmbushChosen(Seat, Ambush),
    /// These seats, if any, sprang an ambush (GR-20).
    AmbushShown(SeatSet),
    /// The pistol turned on its holder (GR-20).
    Turned(Pistol),
    /// The seat turned up its ammo (GR-21).
    Revealed(Seat, Load),
    /// The seat ducked, and this many bullets missed it (GR-16).
    Ducked(Seat, u8),
    /// The seat got this many wounds (GR-21).
    Wounded(Seat, u8),
    /// The seat took this card, from this place of the take, counted from 1 (GR-23).
    Took(Seat, u8, Card),
    /// The seat took the first-priority token (GR-23).
    TookPriority(Seat),
    /// Nobody took these cards, which leave the game (GR-24).
    LeftOver(CardCounts),
    /// The seat's envelope was opened, with this result (GR-25 to GR-28).
    EnvelopeOpened(Seat, CardCounts, Tally),
    /// The seat left: it times out from now on.
    Left(Seat),
    /// The game is over.
    Ended(Outcome),
}

impl game::Event for Event {
    fn scope(&self) -> Scope<Self> {
        let only =
            |seat, names| Scope { names, audience: Audience::Only(SeatSet::from_item(seat)) };
        let pair = |one: Seat, other: Seat| SeatSet::from_item(one).with(other);
        match *self {
            Self::Loaded(seat, _)
            | Self::RanOut(seat)
            | Self::StandChosen(seat, _)
            | Self::AmbushChosen(seat, _) => only(seat, SeatSet::from_item(seat)),
            Self::Aimed(seat, at) => only(seat, pair(seat, at)),
            Self::BreakBegan | Self::TakeLaid(_) | Self::LeftOver(_) | Self::Ended(_) => {
                Scope::public(SeatSet::EMPTY)
            }
            Self::RoundBegan(_, seat)
            | Self::TimedOut(seat)
            | Self::Passed(seat)
            | Self::Played(seat, Play::Bandage | Play::DuckAndWeave)
            | Self::AmmoDiscarded(seat)
            | Self::Turned(Pistol { holder: seat, .. })
            | Self::Revealed(seat, _)
            | Self::Ducked(seat, _)
            | Self::Wounded(seat, _)
            | Self::Took(seat, ..)
            | Self::TookPriority(seat)
            | Self::EnvelopeOpened(seat, ..)
            | Self::Left(seat) => Scope::public(SeatSet::from_item(seat)),
            Self::Played(seat, Play::DualWield { target }) => Scope::public(pair(seat, target)),
            Self::Played(seat, Play::HiredHand { pistol, target }) => {
                Scope::public(pair(seat, target).with(pistol.holder))
            }
            Self::AimsShown(aims) => Scope::public(aims.0.into_iter().flatten().collect()),
            Self::StandoffShown(seats) | Self::AmbushShown(seats) => Scope::public(seats),
        }
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        match self.audience() {
            Audience::All => SeatSet::first(seats),
            // The seat's own choice, or the rules' default.
            _ => SeatSet::EMPTY,
        }
    }
}
