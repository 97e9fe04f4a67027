use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::game::{self, Audience, Outcome, Scope};
use crate::games::duel_52::{CardId, CardIds, Fort, Lane, Lanes, LookTarget, Power};
use crate::seat::{Seat, SeatSet};

/// Something that happened. `None` replaces a face that the observer may not see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The seat picked a bannerman (D52-55).
    BannermanPicked {
        /// The picking seat.
        seat: Seat,
        /// The card of its rank, publicly in the seat's hand.
        behind: Card,
        /// The card now face-up before the seat.
        bannerman: Card,
    },
    /// The seat could pick no bannerman (D52-55).
    NoBannerman(Seat),
    /// The deck lacks ranks that the seat holds: so the seat knows that the enemy holds these cards.
    DeckLacks(Seat, CardSet),
    /// Base cards are dealt, others set aside: the game begins (D52-56).
    BaseCardsDealt,
    /// The seat's turn begins, with this number of actions.
    TurnBegan(Seat, u8),
    /// The seat drew a card, which only it sees (D52-4).
    Drew(Seat, Option<Card>),
    /// The draw pile is empty: the end phase begins (D52-16).
    PileEmptied,
    /// The seat played a card face-down from hand (D52-6, 44).
    Played {
        /// The seat.
        seat: Seat,
        /// The card's new id.
        #[serde(rename = "number")]
        id: CardId,
        /// Its lane.
        lane: Lane,
        /// Its face, for the seat.
        card: Option<Card>,
    },
    /// A seat's card was turned face-up (D52-7).
    TurnedUp {
        /// The owner.
        seat: Seat,
        /// Its id.
        #[serde(rename = "number")]
        id: CardId,
        /// Its face.
        card: Card,
        /// The seats that knew its face.
        known_to: SeatSet,
    },
    /// The seat made a pair of two cards (D52-9).
    Paired(Seat, CardId, CardId),
    /// A pair ended (D52-14).
    Parted(CardId, CardId),
    /// The seat's first card, or its pair, attacks the second card (D52-8, 13).
    Attacked(Seat, CardId, CardId),
    /// The seat's first card, the attacker, hits the second card too (D52-28).
    AlsoHit(Seat, CardId, CardId),
    /// The seat declined a further target of an attack, or a card for a Queen.
    Declined(Seat),
    /// A card takes damage.
    Damaged(CardId, u8),
    /// A face-up card is killed.
    Killed(CardId),
    /// A face-down card is killed, unseen: it was no 3 (D52-12).
    KilledUnseen(CardId),
    /// A 3 killed face-down turns face-up instead (D52-21).
    Sprung(CardId, Card),
    /// The card just sprung was a banner 3: its attackers take damage (D52-59).
    Boomed(CardId),
    /// This card's power is applied next (D52-32).
    PowerUsed(Seat, CardId),
    /// More actions in this turn (D52-19).
    ActionsGained(Seat, u8),
    /// The seat discarded a card face-down (D52-20).
    Discarded(Seat, Option<Card>),
    /// The seat looked at a card (D52-22).
    Looked(Seat, LookTarget, Option<Card>),
    /// The enemy saw the seat's hand (D52-60).
    HandShown(Seat, Option<CardSet>),
    /// These cards were frozen (D52-24).
    Froze(CardIds),
    /// The seat can't play into the lane in its next turn (D52-62).
    LaneStopped(Seat, Lane),
    /// A card lost damage.
    Healed(CardId, u8),
    /// The seat moved a card to another lane (D52-30).
    Moved(Seat, CardId, Lane),
    /// The seat's mage cast a spell (D52-41).
    Cast(Seat, Power),
    /// The powers of these cards are reactivated (D52-31, 51).
    Roused(CardIds),
    /// The seat played its warrior, face-up (D52-42).
    WarriorPlayed(Seat, CardId, Lane),
    /// The seat owes forts in these lanes (D52-74).
    FortsDue(Seat, Lanes),
    /// The seat took a fort (D52-74).
    FortTaken {
        /// The seat.
        seat: Seat,
        /// The fort.
        fort: Fort,
        /// The card's new id.
        #[serde(rename = "number")]
        id: CardId,
        /// Its lane.
        lane: Lane,
        /// Its face, for the seat.
        card: Option<Card>,
    },
    /// The seat's turn is over.
    TurnEnded(Seat),
    /// The seat's time ran out (D52-82).
    TimedOut(Seat),
    /// The seat conceded.
    Conceded(Seat),
    /// The game is over (D52-17, 18).
    Ended(Outcome),
}

impl game::Event for Event {
    fn scope(&self) -> Scope<Self> {
        match *self {
            Self::DeckLacks(seat, _) => {
                let names = SeatSet::from_item(seat);
                Scope { names, audience: Audience::Only(names) }
            }
            // A shown hand is known to both seats.
            Self::HandShown(seat, Some(_)) => {
                let others = Self::HandShown(seat, None);
                let audience = Audience::Part(SeatSet::first(2), others);
                Scope { names: SeatSet::from_item(seat), audience }
            }
            Self::Drew(seat, Some(_)) => Scope::part(seat, Self::Drew(seat, None)),
            Self::Discarded(seat, Some(_)) => Scope::part(seat, Self::Discarded(seat, None)),
            Self::Looked(seat, target, Some(_)) => {
                Scope::part(seat, Self::Looked(seat, target, None))
            }
            Self::Played { seat, id, lane, card: Some(_) } => {
                Scope::part(seat, Self::Played { seat, id, lane, card: None })
            }
            Self::FortTaken { seat, fort, id, lane, card: Some(_) } => {
                Scope::part(seat, Self::FortTaken { seat, fort, id, lane, card: None })
            }
            Self::BaseCardsDealt
            | Self::PileEmptied
            | Self::Parted(..)
            | Self::Damaged(..)
            | Self::Killed(_)
            | Self::KilledUnseen(_)
            | Self::Sprung(..)
            | Self::Boomed(_)
            | Self::Froze(_)
            | Self::Healed(..)
            | Self::Roused(_)
            | Self::Ended(_) => Scope::public(SeatSet::EMPTY),
            Self::TurnedUp { seat, known_to, .. } => Scope::public(known_to.with(seat)),
            Self::BannermanPicked { seat, .. }
            | Self::NoBannerman(seat)
            | Self::TurnBegan(seat, _)
            | Self::Drew(seat, None)
            | Self::Played { seat, card: None, .. }
            | Self::Paired(seat, ..)
            | Self::Attacked(seat, ..)
            | Self::AlsoHit(seat, ..)
            | Self::Declined(seat)
            | Self::PowerUsed(seat, _)
            | Self::ActionsGained(seat, _)
            | Self::Discarded(seat, None)
            | Self::Looked(seat, _, None)
            | Self::HandShown(seat, None)
            | Self::LaneStopped(seat, _)
            | Self::Moved(seat, ..)
            | Self::Cast(seat, _)
            | Self::WarriorPlayed(seat, ..)
            | Self::FortsDue(seat, _)
            | Self::FortTaken { seat, card: None, .. }
            | Self::TurnEnded(seat)
            | Self::TimedOut(seat)
            | Self::Conceded(seat) => Scope::public(SeatSet::from_item(seat)),
        }
    }

    fn reveals_to(&self, seats: u8) -> SeatSet {
        let all = SeatSet::first(seats);
        match self {
            Self::DeckLacks(seat, _) | Self::Drew(seat, _) => SeatSet::from_item(*seat),
            Self::HandShown(seat, _) => SeatSet::from_item(seat.other()),
            Self::TurnedUp { seat, known_to, .. } if known_to.contains(*seat) => all.without(*seat),
            // The seat's own choice.
            Self::Played { seat, .. }
            | Self::Discarded(seat, _)
            | Self::Paired(seat, ..)
            | Self::Attacked(seat, ..)
            | Self::AlsoHit(seat, ..)
            | Self::Declined(seat)
            | Self::PowerUsed(seat, _)
            | Self::Moved(seat, ..)
            | Self::Cast(seat, _)
            | Self::WarriorPlayed(seat, ..)
            | Self::TurnEnded(seat) => all.without(*seat),
            // Anybody can work these out.
            Self::BaseCardsDealt
            | Self::TurnBegan(..)
            | Self::PileEmptied
            | Self::Parted(..)
            | Self::Damaged(..)
            | Self::Killed(_)
            | Self::Boomed(_)
            | Self::ActionsGained(..)
            | Self::Froze(_)
            | Self::LaneStopped(..)
            | Self::Healed(..)
            | Self::Roused(_)
            | Self::FortsDue(..) => SeatSet::EMPTY,
            Self::BannermanPicked { .. }
            | Self::NoBannerman(_)
            | Self::TurnedUp { .. }
            | Self::KilledUnseen(_)
            | Self::Sprung(..)
            | Self::Looked(..)
            | Self::FortTaken { .. }
            | Self::TimedOut(_)
            | Self::Conceded(_)
            | Self::Ended(_) => all,
        }
    }
}
